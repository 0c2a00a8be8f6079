import type { z } from 'zod'
import { corrections } from './corrections.ts'
import { dateCure, dayMeant } from './dates.ts'
import { unwrapped } from './fieldPlans.ts'
import type { Path } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import { describe, kindOfField, nameOf, orDelete } from './words.ts'

interface Advice {
  code: ProblemCode
  message: string
  cure: string
  /** The value to write in its place, where only one can be meant. */
  value?: string | undefined
}

/**
 * What is wrong with a text that does not have the form its field needs, and what to write instead.
 * @param format zod's name for the form
 * @param declared the field as its group declares it
 */
export function formatAdvice(path: Path, value: string, format: string, declared: z.ZodType): Advice {
  const name = nameOf(path)
  const field = unwrapped(declared)
  const kind = kindOfField(field)
  if (value.trim() === '')
    return {
      code: 'empty-text',
      message: `${name} is empty.`,
      cure: `Write something${orDelete(path, declared)}. ${describe(field)}`,
    }
  if (kind === 'text')
    return {
      code: 'line-break',
      message: `${name} takes a single line.`,
      cure: 'Delete the line break (\\n).',
    }
  const shown = JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)
  if (format === 'date')
    return {
      code: 'bad-date',
      message: `${name} is ${shown}, which is ${/^\d{4}-\d\d-\d\d$/.test(value) ? 'no day of the calendar' : 'not a date written as year-month-day'}.`,
      cure: dateCure(value),
      value: dayMeant(value),
    }
  if (format === 'email')
    return {
      code: 'bad-email',
      message: `${name} is ${shown}, which is not an email address.`,
      cure: 'Write it as name@example.org.',
    }
  const [code, words, hint] = forms[String(kind)] ?? otherForm
  const likeliest = corrections(value, kind).find(({ word }) => declared.safeParse(word).success)
  // Whether there is such a page shows when all addresses are known.
  const better = kind === 'link' && likeliest?.word.startsWith('/') ? undefined : likeliest
  const isSpaced = better !== undefined && /^(?:mailto|tel):.*\s/i.test(value)
  return {
    code,
    message: `${name} is ${shown}, ${isSpaced ? 'and a link holds no spaces' : words}.`,
    cure: better ? `Did you mean "${better.word}"?` : `${hint} ${describe(field)}`,
    value: better?.isSure ? better.word : undefined,
  }
}

const noAddress = 'which is not an address of this site'
const addressHint = 'Write an address that begins with a slash and holds no spaces.'

/** By the kind of field: the code of the problem, what the value is not, and how it is written. */
const forms: Record<string, [ProblemCode, string, string]> = {
  image: [
    'bad-path',
    'which is not the path of a picture',
    'Put the picture into "public/images" and write its path, without spaces; it ends in .jpg, .png, .svg, .webp, .avif or .gif.',
  ],
  pdf: [
    'bad-path',
    'which is not the path of a PDF document',
    'Put the document into "public/docs" and write its path, without spaces; it ends in .pdf.',
  ],
  page: ['bad-path', noAddress, addressHint],
  alias: [
    'bad-path',
    'which is not an address that a page can have',
    'Write an address that begins with a slash and holds no spaces, no % and no part that begins with a full stop.',
  ],
  collection: ['bad-path', noAddress, addressHint],
  icon: [
    'bad-icon-name',
    'which is not the name of an icon',
    'Write a name from lucide.dev/icons, in small letters with hyphens.',
  ],
  phone: [
    'bad-phone',
    'which is not one telephone number',
    'Write one number of 7 to 15 digits, with spaces, ( ), - and a + at its beginning if you like. Another number can stand in the text of a page.',
  ],
  link: ['bad-link', 'which is not an address that a link can lead to', 'Write an address.'],
}
const otherForm: [ProblemCode, string, string] = [
  'wrong-form',
  'which does not have the form it needs',
  'Write it as the example shows.',
]
