import type { Field } from './fieldWalk.ts'
import { mendable, type Problem } from './problem.ts'
import type { Locator } from './source.ts'

/** Signs for machines, halves of letters, the stand-in for what could not be read, and what turns the order of letters round. */
const DAMAGE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/u
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A text with something in it that nobody writes on purpose, that browsers show as a box or not at all, and feeds cannot hold. */
export function damageProblems(field: Field, locator: Locator): Problem[] {
  const found = DAMAGE.exec(field.value)
  if (!found) return []
  const { path } = field
  const [sign] = found
  const place = { index: found.index, length: sign.length }
  const at = found.index === 0 ? 'at its beginning' : `behind "${before(field.value, found.index)}"`
  if (sign === '\ufffd')
    return [
      locator.problem(
        'damaged-text',
        path,
        `A letter of this text has been lost, ${at}: "\ufffd" stands in its place.`,
        'Write the letter that was meant.',
        place,
      ),
    ]
  const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const written = locator.written(path)
  const plain = written.replace(TURNING, '')
  return [
    mendable(
      locator.problem(
        'damaged-text',
        path,
        `An invisible character (U+${number}) stands in this text, ${at}.`,
        'Delete it, or write the text anew.',
        place,
      ),
      plain === written ? undefined : locator.replacing(path, plain),
    ),
  ]
}

/** The last words before a place. */
const before = (text: string, at: number): string =>
  text.slice(Math.max(0, at - 20), at).replace(/^.*\n|^\S*\s(?=\S)/s, '')

/** `’`, `é` and `£` as they look when a program has taken their bytes for letters of an old encoding. */
const GARBLED = /â€.?|[ÃÂ][\u00a0-\u00bf]/

/** Warns of letters that another program has read in the wrong encoding. */
export function garbledProblems(field: Field, locator: Locator): Problem[] {
  const found = field.kind === 'text' ? GARBLED.exec(field.value) : undefined
  return !found
    ? []
    : [
        locator.problem(
          'garbled-text',
          field.path,
          `"${found[0]}" is what a quote, a dash or a letter becomes when a text is read in the wrong encoding.`,
          'Write the sign that was meant, such as ’, “, – or é.',
          { index: found.index, length: found[0].length },
        ),
      ]
}
