import './lib/production.ts'
// Loaded at once: while the documents are checked there is time for it.
import '../renderer/server.tsx'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { FilesIn } from './lib/Files.ts'
import { textAgain } from './lib/LateDocument.ts'
import { type Ingredients, type Job, type PageWriter, pageWriter } from './lib/pageWriter.ts'
import type { SentJob, Task } from './lib/writePages.ts'

let writer: PageWriter | undefined

/** Writes some pages. @returns the pictures that stand for them where they are shared */
export default async function writeBatch({ ingredients: file, folder, jobs }: Task): Promise<string[]> {
  writer ??= await pageWriter(ingredientsIn(file), new FilesIn(folder))
  for (const job of jobs) await writer.write(received(job))
  return [...writer.shared]
}

/** As writePages.ts wrote it. */
const ingredientsIn = (file: string): Ingredients => deserialize(readFileSync(file)) as Ingredients

function received(job: SentJob): Job {
  if (typeof job === 'string' || 'post' in job) return job
  const { route, source } = job
  // It was valid when the build began to write, and has not changed since.
  return { route, page: JSON.parse('text' in source ? source.text : textAgain(source)) }
}
