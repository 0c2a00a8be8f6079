import { rm, writeFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import type { Tinypool } from 'tinypool'
import type { DocumentStore } from '../content/DocumentStore.ts'
import { batchesOf, runAll } from '../content/pool.ts'
import { FilesIn } from '../Files.ts'
import type { PageJob } from './pageJobs.ts'
import { pageWriter, type RenderInputs, type WrittenPages } from './pageWriter.ts'

/** A batch of pages for one worker. */
export interface WriteTask {
  /** File with the render inputs, the same for all. */
  inputs: string
  /** Folder of the documents. */
  pages: string
  /** Folder to write to. */
  folder: string
  jobs: PageJob[]
  /** The files of these pages, each with the stamp that it had when it was validated. */
  stamps: [file: string, stamp: string][]
}

/** Pages a batch: few enough that all workers end at about the same time. */
const BATCH_SIZE = 50

/**
 * Writes pages into a folder, in batches.
 * @param pool the workers that do it, if not this process
 */
export async function writePages(
  jobs: readonly PageJob[],
  inputs: RenderInputs,
  folder: string,
  documents: DocumentStore,
  pool: Tinypool | undefined,
): Promise<WrittenPages[]> {
  if (pool) {
    const file = `${folder}.inputs`
    const tasks = batchesOf(jobs, BATCH_SIZE).map(
      (batch): WriteTask => ({
        inputs: file,
        pages: documents.folder,
        folder,
        jobs: batch,
        stamps: stampsOf(batch, documents),
      }),
    )
    return writeInWorkers(pool, tasks, inputs, file)
  }
  const writer = await pageWriter(inputs, documents, new FilesIn(folder))
  const written: WrittenPages[] = []
  for (const batch of batchesOf(jobs, BATCH_SIZE)) {
    for (const job of batch) await writer.write(job)
    written.push(await writer.finish())
  }
  return written
}

const stampsOf = (jobs: readonly PageJob[], documents: DocumentStore): WriteTask['stamps'] =>
  jobs.flatMap(job => {
    const file = typeof job === 'object' && 'file' in job ? job.file : undefined
    const stamp = file && documents.stamp(file)
    return stamp ? [[file, stamp]] : []
  })

async function writeInWorkers(
  pool: Tinypool,
  tasks: readonly WriteTask[],
  inputs: RenderInputs,
  file: string,
): Promise<WrittenPages[]> {
  try {
    await writeFile(file, serialize(inputs))
    const written: WrittenPages[] = []
    await runAll(pool, 'writeBatch', tasks, (batch: WrittenPages) => written.push(batch))
    return written
  } finally {
    await rm(file, { force: true })
  }
}
