import fc from 'fast-check'
import type { Document } from '../../schema/read/Document.ts'
import { parseDocument, schemas } from '../../schema/read/parse.ts'
import type { JsonSchemaValidator } from '../jsonSchemaValidator.ts'
import { damage, damaged, valuesOf } from './documents.ts'

const files: Record<Document['kind'], string> = {
  site: '_site.json',
  page: 'page.json',
  post: '_posts/1.json',
  template: 'blog/[id].json',
}

/**
 * Makes documents, some of them wrong, and has each checked twice: by zod, and by the JSON Schema that editors use.
 * @throws with the smallest example on which the two do not agree, or for which either throws or finds no words
 */
export function checkAgreement(validate: JsonSchemaValidator, numRuns: number, seed: number) {
  let [documents, valid] = [0, 0]
  const kinds = fc.oneof(
    ...(['page', 'page', 'page', 'post', 'site'] as const).map(kind =>
      fc.tuple(fc.constant(kind), valuesOf(schemas[kind]), fc.array(damage, { maxLength: 2 })),
    ),
  )
  const property = fc.property(kinds, ([kind, value, damages]) => {
    const text = JSON.stringify(damages.reduce(damaged, value), null, 2) ?? 'null'
    const parsed = parseDocument({ file: files[kind], text })
    const reason = validate(kind, JSON.parse(text))
    documents++
    const isValid = !Array.isArray(parsed)
    if (isValid) valid++
    else if (parsed.length === 0 || parsed.some(({ message, suggestion }) => !message || !suggestion))
      throw new Error('Nothing is said')
    // What is in the text twice is seen by the one that reads text alone.
    const isOfText = !isValid && parsed.some(({ code }) => code === 'forbidden-name')
    if (isValid !== (reason === undefined) && !isOfText)
      throw new Error(
        `zod says ${isValid ? 'valid' : 'invalid'}, the JSON Schema ${reason ?? 'valid'}:\n${text}`,
      )
  })
  fc.assert(property, { numRuns, seed })
  return { documents, valid }
}
