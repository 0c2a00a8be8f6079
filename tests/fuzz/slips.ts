import fc from 'fast-check'

type Hand = { find: RegExp; make: (found: string) => string }

const swapped = (word: string) => word.replace(/^(.*?)(\w)(\w)(\w*)$/, '$1$3$2$4')

/** What hands, word processors and copying do to a document: each finds its places, and does something to one of them. */
const hands = {
  commaForgotten: { find: /,(?=\s*\n)/g, make: () => '' },
  commaTooMany: { find: /["\d\]}](?=\s*\n\s*[\]}])/g, make: found => `${found},` },
  commaTwice: { find: /,(?=\s*\n)/g, make: () => ',,' },
  semicolon: { find: /,(?=\s*\n)/g, make: () => ';' },
  colonForgotten: { find: /":/g, make: () => '"' },
  quoteForgotten: { find: /"/g, make: () => '' },
  quoteTyped: { find: /[a-z] [a-z]/g, make: found => found.replace(' ', ' "') },
  wordQuoted: { find: / [a-z]{4,} /g, make: found => ` "${found.trim()}" ` },
  curlyQuotes: { find: /"[^"\n]*"/g, make: found => `“${found.slice(1, -1)}”` },
  singleQuotes: { find: /"[^"\n']*"/g, make: found => `'${found.slice(1, -1)}'` },
  bracketForgotten: { find: /[[\]{}]/g, make: () => '' },
  bracketTwice: { find: /[\]}]/g, make: found => found + found },
  bracketOfOtherKind: { find: /[\]}]/g, make: found => (found === ']' ? '}' : ']') },
  lineForgotten: { find: /\n[^\n]+/g, make: () => '' },
  lineTwice: { find: /\n[^\n]+/g, make: found => found + found },
  lettersExchanged: { find: /"\w{4,}"/g, make: found => `"${swapped(found.slice(1, -1))}"` },
  letterForgotten: { find: /"\w{4,}"/g, make: found => found.slice(0, 2) + found.slice(3) },
  capital: {
    find: /"[a-z][\w-]{2,}"/g,
    make: found => found.slice(0, 1) + found.slice(1, 2).toUpperCase() + found.slice(2),
  },
  capitalPath: { find: /"\/[\w/.-]+"/g, make: found => found.toUpperCase() },
  numberQuoted: { find: /(?<=: )\d+/g, make: found => `"${found}"` },
  quotesForgotten: { find: /"[\w-]+"/g, make: found => found.slice(1, -1) },
  dateTurned: { find: /\d{4}-\d\d-\d\d/g, make: found => found.split('-').reverse().join('/') },
  listUnwrapped: { find: /\[\s*"[^"]*"\s*\]/g, make: found => found.slice(1, -1) },
  lineBroken: { find: /[a-z] [a-z]/g, make: found => found.replace(' ', '\n') },
  tab: { find: /[a-z] [a-z]/g, make: found => found.replace(' ', '\t') },
  note: { find: /,(?=\s*\n)/g, make: () => ', // check this' },
  letterTyped: { find: /[\s\S]/g, make: found => `${found}x` },
  anythingDeleted: { find: /\S/g, make: () => '' },
  spacesForTabs: { find: /\n +/g, make: found => found.replaceAll('  ', '\t') },
  windowsLineEnd: { find: /\n/g, make: () => '\r\n' },
} satisfies Record<string, Hand>

export interface Slip {
  kind: keyof typeof hands
  /** Which of the places where it can happen, as a share of them. */
  at: number
}

export const slip: fc.Arbitrary<Slip> = fc.record({
  // The keys of an object of ours are known.
  kind: fc.constantFrom(...(Object.keys(hands) as (keyof typeof hands)[])),
  // Unbiased: all places are alike, and beginnings and ends are no likelier.
  at: fc.noBias(fc.nat({ max: 999_999 })).map(millionths => millionths / 1_000_000),
})

/** The text after a slip; the same text where the slip finds no place. */
export function slipped(text: string, { kind, at }: Slip): string {
  const { find, make } = hands[kind]
  const places = [...text.matchAll(find)]
  const place = places[Math.floor(at * places.length)]
  if (!place) return text
  return text.slice(0, place.index) + make(place[0]) + text.slice(place.index + place[0].length)
}
