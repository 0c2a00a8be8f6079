import {
  closerOf,
  type Explained,
  type Explainer,
  indentAt,
  isFirstOnLine,
  lastSignificant,
  lineNumber,
  lineStart,
  type Opener,
  type Stumble,
  textsAndBrackets,
} from './stumble.ts'

/** Brackets that are missing, too many or of the wrong kind. How lines are indented tells which of them is meant. */
export const explainBrackets: Explainer = stumble => {
  const { text, name, offset, token, open } = stumble
  const top = open.at(-1)
  if (!top) return undefined
  if (token === '(') return round(stumble)
  if (token === ')') return wrong(stumble, top, true)
  if ((token === '}' || token === ']') && token !== closerOf(top))
    return mismatched(stumble, top, open.at(-2))
  if (name === 'PropertyNameExpected' && /^[[{]/.test(token))
    return open.at(-2)?.bracket === '[' ? unclosed(text, top, offset) : nameless(stumble)
  if (token === ':' && top.bracket === '[' && text[stumble.before] === '"') return fieldInList(stumble, top)
  return !/^[}\]]/.test(token) &&
    text.slice(offset).trim().length <= 1 &&
    /^Close|^ValueExp|^PropertyNameExp/.test(name)
    ? endsTooEarly(stumble, top)
    : undefined
}

/** A closing bracket that does not fit the one that was opened last. */
function mismatched(stumble: Stumble, top: Opener, outer: Opener | undefined): Explained {
  const { text, offset, token } = stumble
  if (!isFirstOnLine(text, offset))
    return wrong(stumble, top, lineStart(text, top.offset) === lineStart(text, offset))
  const indent = indentAt(text, offset)
  if (outer && closerOf(outer) === token && outer.indent === indent && top.indent !== indent)
    return unclosed(text, top, offset)
  if (indent === top.indent) return wrong(stumble, top, true)
  return {
    code: 'wrong-bracket',
    offset,
    length: 1,
    message: `This "${token}" closes nothing.`,
    cure: 'Delete it, and the comma behind it.',
  }
}

const wrong = ({ offset, token }: Stumble, top: Opener, isSure: boolean): Explained => ({
  code: 'wrong-bracket',
  offset,
  length: 1,
  message: `A "${token}" cannot close what a "${top.bracket}" has opened.`,
  cure: `Write "${closerOf(top)}" in its place.`,
  repair: isSure ? [{ offset, length: 1, content: closerOf(top) }] : undefined,
})

const round = ({ offset }: Stumble): Explained => ({
  code: 'wrong-bracket',
  offset,
  length: 1,
  message: 'Round brackets mean nothing here.',
  cure: 'Write [ ] round a list, and { } round a group of fields.',
})

const nameless = ({ offset, token }: Stumble): Explained => ({
  code: 'missing-field-name',
  offset,
  length: 1,
  message: `This ${token.startsWith('{') ? 'group { }' : 'list [ ]'} stands here without a name.`,
  cure: 'Move it into the list [ ] to which it belongs, such as "sections", or write a name and a colon before it.',
})

/** A name and a colon inside of a list: the list has ended without its bracket, or a group has begun without its own. */
function fieldInList({ text, before }: Stumble, top: Opener): Explained {
  const name = text.lastIndexOf('"', before - 1)
  const comma = lastSignificant(text, name)
  const isAmongGroups = text[lastSignificant(text, comma)] === '}'
  if (text[comma] === ',' && !isAmongGroups) return unclosed(text, top, comma)
  return {
    code: 'wrong-bracket',
    offset: name,
    length: before - name + 1,
    message: 'A name of a field cannot stand in a list.',
    cure: 'Put a "{" before the fields of this entry, and a "}" after them.',
  }
}

/** @param end the offset before which the bracket should have been closed */
function unclosed(text: string, opener: Opener, end: number): Explained {
  const comma = lastSignificant(text, end)
  const last = text[comma] === ',' ? lastSignificant(text, comma) : comma
  if (isDoubled(text, opener, last))
    return {
      code: 'wrong-bracket',
      offset: opener.offset,
      length: 2,
      message: `Two "${opener.bracket}" are opened here, and only one is closed.`,
      cure: `Delete one "${opener.bracket}".`,
    }
  return {
    code: 'unclosed-bracket',
    offset: last,
    length: 1,
    message: `The "${opener.bracket}" of line ${lineNumber(text, opener.offset)} is never closed.`,
    cure: `Put a "${closerOf(opener)}" after this.`,
  }
}

/** Whether a bracket was typed twice: what the second one encloses, over lines, is all that the first one does. @param last the last sign within */
function isDoubled(text: string, { bracket, offset, indent }: Opener, last: number): boolean {
  return text[offset + 1] === bracket && isFirstOnLine(text, last) && indentAt(text, last) === indent
}

/** The text has ended, and brackets are open. */
function endsTooEarly({ text, open }: Stumble, last: Opener): Explained {
  const inside = misindented(text)
  if (inside) return unclosed(text, inside.opener, inside.offset)
  const closers = open.map(closerOf).reverse().join(' ')
  if (open.length === 1) return unclosed(text, last, text.length)
  return {
    ...unclosed(text, last, text.length),
    message: `The document ends here, but ${open.length} brackets are still open, the last since line ${lineNumber(text, last.offset)}.`,
    cure: `Write what is missing, then close them with ${closers}`,
  }
}

/** The first bracket that is still open where a line is indented no further than its own. */
function misindented(text: string): { opener: Opener; offset: number } | undefined {
  const open: Opener[] = []
  for (const { 0: found, index } of text.matchAll(textsAndBrackets)) {
    const top = open.at(-1)
    const indent = indentAt(text, index)
    if (top && isFirstOnLine(text, index)) {
      const isOutside = found === closerOf(top) ? indent < top.indent : indent <= top.indent
      if (isOutside && found !== top.bracket) return { opener: top, offset: index }
    }
    if (found === '{' || found === '[') open.push({ bracket: found, offset: index, indent })
    else if (found === '}' || found === ']') open.pop()
  }
  return undefined
}
