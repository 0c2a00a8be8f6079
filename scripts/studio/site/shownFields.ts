import { mapFields } from '../../../schema/model/mapFields.ts'
import { type Page, page as pageSchema } from '../../../schema/model/page.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import { post as postSchema } from '../../../schema/model/post.ts'
import { site as siteSchema } from '../../../schema/model/site.ts'
import { fillTokens } from '../../../schema/model/tokens.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { resolveCategory, resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { parseInlineText, parseRichText } from '../../../schema/richText/parseRichText.ts'
import { plainInline, plainText } from '../../../schema/richText/plainText.ts'
import { shownSections } from '../../../schema/section.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { ShownSite } from '../../lib/dev/shownSite.ts'
import { type FieldText, lettersOf, type ShownFields } from './printFields.ts'

const SITE = '_site.json'
const schemas = { site: siteSchema, page: pageSchema, template: pageSchema, post: postSchema }

/** Keys of texts that group others: a list says each once. */
const GROUPING = new Set(['categories', 'category', 'group', 'type'])

/** What documents say, with the tokens of a site filled in: what has not changed is not read again. */
const textsOfDocuments = new WeakMap<object, { site: Content['site']; texts: readonly FieldText[] }>()

function textsOfDocument(
  { file, kind, value }: Pick<Document, 'kind' | 'value'> & { file: string },
  site: Content['site'],
): readonly FieldText[] {
  const known = textsOfDocuments.get(value)
  if (known?.site === site) return known.texts
  const texts: FieldText[] = []
  const map = { text: (words: string) => fillTokens(words, site), link: (to: string) => to }
  mapFields<unknown>(schemas[kind], value, field => {
    const { kind, value, path, key = '', markup, reference } = field
    const add = (words: string) => texts.push([lettersOf(words), `${file}#${path.join('.')}`])
    if (reference || GROUPING.has(key)) return value
    if (kind === 'text' || kind === 'phone') add(map.text(value))
    if (markup === 'inline') add(plainInline(parseInlineText(value, map)))
    else if (markup) {
      const whole = plainText(parseRichText(value, markup, map))
      for (const words of [whole, ...whole.split('\n')]) add(words)
    }
    return value
  })
  textsOfDocuments.set(value, { site, texts })
  return texts
}

/** The texts that each part of a page can show, and the fields that they are from. @param path of the request for the page */
export function shownFields(path: string, { content, source, assets, site }: ShownSite): ShownFields {
  const documents = [...source.reports].flatMap(([file, { valid }]) =>
    valid ? [{ file, ...valid.document }] : [],
  )
  const pageAt = (address: string) => {
    const canonical = canonicalPath(address.replace(/#.*$/, ''))
    return content.pages.get(content.addresses.routes.get(canonical) ?? canonical)
  }

  const textsOf = (file: string): readonly FieldText[] =>
    documents.filter(one => one.file === file).flatMap(document => textsOfDocument(document, content.site))

  function filesBehind(value: unknown): Set<string> {
    const files = new Set<string>()
    JSON.stringify(value, (key, part) => {
      const found = /^(?:link|href|path)$/.test(key)
        ? pageAt(String(part))
        : key === 'id' && documents.find(one => one.kind === 'post' && one.value.id === part)
      if (found) files.add(found.file)
      return part
    })
    return files
  }

  /** What lists say of the documents to which a value leads. Of those to which its section does, that has words of its own. */
  function textsBehind(value: unknown, section?: unknown): FieldText[] {
    const own = filesBehind(section)
    const files = [...filesBehind(value)].filter(file => !own.has(file))
    return files.flatMap(textsOf).filter(([, field]) => /#summary\.|^_posts\//.test(field))
  }

  function ofSections(page: Page, file: string, { sections }: PageData): FieldText[][] {
    const texts = textsOf(file)
    return shownSections(page).map((section, at) => {
      const path = `${file}#sections.${page.sections.indexOf(section)}.`
      const own = texts.filter(([, field]) => field.startsWith(path))
      return [...own, ...textsBehind(sections[at]?.refs, sections[at]?.section)]
    })
  }

  function ofPage(): FieldText[][] {
    const address = canonicalPath(encodeURI(path))
    const found = pageAt(address)
    if (found) return ofSections(found.page, found.file, resolvePage(content, found, assets))
    const category = content.addresses.categories.all.find(({ route }) => route === address)
    if (category) return [textsBehind(resolveCategory(content, category, assets).sections)]
    const template = documents.find(({ kind }) => kind === 'template')
    const post = content.posts.find(({ id }) => `${content.template?.prefix}/${id}` === address)
    return content.template && template
      ? ofSections(content.template.page, template.file, resolvePost(content, post, assets))
      : []
  }

  // An address of email is no text by its schema.
  const ofSite: FieldText[] = [...textsOf(SITE), [content.site.contact.email, `${SITE}#contact.email`]]
  const isBelow = (key: string) => (text: FieldText) => text[1].startsWith(`${SITE}#${key}.`)
  const contact = ofSite.filter(isBelow('contact'))
  const menus = site.navigation.filter((_, at) => content.site.navigation[at]?.subMenuFrom)
  const inMenus = textsBehind(menus.map(({ subMenu }) => subMenu))
  return {
    header: [...ofSite.filter(text => !isBelow('footer')(text)), ...inMenus],
    footer: [...ofSite.filter(isBelow('footer')), ...contact],
    sections: ofPage().map(own => [...own, ...contact]),
  }
}
