import { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import { unwrapped } from '../../model/schemaPaths.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Path } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { corrections, FILM_CURE } from '../corrections.ts'
import { dateCure, suggestDate } from '../suggestDate.ts'
import { fieldKindOf, labelOf, orDelete, withExample } from './fieldWords.ts'

interface Advice {
  code: ProblemCode
  message: string
  cure: string
  /** The right value. Absent where another one is possible. */
  value?: string | undefined
}

/**
 * Explains why a text does not fit its field, and what to write instead.
 * @param format zod's name for the format
 * @param declared the schema of the field, with its `optional()`
 * @param holder the object that has the field
 */
export function formatAdvice(
  path: Path,
  value: string,
  format: string,
  declared: z.core.$ZodType | undefined,
  holder?: unknown,
): Advice {
  const label = labelOf(path)
  const field = declared && unwrapped(declared)
  const kind = fieldKindOf(field)
  if (value.trim() === '')
    return {
      code: 'empty-text',
      message: `${label} is empty.`,
      cure: withExample(`Write something${orDelete(path, declared)}.`, field),
    }
  if (kind === 'text' || kind === 'richText')
    return {
      code: 'line-break',
      message: `${label} takes a single line.`,
      cure: 'Write a space in place of the line break (\\n).',
      // From the beginning of white space alone: trying each place in it takes the square of its length.
      value: value.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' '),
    }
  const shown = shorten(value, 40)
  const isValid = (word: string) => declared instanceof z.ZodType && declared.safeParse(word).success
  const visible = invisibleSign(value) && visibleOf(value)
  if (visible && isValid(visible))
    return {
      code: codeOf(format, kind),
      message: `${label} holds a sign that nobody sees (${invisibleSign(value)}).`,
      cure: `Did you mean "${visible}"?`,
      value: visible,
    }
  if (format === 'date')
    return {
      code: 'bad-date',
      message: `${label} is ${shown}, which is ${/^\d{4}-\d\d-\d\d$/.test(value) ? 'no day of the calendar' : 'not a date written as year-month-day'}.`,
      cure: dateCure(value),
      value: suggestDate(value),
    }
  if (format === 'email') {
    const plain = emailOf(value)
    return {
      code: 'bad-email',
      message: `${label} is ${shown}, which is not an email address.`,
      cure: isValid(plain)
        ? `Did you mean "${plain}"? Write it as name@example.org.`
        : 'Write it as name@example.org.',
      value: isValid(plain) ? plain : undefined,
    }
  }
  const plain = kind === 'phone' ? severalNumbers(label, value) : undefined
  if (plain) return plain
  const account = kind === 'link' ? accountCure(value, holder) : undefined
  if (account !== undefined)
    return {
      code: 'bad-link',
      message: `${shown} is the name of an account, and a link needs a whole address.`,
      cure: account,
    }
  if ((kind === 'image' || kind === 'pdf') && /^https?:/i.test(value)) return elsewhere(kind, label, value)
  const [code, words, hint] = forms[String(kind)] ?? otherForm
  const likeliest = corrections(value, kind).find(({ word }) => isValid(word))
  // Whether such a page exists is checked once all addresses are known.
  const better = kind === 'link' && likeliest?.word.startsWith('/') ? undefined : likeliest
  const isSpaced = better !== undefined && /^(?:mailto|tel):.*\s/i.test(value)
  const advice = typeof hint === 'string' ? hint : hint(value)
  return {
    code,
    // The suggestion says the rest of a long value again.
    message: `${label} is ${better ? shorten(value, 30) : shown}, ${isSpaced ? 'and a link holds no spaces' : words}.`,
    cure: better ? `Did you mean "${better.word}"?` : withExample(advice, field),
    value: better?.isSure ? better.word : undefined,
  }
}

/** Marks that steer the direction of text or join letters, and spaces of other kinds, which come along from contacts and web pages. */
const INVISIBLE = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u3000]/u

