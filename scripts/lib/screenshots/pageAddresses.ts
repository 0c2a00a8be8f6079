import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every page of a built site without a base, by what the build itself says: the sitemap, and the pages for what does not exist. */
export async function pageAddresses(site: string): Promise<string[]> {
  const [sitemap, redirects] = await Promise.all(
    ['sitemap.xml', '_redirects'].map(file => readFile(join(site, file), 'utf8')),
  )
  const pages = [...(sitemap ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  const missing = [...(redirects ?? '').matchAll(/(\S+)\/index\.html\s+404$/gm)].map(
    ([, address = '']) => address,
  )
  return [...pages, ...missing, '/404.html']
}
