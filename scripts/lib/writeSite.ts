import { createHash } from 'node:crypto'
import { cp, readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { notFound } from '../../renderer/notFound.ts'
import type { Content } from '../../schema/content.ts'
import type { SiteData } from '../../schema/data.ts'
import { isPicture } from '../../schema/publicFiles.ts'
import { type Assets, postsOf, resolvePost } from '../../schema/resolve.ts'
import { resolveSite } from '../../schema/resolveSite.ts'
import { appIcons, markOf } from './appIcons.ts'
import type { BuildOptions } from './build.ts'
import type { Bundle } from './bundle.ts'
import { feeds } from './feeds.ts'
import { allFontFiles } from './fonts.ts'
import { hostedSite } from './hosting/HostedSite.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { manifest, redirects, robots, sitemap } from './machineFiles.ts'
import { pageWriter } from './pageWriter.ts'
import type { ServedPictures } from './pictures/servePictures.ts'
import type { Release } from './release.ts'

export interface WrittenSite {
  /** How many pages it has, spellings and the page for unknown addresses not counted. */
  pages: number
  /** What the host cannot do. */
  cannot: readonly string[]
  site: SiteData
  /** Where its data lies. */
  siteData: string
}

/** Writes every file of the site into a release. */
export async function writeSite(
  content: Content,
  assets: Assets,
  pictures: ServedPictures,
  bundle: Bundle,
  release: Release,
  options: BuildOptions,
): Promise<WrittenSite> {
  const resolved = resolveSite(content, assets)
  const site: SiteData = { ...resolved, origin: options.origin ?? resolved.origin }
  // Pictures are published in the form that they are served in, and never as they came: photographs know where they were taken.
  await cp(options.public, release.folder, {
    recursive: true,
    filter: source => isPublished(relative(options.public, source)) && holdsOtherThanPictures(source),
  })
  await cp(join(bundle.folder, 'assets'), join(release.folder, 'assets'), { recursive: true })
  const icons = await appIcons(options.public, markOf(content))
  for (const { path, bytes } of [...allFontFiles, ...icons]) await release.write(path, bytes)
  const siteData = await writeHashed(release, 'site', JSON.stringify(site))
  const shared = (path: string) => pictures.shared(path)
  const { write, writePage } = await pageWriter({ site, siteData, content, assets, bundle, release, shared })

  for (const page of content.pages.values()) await writePage(page)
  if (content.template) {
    const { prefix } = content.template
    for (const post of content.posts)
      await write(resolvePost(content, post, assets), [`${prefix}/${post.id}`])
    await write(resolvePost(content, undefined, assets), [`${prefix}/_missing`])
    await writeBlog(content, assets, pictures, site, release, prefix)
  }
  await write(notFound(`${assets.base}404`), ['404.html'])
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  await release.write('robots.txt', robots(assets.base, site.origin))
  await release.write('site.webmanifest', manifest(site))
  await release.write('_redirects', redirects(site))
  await pictures.publish(release.folder)
  const cannot = options.target
    ? await writeHosting(options.target, hostedSite(site, content, resolve(options.out)), release)
    : []
  return { pages: content.pages.size + content.posts.length, cannot, site, siteData }
}

/** Hidden files are left where they are, but for what is meant for machines of others (RFC 8615). */
const isPublished = (path: string): boolean => !/(?:^|[/\\])\.(?!well-known)/.test(path)

async function holdsOtherThanPictures(path: string): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) return !isPicture(path)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.some(entry => entry.isFile() && !isPicture(entry.name))
}

async function writeBlog(
  content: Content,
  assets: Assets,
  pictures: ServedPictures,
  site: SiteData,
  release: Release,
  prefix: string,
): Promise<void> {
  const posts = postsOf(content, assets)
  const covers = await Promise.all(posts.map(post => pictures.shared(post.featuredImage)))
  const { rss, json } = feeds(posts, covers, site, content)
  const folder = prefix.slice(1)
  await release.write(`${folder}/posts.json`, JSON.stringify(posts))
  await release.write(`${folder}/feed.xml`, rss)
  await release.write(`${folder}/feed.json`, json)
}

async function writeHashed(release: Release, name: string, json: string): Promise<string> {
  const path = `assets/${name}-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`
  await release.write(path, json)
  return path
}
