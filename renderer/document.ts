import type { PageData, SiteData } from '../schema/data.ts'
import { isDrawing } from './isDrawing.ts'
import type { RenderedPage } from './server.tsx'
import { typefaces } from './theme/fontFaces.ts'
import { themeColor } from './theme/themeColor.ts'

interface DocumentAssets {
  /** URL of the entry script, and of the code that the page needs besides. */
  script: string
  code: string[]
  /** URL of the site's data. */
  siteData: string
  /** The page's Content-Security-Policy; none in development, where the server adds scripts of its own. */
  policy?: string
  /** URL of the picture that stands for the page where it is shared. */
  picture?: string
  /** JSON-LD, an element each. */
  structuredData: readonly unknown[]
}

/** The whole HTML document of a rendered page. */
export function documentHtml(
  rendered: RenderedPage,
  page: PageData,
  site: SiteData,
  assets: DocumentAssets,
): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    // First: it holds for what comes after it.
    ...(assets.policy ? [`<meta http-equiv="Content-Security-Policy" content="${assets.policy}">`] : []),
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headOf(page, site, assets.picture),
    ...firstPicture(rendered.body),
    `<meta name="theme-color" content="${themeColor}">`,
    ...iconLinks(site),
    `<style data-critical>${rendered.style}</style>`,
    // The entry script lets them in once the first view is painted: until then nothing shares the line with words and pictures.
    `<style data-typefaces media="(scripting:none)">${typefaces(site.fonts)}</style>`,
    ...assets.structuredData.map(data => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    '</head>',
    '<body>',
    `<div id="root">${rendered.body}</div>`,
    rendered.foot,
    `<script type="application/json" id="page-data" data-site="${assets.siteData}" data-code="${assets.code.join(' ')}">${scriptJson(rendered.data)}</script>`,
    // Last, for the same reason, whatever browsers and servers make of their priority.
    `<link rel="stylesheet" href="${site.print}" media="print">`,
    `<script type="module" fetchpriority="low" src="${assets.script}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const FIRST_PICTURE =
  /(?:<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:<source [^>]*>)*)?<img [^>]*?src="([^"]*)"[^>]*? fetchPriority="high"/

/** Has the first picture asked for before the styles have come, which are half of the document. */
function firstPicture(body: string): string[] {
  const [, type, srcset, sizes, src] = FIRST_PICTURE.exec(body) ?? []
  // One that stands in the document itself is here already.
  if (!src || src.startsWith('data:')) return []
  const file = srcset ? `type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}"` : `href="${src}"`
  return [`<link rel="preload" as="image" ${file} fetchpriority="high">`]
}

/** What the head says about the page: to visitors, search engines and those who share it. */
function headOf(page: PageData, site: SiteData, picture: string | undefined): string[] {
  const description = `<meta name="description" content="${escapeHtml(page.description)}">`
  const title = `<title>${escapeHtml(page.title)}</title>`
  if (page.status === 404) return [title, description, '<meta name="robots" content="noindex">']
  const address = site.origin + page.route
  return [
    title,
    description,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...meta({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': address,
      'og:locale': 'en_GB',
      ...(picture && { 'og:image': site.origin + picture }),
    }),
    `<link rel="manifest" href="${site.base}site.webmanifest">`,
    ...feedLink(site),
  ]
}

/** Sites without a page for posts have no feed. */
const feedLink = ({ base, name, fallbacks }: SiteData): string[] =>
  fallbacks.some(({ route }) => route === `${base}blog/_missing`)
    ? [
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`${name} Blog`)}" href="${base}blog/feed.xml">`,
      ]
    : []

const meta = (properties: Record<string, string>): string[] =>
  Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )

/** The school's mark stands for the site in tabs, in bookmarks and on home screens; the build draws the PNG files. */
function iconLinks({ base, logo, pictures }: SiteData): string[] {
  const mark = pictures[logo.dark]
  return [
    `<link rel="icon" href="${base}icon-32.png" sizes="32x32" type="image/png">`,
    ...(mark && isDrawing(mark.src)
      ? [`<link rel="icon" href="${escapeHtml(mark.src)}" type="image/svg+xml">`]
      : []),
    `<link rel="apple-touch-icon" href="${base}icon-180.png">`,
  ]
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => entities[char] ?? char)

/** JSON that can stand in a `<script>`: nothing in it ends the element or, in old browsers, a line. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
