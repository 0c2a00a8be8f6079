// scripts/site: from the folders of a site to the files it publishes. folder.ts reads, outputs.ts lists paths with
// what makes them, buildSite.ts and release.ts write. The commands build, serve and dev share it.

import { href } from '../../schema/resolve/href.ts'
import { query } from '../../schema/resolve/queries.ts'
import { postsOf } from '../../schema/resolve/resolvePage.ts'
import { calendarsIn } from '../../schema/section.ts'
import type { ShownPage } from '../../schema/validate/Content.ts'
import { calendarFile } from './outputs/calendarFile.ts'
import { feeds } from './outputs/feeds.ts'
import { manifest, redirects, robots, sitemap } from './outputs/machineFiles.ts'
import { type Output, type OutputInput, pagesOf } from './outputs/pages.ts'

/**
 * The table of everything that a site publishes, apart from its public files and the files in `assets/`. Pure: nothing is made
 * before it is asked for, and the caller decides what becomes of it.
 */
export const outputsOf = (input: OutputInput): Output[] => [...pagesOf(input), ...filesForPrograms(input)]

type ProgramInput = Pick<OutputInput, 'content' | 'site' | 'assets' | 'shareUrl'>

/** What programs read: calendars, feeds, and what search engines and hosts ask for. */
export function filesForPrograms(input: ProgramInput): Output[] {
  const { content, site, assets } = input
  const calendarOf = ({ route, page }: ShownPage): Output =>
    file(`${route.slice(1)}/calendar.ics`, () => {
      const address = site.origin + href(content, assets, route)
      return calendarFile(calendarsIn(page.sections, site.words), address, site, content.today)
    })
  return [
    ...[...content.pages.values()].filter(hasCalendar).map(calendarOf),
    ...(content.template ? [feedsOf(content.template.prefix, input)] : []),
    file('sitemap.xml', () => sitemap(content, assets, site.origin)),
    file('robots.txt', () => robots(assets.base, site.origin)),
    file('site.webmanifest', () => manifest(site)),
    file('_redirects', () => redirects(site)),
  ]
}

const hasCalendar = ({ shared }: ShownPage): boolean => shared.some(({ calendar }) => calendar)

const file = (path: string, make: () => string): Output => ({
  paths: [path],
  make: () => new Map([[path, make()]]),
})

/** The feeds of the blog and of its categories. */
function feedsOf(prefix: string, { content, assets, site, shareUrl }: ProgramInput): Output {
  const folders = [prefix, ...content.addresses.categories.all.map(({ route }) => decodeURI(route))]
  return {
    paths: folders.flatMap(folder => ['xml', 'json'].map(ending => `${folder.slice(1)}/feed.${ending}`)),
    make() {
      const posts = postsOf(content, assets)
      const files = new Map<string, string>()
      const add = (folder: string, { rss, json }: { rss: string; json: string }) => {
        files.set(`${folder}/feed.xml`, rss)
        files.set(`${folder}/feed.json`, json)
      }
      add(prefix.slice(1), feeds(posts, shareUrl, site))
      for (const { route, name, names } of query(content, 'categories')) {
        const own = posts.filter(({ categories }) => categories.some(category => names.includes(category)))
        const list = href(content, assets, route)
        add(decodeURI(route.slice(1)), feeds(own, shareUrl, site, list, name))
      }
      return files
    },
  }
}
