import type { SiteData } from '../../../schema/model/viewModel.ts'
import { type Assets, href } from '../../../schema/resolve/href.ts'
import type { Content } from '../../../schema/validate/Content.ts'

/** Width and height, in pixels, of the icons for browsers and home screens. */
export const iconSizes = [32, 180, 192, 512] as const

export const iconPath = (size: (typeof iconSizes)[number]): string => `icon-${size}.png`

/** `sitemap.xml`: the canonical address of every page, post and category. */
export function sitemap(content: Content, assets: Assets, origin: string): string {
  const posts = content.template ? content.posts.map(({ id }) => `${content.template?.prefix}/${id}`) : []
  const categories = content.addresses.categories.all.map(({ route }) => route)
  const urls = [...content.pages.keys(), ...posts, ...categories]
    .sort()
    .map(route => `<url><loc>${xml(origin + href(content, assets, route))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt`: crawlers may read everything. */
export const robots = (base: string, origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`

/** `_redirects`: the catch-all pages, in the syntax that Netlify, Cloudflare Pages and our own server share. */
export function redirects({ fallbacks }: SiteData): string {
  return fallbacks
    .map(
      ({ prefix, route }) => `${prefix}/*  ${route}/index.html  ${route.endsWith('/_missing') ? 404 : 200}\n`,
    )
    .join('')
}

/** `site.webmanifest`: how the site appears on a home screen. */
export function manifest({ name, description, base, theme: { colours } }: SiteData): string {
  return `${JSON.stringify(
    {
      name,
      description,
      start_url: base,
      display: 'browser',
      background_color: colours.wall,
      theme_color: colours.wall,
      icons: ([192, 512] as const).map(size => ({
        src: base + iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    },
    null,
    2,
  )}\n`
}

const xml = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)
