import {
  atToken,
  closerOf,
  indentAt,
  inserted,
  isFirstOnLine,
  lastSignificant,
  lineNumber,
  lineStart,
  type OpenBracket,
  type Rule,
  type SyntaxContext,
  type SyntaxProblem,
  structureOf,
} from './context.ts'

/** Brackets that are missing, redundant or of the wrong kind. The indentation of the lines shows which one is meant. */
export const brackets: Rule = context => {
  const { text, name, offset, token, before, open } = context
  const [top, outer] = [open.at(-1), open.at(-2)]
  if (!top) return undefined
  if (token === '(')
    return atToken(context, [
      'wrong-bracket',
      'Round brackets mean nothing here.',
      'Write [ ] round a list, and { } round a group of fields.',
    ])
  if (/^[)}\]]$/.test(token) && token !== closerOf(top)) return mismatch(context, top, outer)
  if (isNextToOpen(context, top, outer)) return unclosedEntry(context, top)
  if (name === 'PropertyNameExpected' && /^[[{]/.test(token))
    return outer?.bracket === '[' ? unclosed(text, top, offset) : valueWithoutName(context)
  if (token === ':' && top.bracket === '[' && text[before] === '"') return fieldInList(context, top)
  const isAtEnd = !/^[}\]]/.test(token) && text.slice(offset).trim().length <= 1
  return isAtEnd && /^Close|^ValueExp|^PropertyNameExp/.test(name) ? endOfText(context, top) : undefined
}

/** A closing bracket of another kind than the one that was opened last. */
function mismatch(context: SyntaxContext, top: OpenBracket, outer: OpenBracket | undefined): SyntaxProblem {
  const { text, offset, token } = context
  const isFirst = isFirstOnLine(text, offset)
  const indent = indentAt(text, offset)
  if (isFirst && indent !== indentAt(text, top.offset)) {
    if (outer && closerOf(outer) === token && indentAt(text, outer.offset) === indent)
      return unclosed(text, top, offset)
    return atToken(context, [
      'wrong-bracket',
      `This "${token}" closes nothing.`,
      'Delete it, and the comma behind it.',
    ])
  }
  const isSure = isFirst || lineStart(text, top.offset) === lineStart(text, offset)
  return atToken(
    context,
    [
      'wrong-bracket',
      `A "${token}" cannot close what a "${top.bracket}" has opened.`,
      `Write "${closerOf(top)}" in its place.`,
    ],
    isSure ? closerOf(top) : undefined,
  )
}

/** Whether a group opens on a line of its own, next to one of the same list that is still open. */
const isNextToOpen = (
  { text, name, offset, token, before }: SyntaxContext,
  top: OpenBracket,
  outer?: OpenBracket,
) =>
  /^(?:Comma|PropertyName)Expected$/.test(name) &&
  token === '{' &&
  top.bracket === '{' &&
  outer?.bracket === '[' &&
  indentAt(text, offset) === indentAt(text, top.offset) &&
  isFirstOnLine(text, offset) &&
  text[before] !== ':'

/** An entry of a list whose closing bracket is missing, before the next entry. The indentation leaves one place for it. */
function unclosedEntry({ text, offset, before, open }: SyntaxContext, top: OpenBracket): SyntaxProblem {
  const hasComma = text[before] === ','
  const end = hasComma ? lastSignificant(text, before) : before
  const isOnOneLine = lineStart(text, top.offset) === lineStart(text, end)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const indent = text.slice(lineStart(text, top.offset)).slice(0, indentAt(text, top.offset))
  const isSection = /"sections"\s*:\s*$/.test(text.slice(0, open.at(-2)?.offset))
  const line = lineNumber(text, end)
  return {
    ...{ code: 'unclosed-bracket', offset, length: 1 },
    message: `The ${isSection ? 'section' : 'entry'} before this one is not closed.`,
    suggestion: hasComma
      ? `Write } before the comma at the end of line ${line}.`
      : `Write }, at the end of line ${line}.`,
    fix: [inserted(end + 1, `${isOnOneLine ? ' ' : lineBreak + indent}}${hasComma ? '' : ','}`)],
  }
}

