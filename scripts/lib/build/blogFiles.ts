import type { SiteData } from '../../../schema/model/viewModel.ts'
import { type Assets, href } from '../../../schema/resolve/href.ts'
import { keyOf, query } from '../../../schema/resolve/queries.ts'
import { postsOf } from '../../../schema/resolve/resolvePage.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { Files } from '../Files.ts'
import { PageLog, type WrittenPage } from './record/PageLog.ts'
import { trackDependencies } from './record/trackDependencies.ts'

/** Under this id a build notes what the feeds are made from. */
export const BLOG = 'blog'

/** Writes the feeds, which a blog has besides its pages. */
export async function writeBlog(
  all: Content,
  files: Assets,
  sharedUrls: ReadonlyMap<string, string>,
  site: SiteData,
  place: Files,
): Promise<WrittenPage[]> {
  const prefix = all.template?.prefix
  if (prefix === undefined) return []
  // Loaded late: an incremental build seldom writes feeds.
  const { feeds } = await import('../outputs/feeds.ts')
  const log = new PageLog()
  log.turnTo(BLOG)
  const { content, assets } = trackDependencies(all, files, log.addDependency)
  const release = log.filesIn(place)
  const posts = postsOf(content, assets)
  for (const { featuredImage } of posts) log.addDependency(keyOf('shared', featuredImage))
  const writeFeed = async (folder: string, { rss, json }: { rss: string; json: string }) => {
    await release.write(`${folder}/feed.xml`, rss)
    await release.write(`${folder}/feed.json`, json)
  }
  await writeFeed(prefix.slice(1), feeds(posts, sharedUrls, site))
  for (const { route, name, names } of query(content, 'categories')) {
    const own = posts.filter(({ categories }) => categories.some(category => names.includes(category)))
    await writeFeed(
      decodeURI(route.slice(1)),
      feeds(own, sharedUrls, site, href(content, assets, route), name),
    )
  }
  return log.take()
}
