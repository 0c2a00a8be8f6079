import { summaryOf, wordsOf } from '../../fields/labels.ts'
import type { Path } from '../../json/edit.ts'

/** Where a value stands, for an author: "Fees: Terms 2: Due". @param document the document, as a JSON value */
export function wordsOfPlace(path: Path, document: unknown): string {
  const [first, index, ...rest] = path
  const isSection = first === 'sections' && typeof index === 'number'
  const head = isSection
    ? summaryOf(Object(document).sections?.[index]) || `Section ${index + 1}`
    : 'The whole page'
  const fields = isSection ? rest : path
  const words: string[] = []
  for (const key of fields) {
    if (typeof key === 'number') words.push(`${words.pop() ?? ''} ${key + 1}`)
    else words.push(wordsOf(key))
  }
  return [head, ...words].join(': ')
}

/** All words of a value, a line for each text. */
export function wordsOfValue(value: unknown): string {
  if (value === undefined) return 'Nothing'
  if (value instanceof Object) return Object.values(value).map(wordsOfValue).join('\n')
  return String(value)
}
