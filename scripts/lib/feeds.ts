import { Feed } from 'feed'
import { escapeHtml } from '../../renderer/document.ts'
import { paragraphsOf } from '../../renderer/paragraphsOf.ts'
import type { Content } from '../../schema/content.ts'
import type { BlogPost, SiteData } from '../../schema/data.ts'

/**
 * The blog for feed readers, newest first: RSS 2.0 and JSON Feed 1. Dates are those of the posts, so equal content gives equal bytes.
 * @param covers the URL of each post's picture, as a JPEG
 */
export function feeds(
  posts: readonly BlogPost[],
  covers: readonly string[],
  site: SiteData,
  content: Content,
): { rss: string; json: string } {
  const address = (path: string) => site.origin + path
  const blog = address(`${site.base.slice(0, -1)}${content.template?.prefix ?? '/'}`)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.name} Blog`,
    description: site.description,
    language: 'en-GB',
    generator: 'Chalkline',
    copyright: `© ${site.footer.copyrightYear} ${site.name}`,
    updated: dayOf(posts[0]?.date ?? '1970-01-01'),
    feedLinks: { rss: `${blog}/feed.xml`, json: `${blog}/feed.json` },
  })
  for (const [index, post] of posts.entries()) {
    feed.addItem({
      id: address(post.href),
      link: address(post.href),
      title: post.title,
      // Readers take both for HTML; a post is words.
      description: escapeHtml(post.excerpt),
      content: paragraphsOf(post.content)
        .map(paragraph => `<p>${escapeHtml(paragraph)}</p>`)
        .join(''),
      date: dayOf(post.date),
      published: dayOf(post.date),
      author: [{ name: post.author }],
      category: post.categories.map(name => ({ name })),
      image: { url: address(covers[index] ?? ''), type: 'image/jpeg' },
    })
  }
  return { rss: feed.rss2(), json: feed.json1() }
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
