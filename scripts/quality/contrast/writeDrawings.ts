import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lightNames } from '../../../schema/model/light.ts'
import type { Folders } from '../../lib/Folders.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { UsageError } from '../../lib/usageError.ts'
import site from '../bench/site.json' with { type: 'json' }
import { drawingPage } from './drawingPage.ts'

/** A page whose opening and close show a drawing in a light. */
export interface DrawingPage {
  /** As documents name it, such as `/images/heroes/jhs.svg`. */
  drawing: string
  light: string
  route: string
}

/**
 * Writes documents: a page for every drawing of a site's public folder in every light, with the marks and the look of that site.
 * @param pages folder of the documents, which is replaced
 * @throws UsageError when there are no drawings
 */
export async function writeDrawings(pages: string, folders: Folders): Promise<DrawingPage[]> {
  const files = await readdir(folders.public, { recursive: true })
  const drawings = files
    .filter(file => file.endsWith('.svg'))
    .map(file => `/${file.replaceAll('\\', '/')}`)
    .sort()
  const [first] = drawings
  if (!first) throw new UsageError(`There is no drawing (.svg) in ${folders.public}.`)
  const written = drawings.flatMap((drawing, index) =>
    lightNames.map(light => ({ drawing, light, route: `/${index}-${light}` })),
  )
  await rm(pages, { recursive: true, force: true })
  await mkdir(pages, { recursive: true })
  const put = (file: string, value: unknown) => writeFile(join(pages, file), JSON.stringify(value, null, 2))
  const { logo, theme } = JSON.parse(await readFile(join(folders.pages, '_site.json'), 'utf8'))
  await put('_site.json', { ...site, logo, theme, navigation: [{ label: 'Home', path: '/' }] })
  await put('index.json', { ...drawingPage(first, 'noon'), title: 'Home' })
  await inParallel(written, ({ drawing, light, route }) => put(`${route}.json`, drawingPage(drawing, light)))
  return written
}
