import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import type { Picture } from '../../../schema/model/viewModel.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { inParallel } from '../../lib/inParallel.ts'
import type { CatalogueUrls } from '../../site/outputs/fontsFrom.ts'
import { type HashedFile, hashedFile } from '../../site/outputs/hashedFile.ts'
import { drawableIcons, iconShape } from '../../site/outputs/icons.ts'
import { type OwnTypefaces, printFile, typefaceUrls } from '../../site/outputs/themeFiles.ts'
import { typefaceNames } from '../../site/outputs/typefaceFiles.ts'
import { digestOf } from '../hosts/Host.ts'
import type { DrawnIcon, Stock } from '../site/Stock.ts'

/** The drawings and the tags of all icons, which the studio's page loads when it lacks a drawing. */
export const drawingsFile = (): HashedFile =>
  hashedFile(
    'icons',
    'json',
    JSON.stringify([...drawableIcons].map(([name, tags]): DrawnIcon => [name, tags, iconShape(name)])),
  )

interface StockInput {
  site: Site
  /** The folder of public files. */
  folder: string
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** How pictures are served, unless as they are. */
  pictures?: ReadonlyMap<string, Picture>
  typefaces: OwnTypefaces
  keeps: Stock['keeps']
  repository?: Stock['repository']
}

/** What the studio's page gets of a site besides its content. */
export async function stockOf({
  site,
  folder,
  base,
  pictures,
  typefaces,
  keeps,
  repository,
}: StockInput): Promise<Stock> {
  const { files, jsonSchemas } = site.input
  const found = await inParallel(files, async ([path, facts]) => {
    return [path, await digestOf(await readFile(join(folder, path))), facts] as const
  })
  // Only an icon is named by a whole text of these letters that is the name of one.
  const words = new Set(
    [...site.texts.keys()].flatMap(file => site.texts.get(file)?.match(/(?<=")[a-z][a-z\d-]*(?=")/g) ?? []),
  )
  const drawn = [...words].filter(word => drawableIcons.has(word)).map(name => [name, iconShape(name)])
  const urls = typefaceNames.map((name): [TypefaceName, CatalogueUrls] => [name, typefaceUrls(name, base)])
  return {
    keeps,
    base,
    print: base + printFile.path,
    files: found,
    pictures: Object.fromEntries(pictures ?? []),
    icons: [...drawableIcons.keys()],
    drawings: base + drawingsFile().path,
    drawn: Object.fromEntries(drawn),
    // `as`: there is an entry for each name.
    typefaces: Object.fromEntries(urls) as Record<TypefaceName, CatalogueUrls>,
    ownTypefaces: Object.fromEntries(typefaces),
    ...(repository && { repository }),
    ...(jsonSchemas !== undefined && { jsonSchemas }),
  }
}
