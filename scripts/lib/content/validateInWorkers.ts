import { availableParallelism } from 'node:os'
import type { Tinypool } from 'tinypool'
import type { DocumentContext } from '../../../schema/validate/ValidationContext.ts'
import type { DocumentReport } from '../../../schema/validate/validateDocument.ts'
import type { DocumentStore } from './DocumentStore.ts'
import { batchesOf, runAll } from './pool.ts'

/** A batch of files for one worker, and what it validates them with. */
export interface ValidationTask {
  folder: string
  files: string[]
  publicFiles: [string, number][]
  today: string
}

export interface WorkerReport {
  report: DocumentReport
  /** The stamp of the file when it was read; absent where it holds no text. */
  stamp: string | undefined
}

/** Files a batch at most: their reports take about two megabytes. */
const MAX_BATCH_SIZE = 2000

/**
 * Reads and validates files of the folder of pages in worker processes, each by itself.
 * @param documents remembers the files that were read
 * @param receive takes each report, in the order of the files
 */
export async function validateInWorkers(
  pool: Tinypool,
  files: readonly string[],
  { files: sizes, today }: DocumentContext,
  documents: DocumentStore,
  receive: (report: DocumentReport) => void,
): Promise<void> {
  // A few batches for each worker, so that all end at about the same time.
  const size = Math.min(MAX_BATCH_SIZE, Math.ceil(files.length / (4 * availableParallelism())))
  const { folder } = documents
  const publicFiles = [...sizes]
  const tasks = batchesOf(files, size).map(
    (batch): ValidationTask => ({ folder, files: batch, publicFiles, today }),
  )
  await runAll(pool, 'validateFiles', tasks, (reports: WorkerReport[]) => {
    for (const { report, stamp } of reports) {
      if (stamp !== undefined) documents.remember(report.file, stamp)
      receive(report)
    }
  })
}
