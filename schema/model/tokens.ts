import type { TextRange } from '../problems/problem.ts'

/** What tokens stand for. */
interface Known {
  name: string
  contact: { address: string; phone: string; email: string }
}

/** Tokens in braces that any text may hold. Their values come from `_site.json`, so that each fact is written once. */
const values = {
  // A school says {school}; any other organisation {name}.
  school: (site: Known) => site.name,
  address: (site: Known) => site.contact.address,
  // Non-breaking spaces keep the number on one line.
  phone: (site: Known) => site.contact.phone.replaceAll(' ', '\u00a0'),
  email: (site: Known) => site.contact.email,
  name: (site: Known) => site.name,
}

export const tokenNames: readonly string[] = Object.keys(values)

/** The text fields of `_site.json` that are the value of a token: by their path, the token's name. */
export const tokenOf: Readonly<Record<string, string>> = { name: 'school', 'contact.address': 'address' }

const pattern = /\{([A-Za-z]+)\}/g

/** Every token of a text, known or not, with its range. */
export const tokensIn = (text: string): { name: string; at: TextRange }[] =>
  (mayHold(text) ? [...text.matchAll(pattern)] : []).map(({ 0: found, index }) => ({
    name: found.slice(1, -1),
    at: { index, length: found.length },
  }))

export const fillTokens = (text: string, site: Known): string =>
  mayHold(text)
    ? text.replace(pattern, (whole, name: string) =>
        Object.hasOwn(values, name) ? values[name as keyof typeof values](site) : whole,
      )
    : text

/** Hardly any text holds a token, and looking for a brace is much faster than matching a pattern. */
const mayHold = (text: string): boolean => text.includes('{')
