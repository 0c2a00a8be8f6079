/** `1 page`, `3 pages` */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What an entry of a list is called while it is folded: its first words. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 80)
  if (Array.isArray(value)) return value.map(summaryOf).find(Boolean) ?? ''
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  const fields = Object.entries(value).filter(([key]) => key !== 'type')
  const named = fields.find(([key]) => /^(?:title|name|label|question|text|caption)$/.test(key)) ?? fields[0]
  return named ? summaryOf(named[1]) : ''
}
