import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import type { Content, ContentPage } from '../../schema/content.ts'
import { FilesIn } from './Files.ts'
import { type Ingredients, type Job, pageWriter } from './pageWriter.ts'

/** What one process is given at a time. */
export interface Task {
  /** File with the ingredients, the same for all. */
  ingredients: string
  /** Folder to write to. */
  folder: string
  jobs: SentJob[]
}

/** What pages are made from in other processes. */
export interface Handed {
  /** What pages show of one another. */
  content: Content
  /** File → text of every page's document. */
  sources: ReadonlyMap<string, string>
}

/** A page goes to another process as its text: that is parsed again in less time than its value is handed over. */
export type SentJob = Exclude<Job, ContentPage> | { route: string; file: string; text: string }

/** From so many pages on it is worth its while to start processes. */
const MANY = 400

/** Pages a task: few enough that all processes end at about the same time. */
const BATCH = 50

/** Beside the bundled commands (scripts/run.mjs) lies the code of the processes; the source itself renders in its own. */
const WORKER = join(import.meta.dirname, 'renderWorker.mjs')

/**
 * Writes pages into a folder: many of them by a process for each core, which leaves each its own memory.
 * @returns the pictures that stand for the pages where those are shared
 */
export async function writePages(
  jobs: readonly Job[],
  ingredients: Ingredients,
  folder: string,
  handed: Handed,
): Promise<ReadonlySet<string>> {
  if (jobs.length >= MANY && existsSync(WORKER)) {
    const sent = jobs.map(job => sentJob(job, handed.sources))
    return writeInParallel(sent, { ...ingredients, content: handed.content }, folder)
  }
  const writer = await pageWriter(ingredients, new FilesIn(folder))
  for (const job of jobs) await writer.write(job)
  return writer.shared
}

function sentJob(job: Job, sources: ReadonlyMap<string, string>): SentJob {
  if (typeof job === 'string' || 'post' in job) return job
  const { route, file } = job
  const text = sources.get(file)
  if (text === undefined) throw new Error(`The text of ${file} is missing`)
  return { route, file, text }
}

async function writeInParallel(jobs: readonly SentJob[], ingredients: Ingredients, folder: string) {
  const file = `${folder}.ingredients`
  await writeFile(file, serialize(ingredients))
  const count = availableParallelism()
  const pool = new Tinypool({
    filename: WORKER,
    runtime: 'child_process',
    minThreads: count,
    maxThreads: count,
  })
  try {
    const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, index) =>
      jobs.slice(index * BATCH, (index + 1) * BATCH),
    )
    const shared = await Promise.all(
      batches.map(batch => pool.run({ ingredients: file, folder, jobs: batch } satisfies Task)),
    )
    return new Set<string>(shared.flat())
  } catch (error) {
    // What comes from another process has lost its class.
    throw error instanceof Error ? error : Object.assign(new Error(), error)
  } finally {
    await pool.destroy()
    await rm(file, { force: true })
  }
}
