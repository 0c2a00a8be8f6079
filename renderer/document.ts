import type { PageData, SiteData } from '../schema/data.ts'
import { CACHE_KEY } from './cacheKey.ts'
import type { RenderedPage } from './server.tsx'
import { color } from './theme/tokens.ts'

export interface DocumentAssets {
  /** URL of the entry script, and of the code to fetch beside it. */
  script: string
  preloads: string[]
  /** URL of the site's data. */
  siteData: string
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
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...headLinks(page, site),
    `<meta name="theme-color" content="${color.wall}">`,
    ...iconLink(site),
    `<style data-emotion="${CACHE_KEY} ${rendered.style.ids}">${rendered.style.css}</style>`,
    ...assets.preloads.map(url => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${assets.script}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${rendered.body}</div>`,
    `<script type="application/json" id="page-data" data-site="${assets.siteData}">${scriptJson(rendered.data)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function headLinks(page: PageData, { origin }: SiteData): string[] {
  if (page.status === 404) return ['<meta name="robots" content="noindex">']
  return [`<link rel="canonical" href="${escapeHtml(origin + page.route)}">`]
}

/** The school's mark stands for the site in tabs and bookmarks too. */
function iconLink({ logo, pictures }: SiteData): string[] {
  const mark = pictures[logo.dark]
  return mark ? [`<link rel="icon" href="${escapeHtml(mark.src)}">`] : []
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
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
