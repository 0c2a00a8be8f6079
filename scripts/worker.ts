import './lib/production.ts'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { type PageWriter, pageWriter, type RenderInputs, type WrittenPages } from './lib/build/pageWriter.ts'
import type { WriteTask } from './lib/build/writePages.ts'
import { DocumentStore } from './lib/content/DocumentStore.ts'
import { iconNames } from './lib/content/icons.ts'
import { documentContext, validateFile } from './lib/content/validateFile.ts'
import type { ValidationTask, WorkerReport } from './lib/content/validateInWorkers.ts'
import { FilesIn } from './lib/Files.ts'

// What a worker process does (scripts/lib/content/pool.ts): each exported function takes one task.

/** Validates some documents, each by itself. */
export function validateFiles({ folder, files, publicFiles, today }: ValidationTask): WorkerReport[] {
  const context = documentContext(folder, { files: new Map(publicFiles), icons: iconNames }, today)
  const documents = new DocumentStore(folder, false)
  return files.map(file => ({
    report: validateFile(file, documents, context),
    stamp: documents.stamp(file),
  }))
}

/** File with the inputs of a build → its writer: a worker gets many batches of one build, and opens the bundle once. */
const writers = new Map<string, { writer: PageWriter; documents: DocumentStore }>()

/** Writes some pages. */
export async function writeBatch({ inputs, pages, folder, jobs, stamps }: WriteTask): Promise<WrittenPages> {
  const { writer, documents } = writers.get(inputs) ?? (await openWriter(inputs, pages, folder))
  for (const [file, stamp] of stamps) documents.remember(file, stamp)
  for (const job of jobs) await writer.write(job)
  return writer.finish()
}

async function openWriter(inputs: string, pages: string, folder: string) {
  const documents = new DocumentStore(pages, false)
  const rendered = deserialize(readFileSync(inputs)) as RenderInputs // as writePages.ts wrote it
  const opened = { writer: await pageWriter(rendered, documents, new FilesIn(folder)), documents }
  writers.set(inputs, opened)
  return opened
}
