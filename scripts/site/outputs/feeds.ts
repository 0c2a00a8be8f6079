import { Feed } from 'feed'
import { escapeHtml, feedTitle } from '../../../renderer/server/document.ts'
import type { BlogPost, SiteData } from '../../../schema/model/viewModel.ts'
import type { Block, InlineNode, InlineText, RichText } from '../../../schema/richText/RichText.ts'
import { noonOf } from './calendarFile.ts'

/**
 * RSS 2.0 and JSON Feed 1 of posts, newest first. All dates are those of posts, so that equal content gives equal bytes.
 * @param list route of the page that lists these posts, with the base
 * @param category without it the feed is that of the whole blog
 * @param coverUrl gives the URL of a picture as a JPEG
 */
export function feeds(
  posts: readonly BlogPost[],
  coverUrl: (path: string) => string | undefined,
  site: SiteData,
  list = site.blog ?? site.base,
  category?: string,
): { rss: string; json: string } {
  const address = (path: string) => site.origin + path
  const blog = address(list)
  const moment = (day: string) => noonOf(day, site.timeZone)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: feedTitle(site, category),
    description: site.description,
    language: site.locale,
    generator: 'Chalkline',
    copyright: `© ${site.footer.copyrightYear} ${site.name}`,
    updated: moment(posts[0]?.date ?? '1970-01-01'),
    feedLinks: { rss: `${blog}/feed.xml`, json: `${blog}/feed.json` },
  })
  for (const post of posts) {
    feed.addItem({
      id: address(post.href),
      link: address(post.href),
      title: post.title,
      // Feed readers treat both as HTML, and a post is plain text.
      description: escapeHtml(post.excerpt),
      // The feed's namespaces are declared for items with content.
      content: richTextHtml(post.content, address(post.href)) || escapeHtml(post.excerpt),
      date: moment(post.date),
      published: moment(post.date),
      author: [{ name: post.author }],
      category: post.categories.map(name => ({ name })),
      ...(post.featuredImage && {
        image: { url: address(coverUrl(post.featuredImage) ?? ''), type: 'image/jpeg' },
      }),
    })
  }
  const json = feed.json1()
  feed.items = feed.items.map(item => ({
    ...item,
    // RSS has addresses in <author>, and names in Dublin Core.
    author: undefined,
    extensions: [{ name: 'dc:creator', objects: { _text: item.author?.[0]?.name } }],
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

/**
 * A text as plain HTML, for readers of feeds. Pictures are left out: feeds name the one of the post.
 * @param address of the post, against which its links are resolved
 */
function richTextHtml(text: RichText, address: string): string {
  const block = (block: Block): string => {
    if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
    switch (block.tag) {
      case 'p':
      case 'h3':
        return element(block.tag, inline(block.children))
      case 'ul':
      case 'ol':
        return element(block.tag, block.items.map(item => element('li', blocks(item))).join(''))
      case 'blockquote':
        return element('blockquote', blocks(block.children))
      case 'figure':
        return ''
    }
  }
  const blocks = (text: RichText): string => text.map(block).join('')
  const inline = (text: InlineText): string => text.map(node).join('')
  const node = (node: InlineNode): string => {
    if (typeof node === 'string') return escapeHtml(node)
    if (node.tag !== 'a') return element(node.tag, inline(node.children))
    // Whole, and with the ASCII form of domains in other letters.
    const { href } = new URL(node.href, address)
    return `<a href="${escapeHtml(href)}">${inline(node.children)}</a>`
  }
  return blocks(text)
}

const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`
