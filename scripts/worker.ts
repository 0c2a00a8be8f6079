import './lib/production.ts'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { plainDocument } from '../schema/parse.ts'
import { FilesIn } from './lib/Files.ts'
import { iconNames } from './lib/icons.ts'
import { LateDocument, textAgain } from './lib/LateDocument.ts'
import { type Look, lookerWith } from './lib/look.ts'
import type { LookTask, PlainLook } from './lib/lookInParallel.ts'
import { type Ingredients, type Job, type PageWriter, pageWriter } from './lib/pageWriter.ts'
import { readDocument } from './lib/read.ts'
import type { SentJob, WriteTask } from './lib/writePages.ts'

/** Looks at some documents, each by itself. */
export function lookAtFiles({ folder, files, publicFiles, today }: LookTask): PlainLook[] {
  const look = lookerWith({ folder, world: { files: new Map(publicFiles), icons: iconNames }, today })
  return files.map(file => plainLook(look(readDocument(folder, file, true))))
}

const plainLook = ({ source, problems, found }: Look): PlainLook => ({
  ...(source instanceof LateDocument && { checked: source.checked }),
  problems,
  ...(found && { found: { ...found, document: plainDocument(found.document) } }),
})

let writer: PageWriter | undefined

/** Writes some pages. @returns the pictures that stand for them where they are shared */
export async function writeBatch({ ingredients: file, folder, jobs }: WriteTask): Promise<string[]> {
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
