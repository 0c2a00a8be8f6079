import type { Site } from './site.ts'
import type { Part } from './source.ts'

/** Words in braces that any text may hold, filled in from `_site.json`, so that each fact stands in one place. */
const values = {
  school: (site: Site) => site.name,
  address: (site: Site) => site.contact.address,
  // A number that is read as one stays on one line.
  phone: (site: Site) => site.contact.phone.replaceAll(' ', '\u00a0'),
  email: (site: Site) => site.contact.email,
}

export const tokenNames: readonly string[] = Object.keys(values)

/** The fields of `_site.json` from which words are filled in, of those that are any text. */
export const tokenOf: Readonly<Record<string, string>> = { name: 'school', 'contact.address': 'address' }

const pattern = /\{([A-Za-z]+)\}/g

/** The words in braces, each with where it stands. */
export const tokensIn = (text: string): { name: string; at: Part }[] =>
  (mayHold(text) ? [...text.matchAll(pattern)] : []).map(({ 0: found, index }) => ({
    name: found.slice(1, -1),
    at: { index, length: found.length },
  }))

export const fillTokens = (text: string, site: Site): string =>
  mayHold(text)
    ? text.replace(pattern, (whole, name: string) =>
        Object.hasOwn(values, name) ? values[name as keyof typeof values](site) : whole,
      )
    : text

/** Hardly any text holds one: to look for a brace takes a fraction of the time that a pattern does. */
const mayHold = (text: string): boolean => text.includes('{')
