import { cp, readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Content, ContentPage } from '../../schema/content.ts'
import type { SiteData } from '../../schema/data.ts'
import { isPicture } from '../../schema/publicFiles.ts'
import { type Assets, postsOf } from '../../schema/resolve.ts'
import { resolveSite } from '../../schema/resolveSite.ts'
import { appIcons, markOf } from './appIcons.ts'
import type { KnownFiles } from './assets.ts'
import type { BuildOptions } from './build.ts'
import { openBundle } from './bundle.ts'
import { feeds } from './feeds.ts'
import { hashedFile } from './hashedFile.ts'
import { hostedSite } from './hosting/HostedSite.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { manifest, redirects, robots, sitemap } from './machineFiles.ts'
import { type Ingredients, type Job, jobsOf } from './pageWriter.ts'
import type { ServedPictures } from './pictures/servePictures.ts'
import type { Release } from './release.ts'
import { shareOf } from './shards.ts'
import { themeFiles } from './themeFiles.ts'

interface WrittenSite {
  /** How many pages it has, spellings and the page for unknown addresses not counted. */
  pages: number
  /** What the host cannot do. */
  cannot: readonly string[]
  site: SiteData
  /** Where its data lies. */
  siteData: string
  /** The pictures that stand for pages where those are shared. */
  shared: ReadonlySet<string>
}

/** Writes every file of the site into a release. @param write writes its pages there, and gives the pictures that stand for them */
export async function writeSite(
  content: Content<ContentPage>,
  assets: Assets & KnownFiles,
  pictures: ServedPictures,
  bundle: string,
  release: Release,
  options: BuildOptions,
  write: (jobs: readonly Job[], ingredients: Ingredients) => Promise<ReadonlySet<string>>,
): Promise<WrittenSite> {
  const resolved = resolveSite(content, assets)
  const site: SiteData = { ...resolved, origin: options.origin ?? resolved.origin }
  // Pictures are published in the form that they are served in, and never as they came: photographs know where they were taken.
  await cp(options.public, release.folder, {
    recursive: true,
    filter: source => isPublished(relative(options.public, source)) && holdsOtherThanPictures(source),
  })
  await cp(join(bundle, 'assets'), join(release.folder, 'assets'), { recursive: true })
  const icons = await appIcons(options.public, markOf(content))
  for (const { path, bytes } of [...Object.values(themeFiles), ...icons]) await release.write(path, bytes)
  // What only documents and their styles need stays here.
  const { description: _, fonts: __, print: ___, ...rest } = site
  const shipped = { ...rest, footer: { newsletter: site.footer.newsletter } }
  const { base, pictures: known, files } = assets
  const code = (await openBundle(bundle)).sections.map(file => base + file)
  const { path: siteData, bytes } = hashedFile('site', 'json', JSON.stringify({ ...shipped, code }))
  await release.write(siteData, bytes)
  const { sharedUrls } = pictures
  const ingredients = { site, siteData, content, known: { pictures: known, files }, base, bundle, sharedUrls }
  const all = jobsOf(content)
  const jobs = options.shard ? shareOf(all, options.shard) : all
  const shared = await write(jobs, ingredients)
  if (content.template) await writeBlog(content, assets, sharedUrls, site, release, content.template.prefix)
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  await release.write('robots.txt', robots(assets.base, site.origin))
  await release.write('site.webmanifest', manifest(site))
  await release.write('_redirects', redirects(site))
  await pictures.share([...shared, ...content.posts.map(({ featuredImage }) => featuredImage)])
  await pictures.publish(release.folder)
  const cannot = options.target
    ? await writeHosting(options.target, hostedSite(site, content, resolve(options.out)), release)
    : []
  const pages = jobs.filter(job => typeof job !== 'string').length
  return { pages, cannot, site, siteData, shared }
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
  sharedUrls: ReadonlyMap<string, string>,
  site: SiteData,
  release: Release,
  prefix: string,
): Promise<void> {
  const posts = postsOf(content, assets)
  const covers = posts.map(post => sharedUrls.get(post.featuredImage) ?? '')
  const { rss, json } = feeds(posts, covers, site, content)
  const folder = prefix.slice(1)
  await release.write(`${folder}/posts.json`, JSON.stringify(posts))
  await release.write(`${folder}/feed.xml`, rss)
  await release.write(`${folder}/feed.json`, json)
}
