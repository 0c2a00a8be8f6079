/** Characters of the longest list that stays on one line. */
const LINE = 100

/**
 * Writes a value as the documents of the site are written: two spaces, an object with a line for each field, a list of
 * words or numbers on one line where there is room.
 * @param indent the spaces before the line on which the value begins
 */
export function format(value: unknown, indent: number): string {
  if (Array.isArray(value)) return formatList(value, indent)
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, field]) => `${JSON.stringify(key)}: ${format(field, indent + 2)}`,
    )
    return wrapped('{', fields, '}', indent)
  }
  return JSON.stringify(value)
}

function formatList(list: readonly unknown[], indent: number): string {
  const items = list.map(item => format(item, indent + 2))
  const line = `[${items.join(', ')}]`
  const isShort = list.every(item => typeof item !== 'object') && indent + line.length <= LINE
  return isShort ? line : wrapped('[', items, ']', indent)
}

function wrapped(open: string, parts: readonly string[], close: string, indent: number): string {
  if (parts.length === 0) return open + close
  const space = ' '.repeat(indent)
  return `${open}\n${parts.map(part => `${space}  ${part}`).join(',\n')}\n${space}${close}`
}
