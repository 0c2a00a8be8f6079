import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'
import site from './site.json' with { type: 'json' }

interface Amounts {
  pages: number
  /** How often a page repeats its nine sections. Default: 1. */
  repeats?: number
  posts?: number
  /** The words of its texts, the frequent ones first. Default: some forty, all equally frequent. */
  vocabulary?: readonly string[]
  /** Fields of `_site.json` besides those of `site.json`. */
  site?: object
}

/**
 * Writes a deterministic site with many pages. Each page has the nine sections of a stage and 9 kB of text. The menu has two
 * sub-menus, and the pictures are those of the real site.
 * @returns the folders of pages and public files
 */
export function writeContent(folder: string, amounts: Amounts): Folders {
  const { pages, posts = 0 } = amounts
  const folders = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  rmSync(folder, { recursive: true, force: true })
  for (const path of ['stages', '_posts', 'blog']) mkdirSync(join(folders.pages, path), { recursive: true })
  cpSync(join(projectRoot, 'public'), folders.public, { recursive: true })
  const put = (file: string, value: unknown) =>
    writeFileSync(join(folders.pages, file), `${JSON.stringify(value, null, 2)}\n`)
  put('_site.json', { ...site, ...amounts.site })
  put('index.json', page(0, amounts))
  for (let number = 1; number < pages; number++) put(`stages/${nameOf(number)}.json`, page(number, amounts))
  if (posts > 0) {
    put('blog/index.json', {
      title: 'Blog',
      description: 'News.',
      sections: [{ type: 'blogList', title: 'Blog' }],
    })
    put('blog/[id].json', {
      title: 'Blog post not found',
      description: 'No such post.',
      sections: [{ type: 'postHero', backText: 'Back', backLink: '/blog' }, { type: 'postBody' }],
    })
  }
  for (let id = 1; id <= posts; id++) put(`_posts/${id}.json`, postOf(id))
  return folders
}

export const nameOf = (number: number): string => `stage-${String(number).padStart(5, '0')}`

const words =
  'careful curious modern practical pupils teachers families science mathematics history music sport build explore share apply discover question present record compare library classroom garden project progress mentor campus while because through together every term with and before'.split(
    ' ',
  )

function page(number: number, { pages, repeats = 1, vocabulary }: Amounts) {
  const random = randomFrom(number)
  const word = vocabulary
    ? zipfPicker(vocabulary, random)
    : () => words[Math.floor(random() * words.length)] ?? ''
  const phrase = (length: number) => {
    const said = Array.from({ length }, word).join(' ')
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
  const sentences = (count: number) => Array.from({ length: count }, () => `${phrase(15)}.`).join(' ')
  const paragraphs = (count: number) => Array.from({ length: count }, () => sentences(4)).join('\n')
  const list = <T>(count: number, item: () => T) => Array.from({ length: count }, item)
  const title = `Stage ${number}: ${phrase(3)}`
  return {
    title,
    description: sentences(1),
    sections: Array.from({ length: repeats }, () => [
      { type: 'hero', title, description: sentences(1), backgroundImage: '/images/heroes/about.svg' },
      { type: 'text', title: phrase(3), content: paragraphs(2) },
      {
        type: 'principalMessage',
        imageSrc: '/images/principals/jhs.svg',
        imageAlt: 'The principal',
        title: phrase(4),
        message: paragraphs(3),
        principalName: phrase(2),
        principalTitle: phrase(3),
      },
      {
        type: 'subjects',
        title: phrase(2),
        items: list(9, () => ({ name: phrase(2), description: sentences(1) })),
      },
      {
        type: 'learningApproaches',
        title: phrase(3),
        items: list(6, () => ({ icon: 'users', title: phrase(2), description: sentences(1) })),
      },
      {
        type: 'faq',
        title: phrase(3),
        items: list(8, () => ({ question: `${phrase(9)}?`, answer: sentences(2) })),
      },
      { type: 'admissionRequirements', title: phrase(2), items: list(6, () => sentences(1)) },
      {
        type: 'pathForward',
        title: phrase(3),
        items: list(4, () => ({ stage: phrase(2), description: sentences(1) })),
      },
      {
        type: 'callToAction',
        title: phrase(3),
        description: sentences(1),
        buttonText: 'Apply now',
        buttonLink: number + 1 < pages ? `/stages/${nameOf(number + 1)}` : '/',
      },
    ]).flat(),
  }
}

export const postOf = (id: number) => ({
  id,
  title: `Post ${id}`,
  excerpt: 'Something happened at school.',
  content: 'It happened.\nIt was good.',
  featuredImage: '/images/heroes/about.svg',
  featuredImageAlt: 'The school',
  images: [],
  date: `20${String(10 + (id % 15)).padStart(2, '0')}-0${1 + (id % 9)}-1${id % 10}`,
  author: 'The team',
  categories: ['News'],
  relatedPosts: [],
})

const onsets = 'b br d f g gr h k l m n p pl r s st t tr v w'.split(' ')
const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou']
/** The most frequent words of English, in their order. A third of a text are words that the search leaves out. */
const frequent =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which you were their one all we can her has there been if more when will would who so no'

const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'ng']

/**
 * Words of one to four syllables, the short ones first, as in a language. The search is measured with them: the few words of
 * other measurements would make an index of a few entries.
 */
export function vocabulary(size: number): string[] {
  const random = randomFrom(size)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const words = new Set(frequent.split(' '))
  while (words.size < size) {
    const syllables = 1 + Math.floor((3 * words.size) / size + random())
    words.add(Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join(''))
  }
  return [...words]
}

/** Picks the n-th word of a list about 1/n times as often as the first (Zipf's law). */
function zipfPicker(words: readonly string[], random: () => number): () => string {
  const scale = Math.log(words.length + 1)
  return () => words[Math.floor(Math.exp(random() * scale)) - 1] ?? ''
}

/** A seeded random number generator (mulberry32). Its numbers are from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
