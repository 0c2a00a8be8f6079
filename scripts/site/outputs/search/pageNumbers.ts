import type { Content } from '../../../../schema/validate/Content.ts'

/**
 * Numbers every page that can be found: route → number, below four times as many as there are pages. The same in every shard of a
 * build, and when a page comes or goes, hardly another page gets another number. A hash table with linear probing, filled in
 * the order of the routes: a page only displaces those that collide with it.
 */
export function pageNumbers({ pages, posts, template, addresses }: Content): Map<string, number> {
  const routes = [
    ...pages.keys(),
    ...(template ? posts.map(({ id }) => `${template.prefix}/${id}`) : []),
    ...addresses.categories.all.map(({ route }) => route),
  ].sort()
  const places = 2 ** Math.ceil(Math.log2(2 * routes.length))
  const taken = new Uint8Array(places)
  return new Map(
    routes.map(route => {
      let place = hash(route) & (places - 1)
      while (taken[place]) place = (place + 1) & (places - 1)
      taken[place] = 1
      return [route, place]
    }),
  )
}

/** FNV-1a, whose low bits are mixed with the high ones: addresses differ in their last characters. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

/** The file from which results show a page, relative to the site. */
export const textsFile = (page: number): string => `search/pages/${page}.json`
