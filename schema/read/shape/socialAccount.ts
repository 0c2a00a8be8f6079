import { isObject } from '../../model/isObject.ts'

/** How the address of an account begins, by the name of the network. */
const networks: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  threads: 'https://www.threads.net/@',
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
}

/**
 * What to write in place of the name of an account, such as `@name`.
 * @param holder the object that has the link: its other texts may name the network
 * @returns undefined for anything that is no such name
 */
export function accountCure(value: string, holder: unknown): string | undefined {
  const [, account] = /^\s*@([\w.-]+)\s*$/.exec(value) ?? []
  if (account === undefined) return undefined
  const words = isObject(holder) ? Object.values(holder).flatMap(wordsOf) : []
  const network = words.find(word => word in networks)
  return network === undefined
    ? 'Open the page of that account in a browser, and write the address that stands at the top.'
    : `Write "${networks[network]}${account}".`
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' && !value.trim().startsWith('@') ? value.toLowerCase().split(/[^a-z]+/) : []
