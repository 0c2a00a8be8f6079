import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { notFound } from '../../renderer/notFound.ts'
import type { Content } from '../../schema/content.ts'
import type { PageData, SiteData } from '../../schema/data.ts'
import { type Assets, postsOf, resolvePage, resolvePost } from '../../schema/resolve.ts'
import { resolveSite } from '../../schema/resolveSite.ts'
import { appIcons } from './appIcons.ts'
import type { BuildOptions } from './build.ts'
import type { Bundle } from './bundle.ts'
import { calendarFile } from './calendarFile.ts'
import { feeds } from './feeds.ts'
import { allFontFiles } from './fonts.ts'
import { pagePolicy } from './hosting/csp.ts'
import { hostedSite } from './hosting/HostedSite.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { manifest, redirects, robots, sitemap } from './machineFiles.ts'
import type { Release } from './release.ts'
import { structuredData } from './structuredData.ts'

/**
 * Writes every file of the site into a release.
 * @returns how many pages it has, spellings and the page for unknown addresses not counted, and what the host cannot do
 */
export async function writeSite(
  content: Content,
  assets: Assets,
  bundle: Bundle,
  release: Release,
  options: BuildOptions,
): Promise<{ pages: number; cannot: readonly string[] }> {
  const resolved = resolveSite(content, assets)
  const site: SiteData = { ...resolved, origin: options.origin ?? resolved.origin }
  await cp(options.public, release.folder, {
    recursive: true,
    filter: source => isPublished(relative(options.public, source)),
  })
  await cp(join(bundle.folder, 'assets'), join(release.folder, 'assets'), { recursive: true })
  const icons = await appIcons(options.public, content.site.logo.light)
  for (const { path, bytes } of [...allFontFiles, ...icons]) await release.write(path, bytes)
  const siteData = await writeHashed(release, 'site', JSON.stringify(site))
  const write = await pageWriter(site, siteData, content, assets, bundle, release)

  for (const { route, page } of content.pages.values()) {
    await write(resolvePage(content, route, assets), spellingsOf(route, page.aliases))
  }
  if (content.template) {
    const { prefix } = content.template
    for (const post of content.posts)
      await write(resolvePost(content, post, assets), [`${prefix}/${post.id}`])
    await write(resolvePost(content, undefined, assets), [`${prefix}/_missing`])
    await writeBlog(content, assets, site, release, prefix)
  }
  await write(notFound(`${assets.base}404`), ['404.html'])
  await writeCalendars(content, site, release)
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  await release.write('robots.txt', robots(assets.base, site.origin))
  await release.write('site.webmanifest', manifest(site))
  await release.write('_redirects', redirects(site))
  const cannot = options.target
    ? await writeHosting(options.target, hostedSite(site, content, resolve(options.out)), release)
    : []
  return { pages: content.pages.size + content.posts.length, cannot }
}

/** Hidden files are left where they are, but for what is meant for machines of others (RFC 8615). */
const isPublished = (path: string): boolean => !/(?:^|[/\\])\.(?!well-known)/.test(path)

type PageWriter = (page: PageData, spellings: Iterable<string>) => Promise<void>

/** Renders a page once and writes it at each of its spellings. */
async function pageWriter(
  site: SiteData,
  siteData: string,
  content: Content,
  assets: Assets,
  bundle: Bundle,
  release: Release,
): Promise<PageWriter> {
  // Loaded late: a run that finds mistakes in the content needs no renderer.
  const { renderPage, documentHtml, navigationData } = await import('../../renderer/server.tsx')
  const url = (file: string) => assets.base + file
  const common = new Set(bundle.code([]).map(url))
  return async (page, spellings) => {
    const rendered = await renderPage(page, site)
    const html = documentHtml(rendered, page, site, {
      script: url(bundle.script),
      code: bundle.code(rendered.types).map(url),
      siteData: url(siteData),
      policy: pagePolicy(rendered.style.css, site),
      structuredData: structuredData(page, site, content),
    })
    const code = bundle.code(page.sections.map(({ section }) => section.type)).map(url)
    const data = JSON.stringify({ ...navigationData(page), code: code.filter(file => !common.has(file)) })
    for (const spelling of spellings) {
      if (spelling.endsWith('.html')) {
        await release.write(spelling, html)
        continue
      }
      const folder = spelling === '/' ? '' : `${spelling.slice(1)}/`
      await release.write(`${folder}index.html`, html)
      await release.write(`${folder}page.json`, data)
    }
  }
}

/** Static servers cannot rewrite, so every spelling of an address is a file of its own; the browser asks in lower case. */
const spellingsOf = (route: string, aliases: readonly string[] = []): Set<string> =>
  new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]))

async function writeBlog(
  content: Content,
  assets: Assets,
  site: SiteData,
  release: Release,
  prefix: string,
): Promise<void> {
  const posts = postsOf(content, assets)
  const { rss, json } = feeds(posts, site, content)
  const folder = prefix.slice(1)
  await release.write(`${folder}/posts.json`, JSON.stringify(posts))
  await release.write(`${folder}/feed.xml`, rss)
  await release.write(`${folder}/feed.json`, json)
}

/** A page with a calendar offers it as a file beside it. */
async function writeCalendars(content: Content, site: SiteData, release: Release): Promise<void> {
  for (const { route, page } of content.pages.values()) {
    const section = page.sections.find(candidate => candidate.type === 'calendar')
    if (section)
      await release.write(`${route.slice(1)}/calendar.ics`, calendarFile(section, site.origin + route, site))
  }
}

async function writeHashed(release: Release, name: string, json: string): Promise<string> {
  const path = `assets/${name}-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`
  await release.write(path, json)
  return path
}
