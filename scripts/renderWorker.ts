import './lib/production.ts'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { ContentPage } from '../schema/content.ts'
import { FilesIn } from './lib/Files.ts'
import { type Ingredients, type PageWriter, pageWriter } from './lib/pageWriter.ts'
import type { Task } from './lib/writePages.ts'

let opened: { pages: Map<string, ContentPage>; writer: PageWriter } | undefined

/** Writes some pages. @returns the pictures that stand for them where they are shared */
export default async function writeBatch({ ingredients: file, folder, jobs }: Task): Promise<string[]> {
  opened ??= await open(file, folder)
  const { pages, writer } = opened
  for (const job of jobs) {
    if (typeof job === 'string' || 'post' in job) {
      await writer.write(job)
      continue
    }
    const { route, file, text } = job
    // It was valid when the build began to write.
    const page: ContentPage = { route, file, page: JSON.parse(text) }
    const before = pages.get(route)
    // Of other pages only what pages show of one another is known here, and so it is of this one afterwards.
    pages.set(route, page)
    await writer.write(page)
    if (before) pages.set(route, before)
  }
  return [...writer.shared]
}

async function open(file: string, folder: string) {
  const ingredients = deserialize(readFileSync(file)) as Ingredients // as writePages.ts wrote it
  const pages = new Map(ingredients.content.pages)
  const content = { ...ingredients.content, pages }
  return { pages, writer: await pageWriter({ ...ingredients, content }, new FilesIn(folder)) }
}