function valueWithoutName({ text, offset, before, token, open }: SyntaxContext): SyntaxProblem {
  const kind = token.startsWith('{') ? 'group { }' : 'list [ ]'
  const outer = open.at(-1)
  // The first thing in a group that is the value of a field: the field has to be a list.
  const field = before === outer?.offset ? /"([^"]*)"\s*:\s*$/.exec(text.slice(0, before))?.[1] : undefined
  if (field !== undefined && kind.startsWith('group'))
    return {
      ...{ code: 'wrong-bracket', offset: before, length: 1 },
      message: `"${field}" holds groups one after another, so it is a list.`,
      suggestion: `Write [ here instead of {, and ] instead of } where "${field}" ends.`,
    }
  return {
    ...{ code: 'missing-field-name', offset, length: 1 },
    message: `This ${kind} stands here without a name.`,
    suggestion: 'Move it into the list [ ] to which it belongs, or write a name and a colon before it.',
  }
}

/** A name and a colon in a list: the list lacks its closing bracket, or a group lacks its opening one. */
function fieldInList({ text, before }: SyntaxContext, top: OpenBracket): SyntaxProblem {
  const name = text.lastIndexOf('"', before - 1)
  const comma = lastSignificant(text, name)
  const isAmongGroups = text[lastSignificant(text, comma)] === '}'
  if (text[comma] === ',' && !isAmongGroups) return unclosed(text, top, comma)
  return {
    ...{ code: 'wrong-bracket', offset: name, length: before - name + 1 },
    message: 'A name of a field cannot stand in a list.',
    suggestion: 'Put a "{" before the fields of this entry, and a "}" after them.',
  }
}

/** @param end the offset before which the bracket should have been closed */
function unclosed(text: string, opener: OpenBracket, end: number): SyntaxProblem {
  const comma = lastSignificant(text, end)
  const last = text[comma] === ',' ? lastSignificant(text, comma) : comma
  const { bracket, offset } = opener
  // Typed twice: everything up to a closing bracket of the same indentation belongs to both.
  if (
    text[offset + 1] === bracket &&
    isFirstOnLine(text, last) &&
    indentAt(text, last) === indentAt(text, offset)
  )
    return {
      ...{ code: 'wrong-bracket', offset, length: 2 },
      message: `Two "${bracket}" are opened here, and only one is closed.`,
      suggestion: `Delete one "${bracket}".`,
    }
  return {
    ...{ code: 'unclosed-bracket', offset: last, length: 1 },
    message: `The "${bracket}" of line ${lineNumber(text, offset)} is never closed.`,
    suggestion: `Put a "${closerOf(opener)}" after this.`,
  }
}

/** The text ends while brackets are open. */
function endOfText({ text, open }: SyntaxContext, top: OpenBracket): SyntaxProblem {
  const outdented = firstOutdented(text)
  if (outdented) return unclosed(text, outdented.opener, outdented.offset)
  const diagnostic = unclosed(text, top, text.length)
  if (open.length === 1) return diagnostic
  const closers = open.map(closerOf).reverse().join(' ')
  return {
    ...diagnostic,
    message: `The document ends here, but ${open.length} brackets are still open, the last since line ${lineNumber(text, top.offset)}.`,
    suggestion: `Write what is missing, then close them with ${closers}`,
  }
}

/** The first line that is indented no further than the line of a bracket that is still open. */
function firstOutdented(text: string): { opener: OpenBracket; offset: number } | undefined {
  for (const { sign, offset, open } of structureOf(text)) {
    const opener = open.at(-1)
    if (!opener || sign === '' || sign === opener.bracket || !isFirstOnLine(text, offset)) continue
    const deeper = indentAt(text, offset) - indentAt(text, opener.offset)
    if (deeper < (sign === closerOf(opener) ? 0 : 1)) return { opener, offset }
  }
  return undefined
}
