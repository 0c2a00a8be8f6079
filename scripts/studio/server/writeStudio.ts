import { cp, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { STUDIO_ROUTE } from '../../../schema/model/site/studioAccess.ts'
import type { Site as SiteFile } from '../../../schema/model/site.ts'
import type { Picture } from '../../../schema/model/viewModel.ts'
import { frameOrigins } from '../../../schema/section.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { bundle } from '../../lib/bundle.mjs'
import type { FilesIn } from '../../lib/Files.ts'
import type { Folders } from '../../lib/Folders.ts'
import { Repository } from '../../lib/Repository.ts'
import { catalogueFiles, type OwnTypefaces } from '../../site/outputs/themeFiles.ts'
import { forgeOf } from '../hosts/forge.ts'
import { framePolicy, isFrame, studioPolicy } from './policies.ts'
import { drawingsFile, stockOf } from './stockOf.ts'

export interface PublishedStudio {
  site: Site
  folders: Folders
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** How the build serves pictures. */
  pictures: ReadonlyMap<string, Picture>
  typefaces: OwnTypefaces
}

/** Adds the studio to a release, for a site that says where its documents are kept. No page of the site leads there. */
export async function writeStudio(
  release: FilesIn,
  { site, folders, base, pictures, typefaces }: PublishedStudio,
  { studio: access, name }: SiteFile,
): Promise<void> {
  if (!access) return
  const folder = STUDIO_ROUTE.slice(1)
  const code = await bundle('studioPage')
  await cp(join(code, 'assets'), join(release.folder, folder, 'assets'), { recursive: true })
  for (const page of (await readdir(code)).filter(file => file.endsWith('.html'))) {
    const policy = isFrame(page)
      ? framePolicy(frameOrigins)
      : studioPolicy(new URL(forgeOf(access.repository).api).origin)
    const said = { 'chalkline-forge': JSON.stringify({ ...access, site: name }) }
    const html = withMeta(await readFile(join(code, page), 'utf8'), policy, isFrame(page) ? {} : said)
    // An address without a slash at its end shows the page, too.
    await release.write(`${folder}/${page}`, html.replaceAll('"./assets/', `"${base}${folder}/assets/`))
  }
  for (const { path, bytes } of [...catalogueFiles(), drawingsFile()]) await release.write(path, bytes)
  const repository = { ...access, folders: await inRepository(folders) }
  const stock = await stockOf({
    ...{ site, folder: folders.public, base, pictures, typefaces, keeps: 'browser' as const },
    repository,
  })
  await release.write(`${folder}/stock.json`, JSON.stringify(stock))
}

/** The policy comes before all that it holds for. */
function withMeta(html: string, policy: string, said: Readonly<Record<string, string>>): string {
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${inAttribute(policy)}">`,
    ...Object.entries(said).map(
      ([name, content]) => `<meta name="${name}" content="${inAttribute(content)}">`,
    ),
  ]
  return html.replace(/<meta charset="utf-8" ?\/?>/i, charset => charset + metas.join(''))
}

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The folders as the repository has them; by their names where they are in none. */
async function inRepository({ pages, public: files }: Folders): Promise<Folders> {
  const placeOf = async (folder: string) => {
    const prefix = await new Repository(folder).ask(['rev-parse', '--show-prefix'])
    return prefix?.replace(/\/$/, '') || basename(folder)
  }
  return { pages: await placeOf(pages), public: await placeOf(files) }
}
