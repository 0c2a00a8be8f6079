import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteContext } from '../../renderer/contexts/site.tsx'
import { RichText } from '../../renderer/ui/text/RichText.tsx'
import { safeUrl } from '../../schema/model/safeUrl.ts'
import { parseInlineText, parseRichText } from '../../schema/richText/parseRichText.ts'
import type { Markup } from '../../schema/richText/RichText.ts'
import { referencesIn } from '../../schema/richText/referencesIn.ts'
import { siteData } from '../unit/renderer/siteData.ts'

/**
 * Parses and renders random texts with Markdown, HTML and dangerous addresses in them: nothing comes out but allowed elements
 * and safe addresses, and every word of the text is still there, in order.
 * @returns how many texts were parsed
 * @throws with the smallest example where this does not hold
 */
export function checkMarkdown(numRuns: number, seed: number): number {
  let parsed = 0
  const property = fc.property(text, fc.constantFrom(...markups), (source, markup) => {
    const map = {
      text: (words: string) => words,
      link: (address: string) => (safeUrl.test(address) ? address : undefined),
    }
    const blocks =
      markup === 'inline'
        ? [{ tag: 'p' as const, children: parseInlineText(source, map) }]
        : parseRichText(source, markup, map)
    const html = renderToStaticMarkup(
      createElement(SiteContext, { value: siteData }, createElement(RichText, { text: blocks })),
    )
    const bad = html.replace(ALLOWED, '')
    if (bad.includes('<') || bad.includes('>')) throw new Error(`Not allowed: ${html}`)
    // Addresses and what is behind them are parts of the text that visitors do not read.
    const aside = referencesIn(source, markup).map(({ value, title }) => `${value} ${title}`)
    const left = wordsOf(JSON.stringify(blocks) + aside.join())
    const lost = [...wordsOf(source)].filter(word => !left.has(word))
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')} in ${html}`)
    parsed++
  })
  fc.assert(property, { numRuns, seed })
  return parsed
}

const markups: Markup[] = ['inline', 'blocks', 'article']

/** Elements with no attributes but those that our components write. */
const ALLOWED =
  /<wbr\/>|<\/?(?:p|strong|em|span|h[23]|ul|ol|li|blockquote|figure|figcaption)(?: class="[\w -]*")?>|<a(?: href="(?:\/|#|https:|mailto:|tel:)[^"<>]*"| role="link" aria-disabled="true")>|<\/a>|<img(?: (?:src|alt|sizes|loading|decoding)="[^"<>]*")*\/>/g

/** Each word of a generated text occurs once in it. */
const wordsOf = (text: string): Set<string> => new Set(text.match(/\bw\d+z\b/g))

/** What Markdown and HTML are made of, with a sign between that is in none of them. */
const piece = fc.constantFrom(
  ...[
    '**¦*¦_¦__¦***¦`¦~~¦\\¦&amp;¦&lt;¦|¦!¦<¦>¦(¦)¦[¦]¦](¦](/fees)¦](javascript:alert(1))',
    '](data:text/html,x)¦](</a b>)¦](/x "¦")¦![¦[^1]¦](JaVaScRiPt:x)¦](vbscript:x)¦](https://a.org/)',
    '](#fees)¦](mailto:a@b.org)¦](/a.png "¦<script>¦</script>¦<img src=x onerror=alert(1)>¦<b>¦</b>',
    '<!--¦-->¦<a href="x">¦<p¦\n¦\n¦\n\n¦\r\n¦\n- ¦\n  - ¦\n* ¦\n+ ¦\n1. ¦\n2. ¦\n2026. ¦\n### ¦\n# ',
    '\n> ¦\n>> ¦\n---\n¦\n***\n¦\n===\n¦\n```\n¦\n    ¦\t¦ ¦ ¦ ¦[a]: /x¦\u0000¦https://a.org',
    '<https://a.org>¦ɛkɔ¦😀¦.¦,¦:¦"¦’¦#¦-¦–¦{phone}',
  ].flatMap(line => line.split('¦')),
)
const text = fc.array(fc.oneof(piece, fc.constant('word')), { minLength: 1, maxLength: 24 }).map(pieces =>
  // Numbered, so that a word that is lost is not taken for another one.
  pieces.map((piece, index) => (piece === 'word' ? ` w${index}z ` : piece)).join(''),
)
