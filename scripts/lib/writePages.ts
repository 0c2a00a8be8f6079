import { rm, writeFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import type { Tinypool } from 'tinypool'
import type { Content, ListedPage, WholePage } from '../../schema/content.ts'
import type { Check } from './check.ts'
import { FilesIn } from './Files.ts'
import { type CheckedFile, LateDocument } from './LateDocument.ts'
import { type Ingredients, type Job, pageWriter } from './pageWriter.ts'
import { batchesOf, runAll } from './pool.ts'

/** What one process writes at a time. */
export interface WriteTask {
  /** File with the ingredients, the same for all. */
  ingredients: string
  /** Folder to write to. */
  folder: string
  jobs: SentJob[]
}

/** A page goes to another process by its file, or by its text where that is in memory; to read it again takes less time than to hand it over. */
export type SentJob = Exclude<Job, WholePage> | { route: string; source: CheckedFile | { text: string } }

/** Pages a task: few enough that all processes end at about the same time. */
const BATCH = 50

/**
 * Writes pages into a folder.
 * @param pool processes that do it, if not this one
 * @returns the pictures that stand for the pages where those are shared
 */
export async function writePages(
  jobs: readonly Job[],
  ingredients: Ingredients,
  folder: string,
  sources: Check['sources'],
  pool: Tinypool | undefined,
): Promise<ReadonlySet<string>> {
  if (pool) {
    const content = { ...ingredients.content, pages: outlinesOf(ingredients.content) }
    const sent = jobs.map(job => sentJob(job, ingredients.content, sources))
    return writeInParallel(pool, sent, { ...ingredients, content }, folder)
  }
  const writer = await pageWriter(ingredients, new FilesIn(folder))
  for (const job of jobs) await writer.write(job)
  return writer.shared
}

function sentJob(job: Job, content: Content, sources: Check['sources']): SentJob {
  if (typeof job === 'string' || 'post' in job) return job
  const { route } = job
  const source = sources.get(content.pages.get(route)?.file ?? '')
  if (!source) throw new Error(`The document of ${route} is missing`)
  return { route, source: source instanceof LateDocument ? source.checked : { text: source.text } }
}

/** The pages of a site as they know one another, without what their documents would be read again for. */
export const outlinesOf = ({ pages }: Content): Map<string, ListedPage> =>
  new Map([...pages].map(([route, { file, outline }]) => [route, { route, file, outline }]))

async function writeInParallel(
  pool: Tinypool,
  jobs: readonly SentJob[],
  ingredients: Ingredients,
  folder: string,
) {
  const file = `${folder}.ingredients`
  try {
    await writeFile(file, serialize(ingredients))
    const tasks = batchesOf(jobs, BATCH).map(
      (batch): WriteTask => ({ ingredients: file, folder, jobs: batch }),
    )
    const shared = new Set<string>()
    await runAll(pool, 'writeBatch', tasks, (pictures: string[]) => {
      for (const picture of pictures) shared.add(picture)
    })
    return shared
  } finally {
    await rm(file, { force: true })
  }
}
