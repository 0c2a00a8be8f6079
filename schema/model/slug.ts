/** A text as an anchor: `What is the day like?` → `what-is-the-day-like`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Makes slugs unique on a page, in order: a repeated one gets `-2` at its end. */
export function ownSlugs(slugs: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const slug of slugs) {
    let id = slug
    while (ids.has(id)) id += '-2'
    ids.add(id)
  }
  return [...ids]
}
