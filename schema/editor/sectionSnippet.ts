import { ALT_KEY } from '../model/fields.ts'
import { isObject } from '../model/isObject.ts'

/**
 * The snippet of a section: its required fields, and the alt texts of its pictures, filled with the examples of the fields.
 * The author moves from one tab stop to the next.
 */
export function sectionSnippet(schema: Record<string, unknown>): unknown {
  let stop = 0
  const bodyOf = (field: unknown): unknown => {
    if (!isObject(field)) return ''
    if (field.const !== undefined) return field.const
    if (isObject(field.properties)) return groupOf(field, field.properties)
    if (field.type === 'array') {
      const least = typeof field.minItems === 'number' ? field.minItems : 1
      return Array.from({ length: Math.max(1, least) }, () => bodyOf(field.items))
    }
    stop++
    if (Array.isArray(field.enum)) return `\${${stop}|${field.enum.join(',')}|}`
    const example = Array.isArray(field.examples) ? field.examples[0] : undefined
    return typeof example === 'string' ? placeholder(stop, example) : `^\${${stop}:${example ?? true}}`
  }
  const groupOf = (group: Record<string, unknown>, properties: Record<string, unknown>): unknown => {
    const needed = new Set(Array.isArray(group.required) ? group.required : [])
    for (const field of Object.values(properties)) {
      if (isObject(field) && field[ALT_KEY]) needed.add(field[ALT_KEY])
    }
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => needed.has(key))
        .map(([key, field]) => [key, bodyOf(field)]),
    )
  }
  return bodyOf(schema)
}

/** A tab stop. After a ^ editors insert the text verbatim, quotes included, so nothing is escaped twice. */
function placeholder(stop: number, example: string): string {
  const escaped = JSON.stringify(example)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&')
  return escaped === example ? `\${${stop}:${example}}` : `^"\${${stop}:${escaped}}"`
}