/** The first sign that nobody sees, as Unicode calls it. */
function invisibleSign(value: string): string | undefined {
  const code = INVISIBLE.exec(value)?.[0].codePointAt(0)
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

const visibleOf = (value: string): string =>
  value
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** `mailto:office@school.example `, `<office@school.example>`, `office @school.example` → `office@school.example` */
const emailOf = (value: string): string =>
  value
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/\s*@\s*/, '@')
    .trim()

function codeOf(format: string, kind: unknown): ProblemCode {
  if (format === 'date') return 'bad-date'
  return format === 'email' ? 'bad-email' : (forms[String(kind)] ?? otherForm)[0]
}

/** The beginning of a value, in quotes. */
const shorten = (value: string, most: number): string => JSON.stringify(truncate(value, most))

/** Two telephone numbers, with a sign or a word between them, where one belongs. */
function severalNumbers(label: string, value: string): Advice | undefined {
  const numbers = value.split(/\s*(?:[/,;&|]|\bor\b|\band\b)\s*/i)
  if (numbers.length < 2 || !numbers.every(number => /^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/.test(number)))
    return undefined
  return {
    code: 'bad-phone',
    message: `${label} takes one number, because a tap on it makes a call.`,
    cure: `Write "${numbers[0]}" alone. Another number can stand in the text of a page.`,
  }
}

/** A picture or document of another website. */
function elsewhere(kind: 'image' | 'pdf', label: string, value: string): Advice {
  if (/^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(value))
    return { code: 'bad-path', message: `${label} is the address of a film.`, cure: FILM_CURE }
  const [what, path] = kind === 'image' ? ['picture', '/images/name.jpg'] : ['document', '/docs/name.pdf']
  const folder = path.slice(0, path.lastIndexOf('/'))
  return {
    code: 'bad-path',
    message: `${label} is a link to another website.`,
    cure: `Save the ${what} in "public${folder}", and write its path, such as "${path}".`,
  }
}

/** The problem's code, the end of its message, and the beginning of its cure. */
type Form = [code: ProblemCode, words: string, hint: string | ((value: string) => string)]

const address: Form = [
  'bad-path',
  'which is not an address of this site',
  'Begin it with a slash, without spaces.',
]

function pictureHint(value: string): string {
  if (/\s/.test(value)) return 'Give the file a name without spaces.'
  const isPicture = /\.(?:jpe?g|png|svg|webp|avif|gif)$/i.test(value)
  return isPicture ? 'Put the file into "public/images".' : 'Use a file that ends in .jpg, .png or .svg.'
}

const picture: Form = ['bad-path', 'which is not the path of a picture', pictureHint]

/** By the kind of the field. */
const forms: Record<string, Form> = {
  image: picture,
  pictureFile: picture,
  pdf: ['bad-path', 'which is not the path of a PDF document', 'Put it into "public/docs".'],
  page: address,
  alias: [
    'bad-path',
    'which no page can have',
    'Write one without spaces, % and parts that begin with a full stop.',
  ],
  collection: address,
  icon: [
    'bad-icon-name',
    'which is not the name of an icon',
    'Write a name from lucide.dev/icons, in small letters.',
  ],
  colour: [
    'bad-colour',
    'which is not a colour written as # and six digits',
    'Write # and six digits, or letters from a to f.',
  ],
  font: [
    'bad-path',
    'which is not the path of a typeface',
    'Only .woff2 can be shown: convert other files at fontsquirrel.com, and put the file into "public/fonts".',
  ],
  phone: ['bad-phone', 'which is not one telephone number', 'Write one number; another can stand on a page.'],
  link: ['bad-link', 'which is not an address that a link can lead to', 'Write a path or a web address.'],
}
const otherForm: Form = [
  'wrong-form',
  'which does not have the form it needs',
  'Write it as the example shows.',
]

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
function accountCure(value: string, holder: unknown): string | undefined {
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
