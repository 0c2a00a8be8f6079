import type { Edit } from 'jsonc-parser'
import { type Explained, type Explainer, isFirstOnLine, type Stumble } from './stumble.ts'

/** Commas, colons, and signs inside texts. */
export const explainSigns: Explainer = stumble => {
  const { text, name, token, before, offset } = stumble
  switch (name) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return valueOrName(stumble)
    case 'InvalidSymbol':
      return otherSign(stumble)
    case 'CommaExpected':
      // 2026-03-21 and 03 are read as a number with more behind it.
      if (before === offset - 1 && /\d/.test(text[before] ?? '')) return undefined
      return {
        ...after(
          stumble,
          'missing-comma',
          'A comma is missing after this.',
          'Put a comma between two entries.',
        ),
        repair: isBetweenEntries(stumble) ? [insert(before + 1, ',')] : undefined,
      }
    case 'ColonExpected':
      return {
        ...after(
          stumble,
          'missing-colon',
          'A colon is missing after this name.',
          'Write it as "name": value, with a colon between them.',
        ),
        repair: /^["[{\d]/.test(token) ? [insert(before + 1, ':')] : undefined,
      }
    case 'InvalidCharacter':
      return insideText(stumble)
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return here(
        stumble,
        'wrong-backslash',
        'A backslash stands before a letter that takes none.',
        'Write \\\\ for a backslash, \\n for a line break, \\" for a quote. Paths have / instead.',
      )
    default:
      return undefined
  }
}

/** A sign that looks like the right one, or lies on the same key. */
function otherSign(stumble: Stumble): Explained | undefined {
  const { text, token, before } = stumble
  const isColon = /^=>?$/.test(token) || (token === ';' && isBehindName(stumble))
  if (isColon && text[before] === ':')
    return here(stumble, 'missing-value', `There is a "${token}" behind the colon.`, 'Delete it.', '')
  if (isColon)
    return here(
      stumble,
      'missing-colon',
      `A "${token}" stands where a colon belongs.`,
      'Write a colon in its place.',
      ':',
    )
  return /^[;.،]$/.test(token) && /["\w}\]]/.test(text[before] ?? '')
    ? here(
        stumble,
        'missing-comma',
        `A "${token}" stands where a comma belongs.`,
        'Write a comma in its place.',
        ',',
      )
    : undefined
}

const isBehindName = ({ text, before, open }: Stumble): boolean =>
  open.at(-1)?.bracket === '{' && /[{,]\s*"(?:[^"\\\n]|\\.)*"$/.test(text.slice(0, before + 1))

const here = (
  { offset, token }: Stumble,
  code: Explained['code'],
  message: string,
  cure: string,
  better?: string,
): Explained => ({
  code,
  offset,
  length: token.length,
  message,
  cure,
  repair: better === undefined ? undefined : [{ offset, length: token.length, content: better }],
})

const after = ({ before }: Stumble, code: Explained['code'], message: string, cure: string): Explained => ({
  code,
  offset: before,
  length: 1,
  message,
  cure,
})

const insert = (offset: number, content: string): Edit => ({ offset, length: 0, content })

function valueOrName(stumble: Stumble): Explained {
  const { text, name, token, before, offset } = stumble
  const previous = text[before]
  if (previous === ',' && /^[}\]]$/.test(token))
    return {
      ...after(
        stumble,
        'trailing-comma',
        `There is a comma before the closing "${token}".`,
        'Delete the comma: the last entry has none.',
      ),
      repair: [{ offset: before, length: 1, content: '' }],
    }
  if (token === ',' && previous !== ':')
    return here(
      stumble,
      'stray-comma',
      'There is a comma with nothing before it.',
      'Delete the comma, or write what is missing before it.',
      '',
    )
  if (token === ':' && previous === ':')
    return here(stumble, 'missing-value', 'There is one colon too many.', 'Delete the second colon.', '')
  const whole = /:\s*(\d+),$/.exec(text.slice(0, offset))?.[1]
  if (whole && /^\d/.test(token))
    return here(
      stumble,
      'bad-number',
      'A number has a point where this one has a comma.',
      `Write ${whole}.${token}, or a whole number.`,
    )
  const value = 'text in double quotes, a number, true, false, a list [ ] or a group { }'
  if (previous === ':')
    return after(
      stumble,
      'missing-value',
      'The value after the colon is missing.',
      `Write the value: ${value}.`,
    )
  return name === 'PropertyNameExpected'
    ? here(
        stumble,
        'missing-field-name',
        'The name of a field should stand here, in double quotes.',
        'Write it as "name": value.',
      )
    : here(stumble, 'missing-value', 'A value should stand here.', `Write ${value}.`)
}

/** Whether something complete stands on both sides, so that a comma is all that can be missing. */
function isBetweenEntries({ text, before, offset, rest, open }: Stumble): boolean {
  const isComplete = /["\]}\de]/.test(text[before] ?? '')
  if (open.at(-1)?.bracket === '{') return isComplete && /^"[\w$]+"\s*:/.test(rest)
  return isComplete && (isFirstOnLine(text, offset) || /^[[{]/.test(rest)) && /^["[{\d]/.test(rest)
}

/** Tabs and other characters that a text cannot hold as such. */
function insideText(stumble: Stumble): Explained {
  const { offset, token } = stumble
  const tabs = [...token.matchAll(/\t/g)].map(({ index }) => ({
    offset: offset + index,
    length: 1,
    content: ' ',
  }))
  return tabs.length > 0
    ? {
        ...here(
          stumble,
          'line-break-in-text',
          'There is a tab inside this text.',
          'Put a space in its place.',
        ),
        repair: tabs,
      }
    : here(
        stumble,
        'line-break-in-text',
        'There is an invisible character inside this text.',
        'Delete it: write the text anew, or paste it without formatting.',
      )
}
