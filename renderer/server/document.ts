import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { directionOf } from '../contexts/direction.ts'
import { scriptJson } from '../ui/Island.tsx'
import { isDrawing } from '../ui/picture/Picture.tsx'
import { fillWords } from '../ui/text/language.ts'

/** What is the same on all pages of a site. */
export interface DocumentParts {
  /** HTML before the page. */
  start: string
  /** HTML after the page: the footer, and what navigation says. */
  end: string
  /** The `@font-face` rules of the web fonts. */
  fontFaces: string
  /** URL of the file with the letters of headings, which show in it from the beginning. */
  headingFont: string | undefined
  /** The site's locale as Open Graph writes it: `en_GB`. */
  openGraphLocale: string
  /** Links to the site's icon. */
  icons: string
}

export interface RenderedPage extends DocumentParts {
  /** HTML of the page. */
  body: string
  /** Where its first section ends. */
  firstEnd: number
  /** The rules by which it is painted as far as that. */
  style: string
}

interface DocumentAssets {
  /** URL of the stylesheet. */
  style: string
  /** URL of the entry script. */
  script: string
  /** URL of what islands know of the site (`IslandSite`). */
  islandSite: string
  /** URL of what replaces a page (`ScreensData`). */
  screens: string
  /** The page's Content-Security-Policy; none in development, where the server adds scripts. */
  policy?: string
  /** URL of the `og:image`. */
  picture?: string
  /** JSON-LD objects, one `<script>` each. */
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
    `<html lang="${site.locale}"${directionOf(site.locale) === 'rtl' ? ' dir="rtl"' : ''}>`,
    '<head>',
    // First: a policy applies only to what comes after it.
    ...(assets.policy ? [`<meta http-equiv="Content-Security-Policy" content="${assets.policy}">`] : []),
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headOf(page, site, rendered.openGraphLocale, assets.picture),
    ...firstPicture(rendered.body),
    ...(rendered.headingFont
      ? [`<link rel="preload" as="font" type="font/woff2" href="${rendered.headingFont}" crossorigin>`]
      : []),
    `<meta name="theme-color" content="${site.theme.colours.wall}">`,
    rendered.icons,
    `<style data-critical>${rendered.style}</style>`,
    // The media query holds them back: the entry script lets them apply once the first view is painted, so that the fonts do
    // not compete with its text and pictures for bandwidth. Without JavaScript they apply at once. The small file of the
    // headings alone comes first: a page in another typeface for seconds is worse than a first paint that is a tenth later.
    `<style data-typefaces media="(scripting:none)">${rendered.fontFaces}</style>`,
    ...assets.structuredData.map(data => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    '</head>',
    `<body data-base="${site.base}" data-site="${assets.islandSite}" data-screens="${assets.screens}">`,
    rendered.start,
    rendered.body.slice(0, rendered.firstEnd),
    // What is before it is painted without it.
    `<link rel="stylesheet" href="${assets.style}">`,
    rendered.body.slice(rendered.firstEnd),
    rendered.end,
    // Last, for the same reason, however browsers and servers treat their priority.
    `<link rel="stylesheet" href="${site.print}" media="print">`,
    `<script type="module" fetchpriority="low" src="${assets.script}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const FIRST_PICTURE =
  /(?:<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:<source [^>]*>)*)?<img [^>]*?src="([^"]*)"[^>]*? fetchPriority="high"/

/** Preloads the first picture, before the browser has parsed what is above it. */
function firstPicture(body: string): string[] {
  const [, type, srcset, sizes, src] = FIRST_PICTURE.exec(body) ?? []
  // A data URL needs no request.
  if (!src || src.startsWith('data:')) return []
  const file = srcset ? `type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}"` : `href="${src}"`
  return [`<link rel="preload" as="image" ${file} fetchpriority="high">`]
}

/** Title, description and metadata for search engines and link previews. */
function headOf(page: PageData, site: SiteData, locale: string, picture: string | undefined): string[] {
  const description = `<meta name="description" content="${escapeHtml(page.description)}">`
  const title = `<title>${escapeHtml(page.title)}</title>`
  if (page.status === 404 || page.search)
    return [title, description, '<meta name="robots" content="noindex">']
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
      'og:locale': locale,
      ...(picture && { 'og:image': site.origin + picture }),
    }),
    `<link rel="manifest" href="${site.base}site.webmanifest">`,
    ...(page.feed === undefined ? [] : [feedLink(page.route, feedTitle(site, page.feed))]),
    ...(site.blog === undefined ? [] : [feedLink(site.blog, feedTitle(site))]),
  ]
}

/** `fr-TG` → `fr_TG`. A language alone gets the country where most people speak it. */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** A site has a feed if it has a page for posts. @param page the page next to which the feed is */
const feedLink = (page: string, title: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${page}/feed.xml">`

/** The same in every language. @param category without it the feed is that of the whole blog */
export function feedTitle({ name, words }: SiteData, category?: string): string {
  const blog = fillWords(words.blogTitle, { name })
  return category === undefined ? blog : `${category} – ${blog}`
}

const meta = (properties: Record<string, string>): string[] =>
  Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )

/** The site's icon in tabs, bookmarks and on home screens. The build renders the PNG files. */
export function iconLinks({ base, logo, pictures }: SiteData): string {
  const logoPicture = pictures[logo.dark]
  return [
    `<link rel="icon" href="${base}icon-32.png" sizes="32x32" type="image/png">`,
    ...(logoPicture && isDrawing(logoPicture.src)
      ? [`<link rel="icon" href="${escapeHtml(logoPicture.src)}" type="image/svg+xml">`]
      : []),
    `<link rel="apple-touch-icon" href="${base}icon-180.png">`,
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => entities[char] ?? char)
