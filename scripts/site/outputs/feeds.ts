import { Feed } from 'feed'
import { escapeHtml, feedTitle } from '../../../renderer/server/document.ts'
import type { BlogPost, SiteData } from '../../../schema/model/viewModel.ts'
import { startOfDay } from './calendarFile.ts'
import { richTextHtml } from './richTextHtml.ts'

/**
 * RSS 2.0 and JSON Feed 1 of posts, newest first. All dates are those of posts, so that equal content gives equal bytes.
 * @param list route of the page that lists these posts, with the base
 * @param category without it the feed is that of the whole blog
 * @param covers path of a picture → its URL as a JPEG
 */
export function feeds(
  posts: readonly BlogPost[],
  covers: ReadonlyMap<string, string>,
  site: SiteData,
  list = site.blog ?? site.base,
  category?: string,
): { rss: string; json: string } {
  const address = (path: string) => site.origin + path
  const blog = address(list)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: feedTitle(site, category),
    description: site.description,
    language: site.locale,
    generator: 'Chalkline',
    copyright: `© ${site.footer.copyrightYear} ${site.name}`,
    updated: startOfDay(posts[0]?.date ?? '1970-01-01'),
    feedLinks: { rss: `${blog}/feed.xml`, json: `${blog}/feed.json` },
  })
  for (const post of posts) {
    feed.addItem({
      id: address(post.href),
      link: address(post.href),
      title: post.title,
      // Feed readers treat both as HTML, and a post is plain text.
      description: escapeHtml(post.excerpt),
      content: richTextHtml(post.content, address),
      date: startOfDay(post.date),
      published: startOfDay(post.date),
      author: [{ name: post.author }],
      category: post.categories.map(name => ({ name })),
      image: { url: address(covers.get(post.featuredImage) ?? ''), type: 'image/jpeg' },
    })
  }
  const json = feed.json1()
  feed.items = feed.items.map(item => ({
    ...item,
    title: inCdata(item.title),
    ...(item.description && { description: inCdata(item.description) }),
    ...(item.content && { content: inCdata(item.content) }),
  }))
  return { rss: feed.rss2(), json }
}

/**
 * RSS has these fields in CDATA sections, which readers treat as HTML. Without this a text could end its section: what follows
 * would be elements of the feed, scripts included.
 */
const inCdata = (text: string): string => text.replaceAll(']]>', ']]&gt;')
