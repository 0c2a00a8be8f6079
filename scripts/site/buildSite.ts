import { cp, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { islandSite } from '../../renderer/islandSite.ts'
import type { Picture, SiteData } from '../../schema/model/viewModel.ts'
import { isError, type Problem } from '../../schema/problems/problem.ts'
import type { Texts } from '../../schema/read/source.ts'
import { resolveSite } from '../../schema/resolve/resolveSite.ts'
import { withFocalPoints } from '../../schema/resolve/withFocalPoints.ts'
import type { Site } from '../../schema/site/createSite.ts'
import type { Content } from '../../schema/validate/Content.ts'
import { isPicture } from '../../schema/validate/publicFiles.ts'
import { bundle, entryIn } from '../lib/bundle.mjs'
import type { FilesIn } from '../lib/Files.ts'
import type { Folders } from '../lib/Folders.ts'
import { listFiles } from '../lib/listFiles.ts'
import { isHiddenPath, readSite } from './folder.ts'
import { hostedSite } from './hosting/HostedSite.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { appIcons } from './outputs/appIcons.ts'
import { assetsOf } from './outputs/assets.ts'
import { type HashedFile, hashedFile, hashSource } from './outputs/hashedFile.ts'
import type { OutputInput } from './outputs/pages.ts'
import { searchFiles } from './outputs/search/searchFiles.ts'
import { type OwnTypefaces, readOwnTypefaces, servedSite, themeFiles } from './outputs/themeFiles.ts'
import { outputsOf } from './outputs.ts'
import { pruneCache } from './pictures/cache.ts'
import { ServedPictures } from './pictures/servePictures.ts'
import { publishFolder } from './release.ts'

export interface BuildOptions extends Folders {
  /** Folder that the site is written to: a new or an empty one, or one that a build has written, which is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** The day for which the site is built, `YYYY-MM-DD`; today where the organisation is, unless said otherwise. */
  today?: string
  /** The host to write a configuration for, one of hosting/targets.ts. */
  target?: string
  /** Where the site will lie on that host, for its configuration. Default: `/var/www/` and the name of the host. */
  root?: string
  /** Adds the studio, where the site has one. */
  addStudio?: (release: FilesIn, input: StudioInput, site: Content['site']) => Promise<void>
}

/** What the studio of a published site is made from. */
interface StudioInput {
  site: Site
  folders: Folders
  base: string
  pictures: ReadonlyMap<string, Picture>
  typefaces: OwnTypefaces
}

interface BuildResult {
  /** Errors alone: warnings do not prevent a build, and `npm run validate` prints them. */
  problems: readonly Problem[]
  /** The texts of the documents, which the problems are in. */
  texts: Texts
  /** How many pages the site has; absent when errors kept it from being built. */
  pages?: number
  /** What the target cannot do. */
  cannot?: readonly string[]
}

/**
 * Builds a site: makes every output into a new folder, which replaces the one of the last build. With errors in the content, or
 * when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { public: publicFolder, base, origin, out, target } = options
  const source = await readSite(options, { today: options.today, onlyErrors: true })
  const { content, problems, texts } = source
  if (!content || problems.some(isError)) return { problems, texts }

  return publishFolder(out, [options.pages, publicFolder], async release => {
    const [pictures, client] = await Promise.all([
      ServedPictures.make(publicFolder, content.files, base),
      bundle('client'),
    ])
    const shown = withFocalPoints(pictures.all, content, source.input)
    const typefaces = await readOwnTypefaces(publicFolder, content.site.theme, base)
    const assets = assetsOf(source.input.files, shown, servedSite(base, typefaces))
    const resolved = resolveSite(content, assets)
    const site = { ...resolved, origin: origin ?? resolved.origin }
    const { urls, sharedFiles, code } = await shared(content, site, client)

    await copyPublicFiles(publicFolder, release.folder, typefaces)
    await cp(join(client, 'assets'), join(release.folder, 'assets'), { recursive: true })
    // MIT, Apache and others ask for their notice in each copy.
    await cp(join(client, '.vite/license.md'), join(release.folder, 'licences.txt'))
    const ofAllPages = [
      ...themeFiles(site, publicFolder),
      ...(await appIcons(publicFolder, content)),
      ...sharedFiles,
    ]
    for (const { path, bytes } of ofAllPages) await release.write(path, bytes)

    const shareUrl = (path: string) => pictures.shareUrl(path)
    const outputs = outputsOf({ content, site, assets, shareUrl, code, urls, hashStyle: hashing() })
    for (const output of outputs)
      for (const [path, content] of output.make()) await release.write(path, content)
    if (site.hasSearch) {
      const texts = outputs.flatMap(({ texts }) => texts?.() ?? [])
      for (const [path, text] of searchFiles(texts, content.site, site.locale))
        await release.write(path, text)
    }
    await pictures.publish(release.folder)
    if (content.site.studio)
      await options.addStudio?.(
        release,
        { site: source, folders: options, base, pictures: pictures.all, typefaces },
        content.site,
      )
    const cannot = target
      ? await writeHosting(target, hostedSite(site, content, options.root), release, out)
      : []
    await pruneCache()
    return { problems, texts, pages: outputs.filter(({ isPage }) => isPage).length, cannot }
  })
}

/** What all pages share: the renderer, files that browsers fetch once a visit, and their URLs. @param client the bundle that visitors load */
async function shared(
  content: Content,
  site: SiteData,
  client: string,
): Promise<Pick<OutputInput, 'urls' | 'code'> & { sharedFiles: readonly HashedFile[] }> {
  // Loaded late: a run that finds problems in the content needs no renderer.
  const code = await import('../../renderer/server/renderPage.tsx')
  const pages = [...content.pages.values(), ...(content.template ? [content.template] : [])]
  await code.loadSections(new Set(pages.flatMap(({ page }) => page.sections.map(({ type }) => type))))
  const ofIslands = hashedFile('site', 'json', JSON.stringify(islandSite(site)))
  const style = hashedFile('site', 'css', code.styleSheet(site))
  const screens = hashedFile('screens', 'json', JSON.stringify(code.createRenderer(site).renderScreens()))
  return {
    code,
    sharedFiles: [style, ofIslands, screens],
    urls: {
      style: site.base + style.path,
      script: site.base + entryIn(client),
      islandSite: site.base + ofIslands.path,
      screens: site.base + screens.path,
    },
  }
}

/** Pages that begin with the same section types have the same style, which is hashed once. */
function hashing(): (css: string) => string {
  const hashes = new Map<string, string>()
  return css => {
    const hash = hashes.get(css) ?? hashSource(css)
    hashes.set(css, hash)
    return hash
  }
}

/** Pictures are published only re-encoded, never as they came: photographs hold the place where they were taken. */
const copyPublicFiles = (from: string, to: string, typefaces: OwnTypefaces): Promise<void> =>
  cp(from, to, {
    recursive: true,
    filter: async source => {
      const path = relative(from, source).replaceAll('\\', '/')
      if (isHiddenPath(path) || typefaces.has(`/${path}`)) return false
      const files = (await stat(source)).isDirectory() ? await listFiles(source) : [source]
      return !files.every(isPicture)
    },
  })
