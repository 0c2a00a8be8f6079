import { ALT_KEY } from './fields.ts'
import { isObject } from './fieldWalk.ts'

/**
 * A whole section for editors to insert: its required fields, and what its pictures need, filled with the examples of the
 * fields. The author steps from one to the next with the tabulator.
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

/** A place to write in. What begins with ^ is inserted as it stands, quotes and all, so that signs are not escaped twice. */
function placeholder(stop: number, example: string): string {
  const escaped = JSON.stringify(example)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&')
  return escaped === example ? `\${${stop}:${example}}` : `^"\${${stop}:${escaped}}"`
}
