import type { Page } from '../../../schema/model/page.ts'
import { newestFirst } from '../../../schema/model/post.ts'
import type { ParsedDocument } from '../../../schema/read/Document.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { themeFiles } from '../outputs/themeFiles.ts'
import type { PreviewContent } from './previewContent.ts'

/**
 * The content with some documents as their author has them now, before they are saved.
 * @param publicFolder where the typefaces lie that are the site's own
 */
export function withUnsaved(
  preview: PreviewContent,
  unsaved: Iterable<ParsedDocument>,
  publicFolder: string,
): PreviewContent {
  const pages = new Map<string, Page>()
  let content = preview.content
  for (const document of unsaved) {
    content = withDocument(content, document)
    if (document.kind === 'page') pages.set(document.locator.file, document.value)
  }
  const site = resolveSite(content, preview.assets)
  return {
    ...preview,
    content,
    documents: { page: file => pages.get(file) ?? preview.documents.page(file) },
    site,
    // The typefaces of a look that is not saved, too.
    made: content.site === preview.content.site ? preview.made : themeFiles(site, publicFolder),
  }
}

function withDocument(content: Content, document: ParsedDocument): Content {
  switch (document.kind) {
    case 'site':
      return { ...content, site: document.value }
    case 'template':
      return { ...content, template: { prefix: document.prefix, page: document.value } }
    case 'post': {
      const others = content.posts.filter(({ id }) => id !== document.value.id)
      return { ...content, posts: [...others, document.value].sort(newestFirst) }
    }
    case 'page': {
      const { route, outline, locator } = document
      return { ...content, pages: new Map(content.pages).set(route, { route, file: locator.file, outline }) }
    }
  }
}
