import names from 'color-name'
import { say } from '../problems/problem.ts'

// What may have been meant by a value that does not fit its field, the likeliest first. Which of them fit is tried later.

/** A candidate that was probably meant. */
export interface Guess {
  word: string
  /** Whether it is so near, and every other candidate so far, that a fix may write it. */
  isSure: boolean
}

/** For a film in the place of a picture or a document. */
export const FILM_SUGGESTION = say`Use a section for films from YouTube${{ text: ' ("npm run dev", /_sections)', inForms: '' }}.`

const sure = (word: string): Guess => ({ word, isSure: true })
const unsure = (word: string): Guess => ({ word, isSure: false })

/** `/caf%C3%A9` → `/café` */
export function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Of a field without a kind: an id, an address, a time. */
export const plainValues = (value: string): Guess[] => [
  sure(slug(value)),
  sure(value.replace(/\/+$/, '')),
  sure(`https://${value}`),
  ...origin(value),
  ...time(value),
]

export const icons = (value: string): Guess[] => [
  sure(slug(value)),
  unsure(slug(value.replace(/\.\w+$/, ''))),
]

/** `BookOpen`, `book_open`, `#book open` → `book-open` */
const slug = (value: string) =>
  value
    .trim()
    .replace(/^#/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()

export const phones = (value: string): Guess[] => [
  sure(phone(value)),
  unsure(phone(value).replace(/o/gi, '0').replace(/[il]/gi, '1')),
]

/** `tel:030.271.1234`, or with the dashes and spaces of word processors → `030 271 1234` */
const phone = (value: string) =>
  value
    .replace(/^\s*tel:/i, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s.]+/g, ' ')
    .trim()

/** `7:30`, `7.30am`, `4 p.m.`, `1500` → `07:30`, `07:30`, `16:00`, `15:00`. Without am or pm another half of the day may be meant. */
function time(value: string): Guess[] {
  const [, hour, minutes = '00', half = ''] =
    /^\s*(\d{1,2})(?:[:.h](\d\d))?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(
      value.replace(/^\s*(\d\d)(\d\d)\b/, '$1:$2'),
    ) ?? []
  if (hour === undefined) return []
  const shift = /p/i.test(half) && hour !== '12' ? 12 : /a/i.test(half) && hour === '12' ? -12 : 0
  const word = `${String(Number(hour) + shift).padStart(2, '0')}:${minutes}`
  return [half || Number(hour) > 12 ? sure(word) : unsure(word)]
}

export const links = (value: string): Guess[] => [...addresses(value), ...paths(value)]

export const aliases = (value: string): Guess[] => [...paths(value), ...paths(decoded(value))]

function addresses(value: string): Guess[] {
  const plain = value.trim()
  const [, embedded] = /^<iframe\b[^>]*\bsrc="(https:[^"\s]+)"/i.exec(plain) ?? []
  const [, video] =
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/.exec(embedded ?? '') ?? []
  if (video) return [sure(`https://www.youtube.com/watch?v=${video}`)]
  if (embedded) return [unsure(embedded)]
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(plain)) return [sure(`mailto:${plain}`)]
  if (/^\+?[0-9 ()-]{7,}$/.test(plain)) return [sure(`tel:${plain.replace(/ /g, '')}`)]
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/is.exec(plain) ?? []
  if (scheme) return [sure(`${scheme.toLowerCase()}:${withoutSpaces(rest)}`)]
  const [, protocol = '', site = ''] = /^(https?[:;]?\/{1,3}|https?[:;]|\/\/|)(.*)$/is.exec(plain) ?? []
  // Not every site answers over https.
  if (/^http(?!s)/i.test(protocol)) return [unsure(`https://${site}`)]
  if (!/^h/i.test(protocol) && !isHost(site)) return []
  const address = encoded(`https://${site}`)
  // Behind a blank there may be words that do not belong to the address.
  return [sure(`https://${site}`), /\s/.test(site) ? unsure(address) : sure(address)]
}

