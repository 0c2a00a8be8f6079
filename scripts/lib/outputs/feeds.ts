import { Feed } from 'feed'
import { escapeHtml } from '../../../renderer/server/document.ts'
import { fillWords } from '../../../renderer/ui/text/fillWords.ts'
import type { BlogPost, SiteData } from '../../../schema/model/viewModel.ts'
import { startOfDay } from '../calendarDay.ts'
import { richTextHtml } from './richTextHtml.ts'

/**
 * RSS 2.0 and JSON Feed 1 of the blog, newest post first. All dates are those of posts, so that equal content gives equal bytes.
 * @param covers URL of each post's picture as a JPEG
 */
export function feeds(
  posts: readonly BlogPost[],
  covers: readonly string[],
  site: SiteData,
): { rss: string; json: string } {
  const address = (path: string) => site.origin + path
  const blog = address(site.blog ?? site.base)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: fillWords(site.words.blogTitle, { name: site.name }),
    description: site.description,
    language: site.locale,
    generator: 'Chalkline',
    copyright: `© ${site.footer.copyrightYear} ${site.name}`,
    updated: startOfDay(posts[0]?.date ?? '1970-01-01'),
    feedLinks: { rss: `${blog}/feed.xml`, json: `${blog}/feed.json` },
  })
  for (const [index, post] of posts.entries()) {
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
      image: { url: address(covers[index] ?? ''), type: 'image/jpeg' },
    })
  }
  return { rss: feed.rss2(), json: feed.json1() }
}
