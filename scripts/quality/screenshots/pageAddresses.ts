import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../lib/usageError.ts'

/**
 * The addresses of all pages of a built site without a base: those in its sitemap, and its pages for unknown addresses.
 * @param route the only page to return. Default: all
 * @throws UsageError when there is no such page
 */
export async function pageAddresses(site: string, route?: string): Promise<string[]> {
  const [sitemap, redirects] = await Promise.all(
    ['sitemap.xml', '_redirects'].map(file => readFile(join(site, file), 'utf8')),
  )
  const pages = [...(sitemap ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  const missing = [...(redirects ?? '').matchAll(/(\S+)\/index\.html\s+404$/gm)].map(
    ([, address = '']) => address,
  )
  const all = [...pages, ...missing, '/404.html']
  if (route === undefined) return all
  if (!all.includes(route))
    throw new UsageError(`There is no page ${route}. These are the pages:\n${all.join('\n')}`)
  return [route]
}