/** Encodes what comes after the host of an address and cannot be part of one: `/wiki/Zürich` → `/wiki/Z%C3%BCrich`. */
function encoded(address: string): string {
  const [, host = '', rest = ''] = /^(https:\/\/[^/?#]*)(.*)$/s.exec(address) ?? []
  return (
    host +
    rest.replace(/[^!-~]+|["<>[\\\]^`{|}]/gu, signs =>
      isWellFormed(signs) ? encodeURIComponent(signs) : signs,
    )
  )
}

/** Half of a sign of two parts cannot be encoded. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** `https://www.schule-köln.de` → `https://www.xn--schule-kln-kcb.de`, which is the same domain. */
function origin(value: string): Guess[] {
  if (!/^https?:\/\/[^/?#@\s]*[^!-~][^/?#@\s]*\/?$/i.test(value)) return []
  try {
    return [sure(new URL(value).origin)]
  } catch {
    return []
  }
}

/** A subject needs its spaces, encoded. Elsewhere spaces only make an address easier to read. */
function withoutSpaces(address: string): string {
  const [before = '', ...question] = address.split('?')
  return [before.replace(/\s/g, ''), ...question.map(words => words.replace(/\s/g, '%20'))].join('?')
}

/** Whether a text begins with the host of a website. The top-level domains are those that are no file extension. */
const isHost = (text: string) =>
  /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|int|info|biz|io|co|me|tv|be|ly|gl|gg|app|dev|eu|uk|us|ca|au|nz|ie|in|gh|ng|ke|za|fr|de|es|it|nl|ch|africa|school|online|site)(?::[0-9]+)?(?:[/?#]|$))/i.test(
    text,
  )

/** The same path from the root of the site, with forward slashes. */
export function paths(value: string): Guess[] {
  const plain = value.trim().replace(/\\/g, '/')
  // @name is an account on a social network.
  if (/^(?:[a-z]+:|@)/i.test(plain)) return []
  const path = `/${plain.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`
  return [sure(path), unsure(path.replace(/\s*\/\s*/g, '/'))]
}

/** @param folder where most files of the kind are: `/images` */
export function filePaths(written: string, folder: string): Guess[] {
  if (/^https?:/i.test(written)) return []
  // A backslash of Windows before some letters has become a line break or a tab.
  const value = written.replace(/[\b\f\n\r\t]/g, escaped => JSON.stringify(escaped).slice(1, -1))
  const name = value.trim().split(/[\\/]/).at(-1) ?? ''
  const inFolder = unsure(`${folder}/${name}`)
  // A bare file name says nothing about its folder.
  return name === value.trim() ? [inFolder] : [...paths(value).map(withLowerCaseExtension), inFolder]
}

const withLowerCaseExtension = ({ word, isSure }: Guess): Guess => ({
  word: word.replace(/\.\w+$/, ending => ending.toLowerCase()),
  isSure,
})

export const colours = (value: string): Guess[] => hexOf(value).map(sure)

/** `navy`, `#abc`, `a43d21`, `rgb(1, 2, 3)` → the colour as `#rrggbb`. @returns nothing when it is no colour */
function hexOf(value: string): string[] {
  const plain = value.trim().toLowerCase().replace(/\s+/g, '')
  const [, short] = /^#?([0-9a-f]{3})$/.exec(plain) ?? []
  if (short) return [`#${short.replace(/./g, digit => digit + digit)}`]
  const [, whole] = /^#?([0-9a-f]{6})(?:ff)?$/.exec(plain) ?? []
  if (whole) return [`#${whole}`]
  const [, ...channels] = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,1(?:\.0*)?)?\)$/.exec(plain) ?? []
  if (channels.length === 3 && channels.every(channel => Number(channel) <= 255))
    return [hex(channels.map(Number))]
  const named = Object.entries(names).find(([name]) => name === plain)
  return named ? [hex(named[1])] : []
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
