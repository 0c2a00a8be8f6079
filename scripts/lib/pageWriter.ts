import { notFound } from '../../renderer/notFound.ts'
import { typefaces } from '../../renderer/theme/fontFaces.ts'
import type { Content, ContentPage, WholePage } from '../../schema/content.ts'
import type { PageData, SiteData } from '../../schema/data.ts'
import type { Post } from '../../schema/post.ts'
import { href, resolvePage, resolvePost } from '../../schema/resolve.ts'
import { assetsOf, type KnownFiles } from './assets.ts'
import { openBundle } from './bundle.ts'
import type { Files } from './Files.ts'
import { pagePolicy } from './hosting/csp.ts'
import { structuredData } from './structuredData.ts'

/** Everything that pages are made from; plain data, so that it can be handed to other processes. */
export interface Ingredients {
  site: SiteData
  /** Where the site's data lies. */
  siteData: string
  content: Content
  known: KnownFiles
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** Where the browser's code lies. */
  bundle: string
  /** Path of a picture → its URL where it stands for a page that is shared. */
  sharedUrls: ReadonlyMap<string, string>
}

/** One page to write: of a document, of a post, or the ones that say that something is not there. */
export type Job = WholePage | { post: Post } | 'missing post' | 'not found'

/** Every page of a site. */
export const jobsOf = ({ pages, posts, template }: Content<ContentPage>): Job[] => [
  ...pages.values(),
  ...(template ? [...posts.map(post => ({ post })), 'missing post' as const] : []),
  'not found',
]

export interface PageWriter {
  /** Renders a page once and writes it, with what else stands for it, at each of its spellings. */
  write(job: Job): Promise<void>
  /** The pictures that stand for the pages written where those are shared. */
  readonly shared: ReadonlySet<string>
}

export async function pageWriter(
  { site, siteData, content, known, base, bundle: folder, sharedUrls }: Ingredients,
  release: Files,
): Promise<PageWriter> {
  const assets = assetsOf(known, base)
  const bundle = await openBundle(folder)
  const prefix = content.template?.prefix ?? ''
  const shared = new Set<string>()
  // Loaded late: a run that finds mistakes in the content needs no renderer.
  const { renderPage, documentHtml, navigationData } = await import('../../renderer/server.tsx')
  const url = (file: string) => base + file
  const common = new Set([...bundle.code([]), ...bundle.sections])
  const faces = typefaces(site.fonts)
  // Pages of the same section types have the same style.
  const policies = new Map<string, string>()
  const policyOf = (css: string): string => {
    const policy = policies.get(css) ?? pagePolicy([css, faces], site)
    policies.set(css, policy)
    return policy
  }

  async function writeAt(spellings: Iterable<string>, page: PageData) {
    const rendered = await renderPage(page, site)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    if (first) shared.add(first)
    const picture = first && sharedUrls.get(first)
    const html = documentHtml(rendered, page, site, {
      script: url(bundle.script),
      code: bundle.code(rendered.types).map(url),
      siteData: url(siteData),
      policy: policyOf(rendered.style),
      ...(picture && { picture }),
      structuredData: structuredData(page, site, content, picture),
    })
    const code = bundle.code(page.sections.map(({ section }) => section.type))
    const ownCode = code.filter(file => !common.has(file)).map(url)
    const data = JSON.stringify({ ...navigationData(page), code: ownCode })
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

  async function writePage({ route, page }: WholePage) {
    await writeAt(spellingsOf(route, page.aliases), resolvePage(content, { route, page }, assets))
    const calendars = page.sections.filter(section => section.type === 'calendar')
    if (calendars.length === 0) return
    const { calendarFile } = await import('./calendarFile.ts')
    const address = site.origin + href(content, assets, route)
    await release.write(`${route.slice(1)}/calendar.ics`, calendarFile(calendars, address, site))
  }

  return {
    shared,
    async write(job) {
      if (job === 'not found') return writeAt(['404.html'], notFound(`${base}404`))
      if (job === 'missing post')
        return writeAt([`${prefix}/_missing`], resolvePost(content, undefined, assets))
      if ('route' in job) return writePage(job)
      await writeAt([`${prefix}/${job.post.id}`], resolvePost(content, job.post, assets))
    },
  }
}

/** Static servers cannot rewrite, so every spelling of an address is a file of its own; the browser asks in lower case. */
const spellingsOf = (route: string, aliases: readonly string[] = []): Set<string> =>
  new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]))
