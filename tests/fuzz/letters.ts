import fc from 'fast-check'
import { getNodePath, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { fixDocument } from '../../schema/read/fixDocuments.ts'
import type { SourceDocument } from '../../schema/read/source.ts'

/**
 * Pastes letters of several lines into texts of real documents and mends them: the document can be read then, every word
 * of the letter is in its text, in order, and all else is as it was.
 * @returns how many letters were pasted
 * @throws with the smallest example where this does not hold
 */
export function checkLetters(sources: readonly SourceDocument[], numRuns: number, seed: number): number {
  const fields = sources.flatMap(source => textsOf(source).map(text => ({ ...source, ...text })))
  let pasted = 0
  const property = fc.property(
    fc.constantFrom(...fields),
    letter,
    ({ file, text, offset, length, path }, words) => {
      const before = `${text.slice(0, offset + 1)}${words}${text.slice(offset + length - 1)}`
      const after = fixDocument({ file, text: before })
      const value: unknown = JSON.parse(after)
      const mended = path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), value)
      const isList = Array.isArray(mended)
      if (wordsIn(isList ? mended.join('\n') : String(mended)) !== wordsIn(words))
        throw new Error(`The text is now ${JSON.stringify(mended)}`)
      const others = `${text.slice(0, offset)}${JSON.stringify(mended)}${text.slice(offset + length)}`
      if (JSON.stringify(value) !== JSON.stringify(JSON.parse(others)))
        throw new Error('Another field has changed')
      pasted++
    },
  )
  fc.assert(property, { numRuns, seed })
  return pasted
}

const wordsIn = (text: string): string => text.trim().split(/\s+/).join(' ')

/** Every text of a document that has several words, with its place. */
function textsOf({ text }: SourceDocument) {
  const found: { offset: number; length: number; path: (string | number)[] }[] = []
  const visit = (node: Node) => {
    const isValue = node.parent?.type !== 'property' || node.parent.children?.[1] === node
    if (node.type === 'string' && isValue && String(getNodeValue(node)).includes(' '))
      found.push({ offset: node.offset, length: node.length, path: getNodePath(node) })
    node.children?.forEach(visit)
  }
  const root = parseTree(text)
  if (root) visit(root)
  return found
}

const word = fc.constantFrom(
  ...'water|the|Form|Mrs.|O’Brien|O\'Brien|Kofi|2027|6"|Games|true|ɛkɔ|a|GHS'.split('|'),
)
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
const quoted = fc
  .tuple(phrase, fc.constantFrom(['"', '"'], ['“', '”'], ['‘', '’'], ['"', '",'], ['("', '")'], ["'", "'"]))
  .map(([words, [open, close]]) => `${open}${words}${close}`)
const sentence = fc
  .tuple(
    fc.constantFrom('', '', '•\t', '- ', '1. ', '\t', '# ', '// ', '{', '['),
    fc.array(fc.oneof(phrase, quoted), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('.', ',', ':', '', ' ', '",', '"', '}', '],', '\t'),
  )
  .map(([begin, parts, end]) => `${begin}${parts.join(' ')}${end}`)
const lookalike = fc.constantFrom(
  ...'"Uniform": white shirt|"Uniform": "white",|"title": "Games"|},|"|||'.split('|'),
)
const salutation = fc.constantFrom(
  ...'Dear Parents,|Dear "Form 1" parents,||"Dear" all:|Dear Sir/Madam|To "all",'.split('|'),
)
const letter = fc
  .tuple(
    salutation,
    fc.array(fc.oneof(sentence, lookalike), { minLength: 1, maxLength: 8 }),
    fc.constantFrom('Mrs. O’Brien', 'Yours,\n"Kofi"', 'Come!\n', 'The "Head", Form 1,'),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([first, lines, last, lineBreak]) => [first, ...lines, last].join('\n').replaceAll('\n', lineBreak))
