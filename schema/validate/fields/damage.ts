import { isWords } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'

/** Control characters, lone surrogates, the replacement character and noncharacters, and bidirectional controls. */
const DAMAGE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/u
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Reports characters that nobody writes on purpose. Browsers show a box or nothing for them, and XML feeds cannot hold them. */
export function damageProblems(field: Field, locator: Locator): Problem[] {
  const match = DAMAGE.exec(field.value)
  if (!match) return []
  const { path, value } = field
  const { 0: sign, index } = match
  const at = { index, length: sign.length }
  const where = index === 0 ? 'at its beginning' : `behind "${before(value, index)}"`
  if (sign === '\ufffd')
    return [
      locator.problem(
        'damaged-text',
        path,
        `A letter of this text has been lost, ${where}: "\ufffd" stands in its place.`,
        'Write the letter that was meant.',
        { at },
      ),
    ]
  const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const written = locator.written(path)
  const plain = written.replace(BIDI_CONTROLS, '')
  return [
    locator.problem(
      'damaged-text',
      path,
      {
        text: `An invisible character (U+${number}) stands in this text, ${where}.`,
        inForms: `An invisible character stands in this text, ${where}.`,
      },
      'Delete it, or write the text anew.',
      { at, fix: plain === written ? undefined : locator.replacing(path, plain) },
    ),
  ]
}

/** The last words before an index, on its line. */
const before = (text: string, at: number): string =>
  text.slice(Math.max(0, at - 20), at).replace(/^.*\n|^\S*\s(?=\S)/s, '')

/** UTF-8 bytes of `’`, `é` and `£` that were decoded as Windows-1252. */
const MOJIBAKE = /â€.?|[ÃÂ][\u00a0-\u00bf]/

/** Warns of text that another program decoded in the wrong encoding. */
export function garbledProblems(field: Field, locator: Locator): Problem[] {
  const match = isWords(field.kind) ? MOJIBAKE.exec(field.value) : undefined
  if (!match) return []
  const { 0: found, index } = match
  return [
    locator.problem(
      'garbled-text',
      field.path,
      `"${found}" is what a quote, a dash or a letter becomes when a text is read in the wrong encoding.`,
      'Write the sign that was meant, such as ’, “, – or é.',
      { at: { index, length: found.length } },
    ),
  ]
}
