import { applyEdits, modify, parse } from 'jsonc-parser'

/** A block of the guide: commands, what they say, a change of a file, or a section to add to a page. */
export interface GuideStep {
  kind: 'sh' | 'text' | 'diff' | 'json'
  /** The document that a change or a section is for. */
  file: string
  body: string
}

export interface GuideSection {
  title: string
  text: string
  steps: GuideStep[]
  /** Names of result pictures, without ending. */
  pictures: string[]
  /** Addresses at which it says that the result is to be seen, perhaps with a fragment. */
  addresses: string[]
}

/** The sections of the guide for authors. */
export function readGuide(markdown: string): GuideSection[] {
  const [, ...sections] = markdown.split(/^## /m)
  return sections.map(text => ({
    title: text.slice(0, text.indexOf('\n')),
    text,
    steps: [...text.matchAll(/^```(sh|text|diff|json) ?(\S*)\n(.*?)^```$/gms)].map(
      ([, kind, file = '', body = '']) => ({
        // The expression allows no other.
        kind: kind as GuideStep['kind'],
        file,
        body,
      }),
    ),
    pictures: [...text.matchAll(/\]\(\.\.\/\.github\/guide\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name),
    addresses: [...text.matchAll(/http:\/\/localhost:5173(\/[\w/#-]*)/g)].map(([, address = '']) => address),
  }))
}

/** The lines of a change as they were ("-") or as they become ("+"). */
export const side = (body: string, sign: '-' | '+'): string =>
  body
    .split('\n')
    .filter(line => line.startsWith(sign) || line.startsWith(' '))
    .map(line => `${line.slice(1)}\n`)
    .join('')

/** A page with one more section at its end, as an author pastes it. */
export const withSection = (page: string, section: string): string =>
  applyEdits(
    page,
    modify(page, ['sections', -1], parse(section), {
      isArrayInsertion: true,
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    }),
  )

/** The photographs that an author is asked to save, or that the examples name: paths below `public`. */
export const photographsIn = (section: string): string[] => [
  ...new Set([...section.matchAll(/\/images\/[\w/-]+\.jpg/g)].map(([path]) => path)),
]
