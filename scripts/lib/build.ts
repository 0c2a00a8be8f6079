import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../schema/content.ts'
import type { PageData, SiteData } from '../../schema/data.ts'
import type { Problem } from '../../schema/problem.ts'
import { type Assets, resolvePage, resolvePost } from '../../schema/resolve.ts'
import { resolveSite } from '../../schema/resolveSite.ts'
import { prepareAssets } from './assets.ts'
import { type Bundle, prepareBundle } from './bundle.ts'
import { checkSite } from './check.ts'
import { redirects, robots, sitemap } from './machineFiles.ts'
import { Release } from './release.ts'

export interface BuildOptions {
  /** Folder of the documents. */
  pages: string
  /** Folder of the public files. */
  public: string
  /** Folder that the site is written to; what lies there is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
}

export interface BuildResult {
  problems: Problem[]
  sources: ReadonlyMap<string, string>
  /** How many pages were written; absent when errors kept the site from being built. */
  pages?: number
}

/**
 * Builds the whole site. With errors in the content, or when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, world, problems, sources } = await checkSite(options)
  if (!content) return { problems, sources }
  const release = await Release.begin(options.out)
  try {
    const [assets, bundle] = await Promise.all([
      prepareAssets(options.public, world, options.base),
      prepareBundle(),
    ])
    const pages = await writeSite(content, assets, bundle, release, options)
    await release.publish()
    return { problems, sources, pages }
  } catch (error) {
    await release.abandon()
    throw error
  }
}

async function writeSite(
  content: Content,
  assets: Assets,
  bundle: Bundle,
  release: Release,
  options: BuildOptions,
): Promise<number> {
  const resolved = resolveSite(content, assets)
  const site: SiteData = { ...resolved, origin: options.origin ?? resolved.origin }
  await cp(options.public, release.folder, { recursive: true })
  await cp(join(bundle.folder, 'assets'), join(release.folder, 'assets'), { recursive: true })
  const siteData = await writeHashed(release, 'site', JSON.stringify(site))
  // The renderer reads NODE_ENV when it is loaded; scripts/build.ts sets it before.
  const { renderPage, documentHtml } = await import('../../renderer/server.tsx')

  const html = async (page: PageData): Promise<string> => {
    const rendered = await renderPage(page, site)
    const url = (file: string) => assets.base + file
    return documentHtml(rendered, page, site, {
      script: url(bundle.script),
      preloads: bundle.preloads(rendered.types).map(url),
      siteData: url(siteData),
    })
  }
  const write = async (page: PageData, spellings: Iterable<string>): Promise<void> => {
    const [document, data] = [await html(page), JSON.stringify(page)]
    for (const spelling of spellings) {
      const folder = spelling === '/' ? '' : `${spelling.slice(1)}/`
      await release.write(`${folder}index.html`, document)
      await release.write(`${folder}page.json`, data)
    }
  }

  for (const { route, page } of content.pages.values()) {
    await write(resolvePage(content, route, assets), spellingsOf(route, page.aliases))
  }
  if (content.template) {
    for (const post of content.posts)
      await write(resolvePost(content, post, assets), [`${content.template.prefix}/${post.id}`])
    await write(resolvePost(content, undefined, assets), [`${content.template.prefix}/_missing`])
  }
  const { notFound } = await import('../../renderer/notFound.ts')
  await release.write('404.html', await html(notFound(`${assets.base}404`)))
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  await release.write('robots.txt', robots(assets.base, site.origin))
  await release.write('_redirects', redirects(site))
  return content.pages.size + content.posts.length
}

/** Static servers cannot rewrite, so every spelling of an address is a file of its own; the browser asks in lower case. */
const spellingsOf = (route: string, aliases: readonly string[] = []): Set<string> =>
  new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]))

async function writeHashed(release: Release, name: string, json: string): Promise<string> {
  const path = `assets/${name}-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`
  await release.write(path, json)
  return path
}
