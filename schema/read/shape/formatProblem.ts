import type { z } from 'zod'
import { type Advice, corrections, type FieldKind, isWords, type Kind, kinds } from '../../model/kinds.ts'
import { nodeOf } from '../../model/schemaNode.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Path, say, type Wording } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { dateSuggestion, suggestDate } from '../suggestDate.ts'
import { fieldKindOf, labelOf, orDelete, withExample } from './fieldWords.ts'

/**
 * Explains why a text does not fit its field, and what to write instead.
 * @param format zod's name for the format
 * @param holder the object that has the field
 */
export function formatProblem(
  path: Path,
  value: string,
  format: string,
  field: z.core.$ZodType | undefined,
  holder?: unknown,
): Advice {
  const label = labelOf(path)
  const kind = fieldKindOf(field)
  if (value.trim() === '')
    return {
      code: 'empty-text',
      message: say`${label} is empty.`,
      suggestion: emptySuggestion(path, field),
    }
  if (kind && isWords(kind))
    return {
      code: 'line-break',
      message: say`${label} takes a single line.`,
      suggestion: say`Write a space in place of the line break${{ text: ' (\\n)', inForms: '' }}.`,
      // From the beginning of white space alone: trying each place in it takes the square of its length.
      value: value.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' '),
    }
  const shown = shorten(value, 40)
  const isValid = (word: string) => field !== undefined && nodeOf(field).schema.safeParse(word).success
  const visible = invisibleSign(value) && visibleOf(value)
  if (visible && isValid(visible))
    return {
      code: codeOf(format, kind),
      message: say`${label} holds a sign that nobody sees${{ text: ` (${invisibleSign(value)})`, inForms: '' }}.`,
      suggestion: `Did you mean "${visible}"?`,
      value: visible,
    }
  if (format === 'date')
    return {
      code: 'bad-date',
      message: say`${label} is ${shown}, which is ${/^\d{4}-\d\d-\d\d$/.test(value) ? 'no day of the calendar' : 'not a date written as year-month-day'}.`,
      suggestion: dateSuggestion(value),
      value: suggestDate(value),
    }
  if (format === 'email') {
    const plain = emailOf(value)
    const spaced = value.trim() !== value && isValid(value.trim())
    if (spaced)
      return {
        code: 'bad-email',
        message: say`${label} ${/^\s/.test(value) ? 'begins' : 'ends'} with a blank, which nobody sees.`,
        suggestion: `Did you mean "${plain}"?`,
        value: plain,
      }
    return {
      code: 'bad-email',
      message: say`${label} is ${shown}, which is not an email address.`,
      suggestion: isValid(plain)
        ? `Did you mean "${plain}"? Write it as name@example.org.`
        : 'Write it as name@example.org.',
      value: isValid(plain) ? plain : undefined,
    }
  }
  const ofKind = kind && kinds[kind].advise?.(value, label, holder)
  if (ofKind) return ofKind
  const [code, words, hint] = misfitOf(kind)
  const likeliest = corrections(value, kind).find(({ word }) => isValid(word))
  // Whether such a page exists is checked once all addresses are known.
  const better =
    kind && kinds[kind].leadsTo === 'anything' && likeliest?.word.startsWith('/') ? undefined : likeliest
  const isSpaced = better !== undefined && /^(?:mailto|tel):.*\s/i.test(value)
  const otherwise = typeof hint === 'function' ? hint(value) : hint
  return {
    code,
    // The likely says the rest of a long value again.
    message: say`${label} is ${better ? shorten(value, 30) : shown}, ${isSpaced ? 'and a link holds no spaces' : words}.`,
    suggestion: better ? `Did you mean "${better.word}"?` : withExample(otherwise, field),
    value: better?.isSure ? better.word : undefined,
  }
}

/** A form has pages, pictures and documents to choose from. */
function emptySuggestion(path: Path, field: z.core.$ZodType | undefined): Wording {
  const written = withExample(`Write something${orDelete(path, field)}.`, field)
  return typeof written === 'string' && written.startsWith('Write something. Example: "/')
    ? { text: written, inForms: 'Choose one.' }
    : written
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
    .replace(/(?<=@[\w-]+),(?=[\w-]+$)/, '.')
    .trim()

function codeOf(format: string, kind: FieldKind | undefined): ProblemCode {
  if (format === 'date') return 'bad-date'
  return format === 'email' ? 'bad-email' : misfitOf(kind)[0]
}

/** The beginning of a value, in quotes. */
const shorten = (value: string, most: number): string => JSON.stringify(truncate(value, most))

const misfitOf = (kind: FieldKind | undefined) => (kind && kinds[kind].misfit) ?? otherMisfit

/** Of a field without a kind, or of a kind that says no more. */
const otherMisfit: NonNullable<Kind['misfit']> = [
  'wrong-form',
  'which does not have the form it needs',
  'Write it as the example shows.',
]
