import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import { UsageError } from '../lib/usageError.ts'
import type { OutputInputData } from './outputInput.ts'
import type { WrittenOutputs } from './write.ts'

// A worker owns its share of the documents for a whole build: it reads, validates and keeps them, and later makes their pages.

/** What a worker validates its documents with. */
export interface ValidationTask {
  folder: string
  /** File → the stamp that it is listed with. */
  documents: [file: string, stamp: string][]
  files: [path: string, facts: FileFacts][]
  today: string
  jsonSchemas: string | undefined
}

/** A report (`plainReport`) as JSON, which is kept as it is for the next build. */
export type ReportText = [file: string, report: string]

/** Some outputs, by their ids, for a worker. */
export interface MakeTask {
  /** File with the `OutputInputData`, the same for all. */
  input: string
  /** Folder to write to. */
  out: string
  ids: string[]
}

/** The code of the workers lies beside the bundled commands (scripts/run.mjs). Without a bundle, one process does everything. */
const WORKER = join(import.meta.dirname, 'worker.mjs')

/** From so many documents on, several processes are faster than one. */
const LARGE_SITE = 400

/** Tasks of so many documents or outputs: few enough that progress shows. */
const BATCH_SIZE = 250

/** Worker processes: each has its own heap, as threads have not. */
export class Workers {
  readonly #pools: readonly Tinypool[]
  /** File → which worker owns it. */
  readonly #owners = new Map<string, number>()

  private constructor(count: number) {
    const options = { filename: WORKER, runtime: 'child_process', minThreads: 1, maxThreads: 1 } as const
    this.#pools = Array.from({ length: count }, () => new Tinypool(options))
  }

  /** @returns nothing where one process is faster */
  static start(documents: number): Workers | undefined {
    return documents < LARGE_SITE || !existsSync(WORKER) ? undefined : new Workers(availableParallelism())
  }

  /**
   * Validates documents, each by itself.
   * @param stamps file → the stamp that it is listed with
   * @returns the reports of all that hold a text and still have that stamp
   */
  async validate(
    stamps: ReadonlyMap<string, string>,
    task: Omit<ValidationTask, 'documents'>,
    tick: (count: number) => void,
  ): Promise<Map<string, string>> {
    const shares = this.#pools.map((): [string, string][] => [])
    for (const [index, document] of [...stamps].entries()) {
      const owner = index % shares.length
      this.#owners.set(document[0], owner)
      shares[owner]?.push(document)
    }
    const reports = new Map<string, string>()
    await this.#runAll<ValidationTask, ReportText[]>(
      'validate',
      shares.map(share => batchesOf(share).map(documents => ({ ...task, documents }))),
      (found, { documents }) => {
        for (const [file, report] of found) reports.set(file, report)
        tick(documents.length)
      },
    )
    return reports
  }

  /**
   * Makes outputs, those of a document by the worker that owns it.
   * @param out folder to write to
   */
  async make(
    outputs: readonly { id: string; file?: string }[],
    input: OutputInputData,
    out: string,
    tick: (count: number) => void,
  ): Promise<WrittenOutputs[]> {
    const file = `${out}.inputs`
    const shares = this.#pools.map((): string[] => [])
    for (const [index, { id, file }] of outputs.entries())
      shares[this.#owners.get(file ?? '') ?? index % shares.length]?.push(id)
    const written: WrittenOutputs[] = []
    try {
      writeFileSync(file, serialize(input))
      await this.#runAll<MakeTask, WrittenOutputs>(
        'make',
        shares.map(share => batchesOf(share).map(ids => ({ input: file, out, ids }))),
        (batch, { ids }) => {
          written.push(batch)
          tick(ids.length)
        },
      )
    } finally {
      rmSync(file, { force: true })
    }
    return written
  }

  /**
   * When a task fails, all workers end before its error is thrown, so that none still writes to a folder that the caller then
   * deletes.
   */
  async #runAll<T, R>(name: string, shares: readonly T[][], receive: (result: R, task: T) => void) {
    try {
      await Promise.all(
        shares.map(async (tasks, worker) => {
          // One after the other, so that what is received of one is no more than what it works on.
          for (const task of tasks) receive(await this.#pools[worker]?.run(task, { name }), task)
        }),
      )
    } catch (error) {
      await this.end()
      throw withClass(error)
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map(pool => pool.destroy()))
  }
}

/** Splits a list into batches; the last may be smaller. */
const batchesOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH_SIZE) }, (_, index) =>
    list.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )

/** An error of another process arrives without its class. */
function withClass(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error
  const isUsage = 'name' in error && error.name === 'UsageError' && 'message' in error
  return isUsage ? new UsageError(String(error.message)) : Object.assign(new Error(), error)
}
