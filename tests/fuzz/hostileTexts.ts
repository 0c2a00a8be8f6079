import { createRenderer, loadSections } from '../../renderer/server/renderPage.tsx'
import { isObject } from '../../schema/model/isObject.ts'
import { resolvePage } from '../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../schema/resolve/resolveSite.ts'
import { sectionPresets } from '../../schema/section.ts'
import { randomFrom } from '../randomFrom.ts'
import { assets } from '../unit/schema/resolve/school.ts'
import { siteOf, smallContext, smallSite, withFields } from '../unit/smallSite.ts'

await loadSections()

/** Beginnings of what is never finished, and what patterns repeat: a check that tries each of them to the end is slow. */
const pieces = [
  'a¦ ¦\t¦\n¦\u00a0¦a ¦ a¦é¦-¦.¦/¦#¦"¦\'¦\\¦\u200b¦\u202e¦😀¦[¦]¦(¦)¦[a](/¦[a](¦[a]¦![¦![a](¦](¦[/',
  '[/](¦(a)[/¦[a](/b "¦[[¦[a\\](¦*¦**¦***¦**a¦*a ¦a*¦_¦__¦`¦~~¦\\*¦# ¦## ¦- ¦1. ¦> ¦>>¦+ ¦<¦>¦<a¦<a ',
  '<a x=¦<p>¦</¦<!--¦<script¦<b a¦<i\n¦&¦&amp¦&#1¦&nbsp;¦&&#x¦{¦}¦{email}¦{email¦{na¦{{¦${¦https://',
  'http://a.¦www.¦a@b.¦@¦mailto:¦?x=¦%¦%2f¦/..¦/a¦/a/a/a¦â€¦Ã©¦Â¦\u0301¦e\u0301¦\ufffd¦\u0000¦\u001b[',
  'xn--¦a-¦0¦07¦2026¦+233 ¦024 ¦0 ¦1/2/¦https://a.b/?¦,¦;¦:¦\\u¦\ud800¦a,¦"a":¦[{¦//¦/*¦*\n¦- a\n',
  '1. a\n¦> a\n¦\n\n¦ \n¦\r\n¦\r¦| a ¦---\n¦<<<<<<< \n¦# a\n¦[a](/b)¦**a** ¦[a](/\\*) ¦[a](<&amp;>) ',
  '![a](/\\)) ',
].flatMap(line => line.split('¦'))

/** Where a text is put: the documents of a small site, one of which holds it. */
interface Place {
  name: string
  file: string
  /** @returns the text of the document */
  put: (text: string) => string
}

const PAGE = 'page.json'

const pageOf = (section: unknown) => ({ title: 'Page', description: 'Words.', sections: [section] })

const documents: readonly (readonly [file: string, value: unknown])[] = [
  ...Object.entries(smallSite).map(([file, text]) => [file, JSON.parse(text)] as const),
  ...sectionPresets.map(({ section }) => [PAGE, pageOf(section)] as const),
  [PAGE, pageOf({ type: 'text', title: 'A', content: 'B' })],
]

/** Every text of the documents, every name of a field, and the syntax itself. */
const places: readonly Place[] = documents.flatMap(([file, value]) => [
  ...pathsIn(value).map(path => ({
    name: path.join('.'),
    file,
    put: (text: string) => JSON.stringify(withText(value, path, text)),
  })),
  {
    name: 'a name of a field',
    file,
    put: (text: string) => JSON.stringify({ ...Object(value), [text]: 'a' }),
  },
  ...[0.1, 0.5, 0.9, 1].map(share => ({
    name: 'the syntax',
    file,
    put: (text: string) => {
      const json = JSON.stringify(value, null, 2)
      const at = Math.floor(json.length * share)
      return json.slice(0, at) + text + json.slice(at)
    },
  })),
])

/** The places of all texts in a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [[]]
  if (!isObject(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part).map(path => [key, ...path]))
}

function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === step ? withText(part, rest, text) : part))
  return { ...Object(value), [step]: withText(Reflect.get(Object(value), step), rest, text) }
}

export interface HostileText {
  place: Place
  /** What the text is made of, for people. */
  kind: string
  /** @param length how many characters it has, about */
  text: (length: number) => string
}

/** A text that repeats one piece, in the place with a name. */
export function repeating(piece: string, file: string, name: string): HostileText {
  const place = places.find(place => place.file === file && place.name === name)
  if (!place) throw new Error(`${file} has no ${name}`)
  const text = (length: number) => `a${piece.repeat(Math.ceil(length / piece.length))}a\n`
  return { place, kind: JSON.stringify(piece), text }
}

/** Texts that are made to be slow to check. First each piece alone, then mixtures; each with a place of its own. */
export function hostileTexts(count: number, seed: number): HostileText[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('There is nothing to choose from')
    return found
  }
  return Array.from({ length: count }, (_, run) => {
    const alone = pieces[run]
    const [start, end] = alone === undefined ? [pick(pieces), pick(pieces)] : ['a', 'a\n']
    const [one, other] = alone === undefined ? [pick(pieces), pick(pieces)] : [alone, '']
    const order = alone === undefined ? pick(['alternating', 'nested', 'in halves'] as const) : 'alternating'
    const middle = (length: number) => {
      const half = (piece: string) => piece.repeat(Math.ceil(length / 2 / piece.length))
      if (order === 'alternating') return (one + other).repeat(Math.ceil(length / (one + other).length))
      return order === 'nested' ? half(one) + half([...other].reverse().join('')) : half(one) + half(other)
    }
    return {
      place: pick(places),
      kind: `${JSON.stringify([start, one, other, end])} ${order}`,
      text: length => start + middle(length) + end,
    }
  })
}

/** With opening hours, with which texts are compared. */
const files = withFields('_site.json', {
  contact: {
    ...JSON.parse(smallSite['_site.json'] ?? '').contact,
    hours: [{ days: ['Monday'], opens: '08:00', closes: '16:00' }],
  },
})

/**
 * Checks a site with a hostile text in one of its documents, and renders the page that holds it where it is valid.
 * @returns milliseconds of the processor, since other work on the machine is none of the text's
 */
export async function timeOf({ place, text }: HostileText, length: number): Promise<number> {
  const written = { ...files, [place.file]: place.put(text(length)) }
  const started = process.cpuUsage()
  const { content } = siteOf(written, smallContext)
  const page = content && [...content.pages.values()].find(({ file }) => file === place.file)
  if (content && page)
    await createRenderer(resolveSite(content, assets)).renderPage(resolvePage(content, page, assets))
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
