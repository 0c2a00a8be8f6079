import { JSDOM } from 'jsdom'
import { defaultWords, type Words } from '../../../schema/model/site/words.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { siteData } from './siteData.ts'

const marked = (text: string) => `⟦${text}⟧`

/** A dictionary each of whose words is marked. */
const markedWords = Object.fromEntries(
  Object.entries(defaultWords).map(([key, english]) => [key, marked(english)]),
) as Words // the same keys

/** A site whose interface is marked, and whose dates have no Latin letters. */
export const markedSite: SiteData = { ...siteData, locale: 'ja-JP', words: markedWords }

/** Names that are the same in every language. */
const NAMES = new Set(['pdf', 'whatsapp'])

const READ_OUT = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder', 'data-label', 'value']

/**
 * The Latin words of a document that come neither from the dictionary nor from the data.
 * @param data what authors have written
 */
export function untranslated(html: string, data: unknown): string[] {
  // The words of neighbouring elements stay apart.
  const { body } = new JSDOM(html.replaceAll('<', ' <')).window.document
  for (const element of body.querySelectorAll('script, style')) element.remove()
  const attributes = [...body.querySelectorAll('*')].flatMap(element =>
    READ_OUT.flatMap(name => element.getAttribute(name) ?? []),
  )
  const known = new Set(valuesIn(data).flatMap(latinWords))
  const said = [body.textContent ?? '', ...attributes].map(withoutMarked).flatMap(latinWords)
  return [...new Set(said)].filter(word => !known.has(word) && !NAMES.has(word))
}

/** The values of data, without its keys. */
const valuesIn = (data: unknown): string[] =>
  typeof data === 'object' && data !== null ? Object.values(data).flatMap(valuesIn) : [String(data)]

/** Whole sentences of the dictionary, with whatever fills them in. */
function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return rest === text ? rest : withoutMarked(rest)
}

/** In small letters. One or two capitals alone are the initials of a person. */
const latinWords = (text: string): string[] =>
  (text.match(/\p{Script=Latin}+/gu) ?? [])
    .filter(word => !/^\p{Lu}{1,2}$/u.test(word))
    .map(word => word.toLowerCase())
