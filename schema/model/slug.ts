/** A text as an anchor: `What is the day like?` → `what-is-the-day-like`. */
export const slugOf = (text: string): string =>
  // Plain text takes a quarter of the time, and most text is plain.
  (PLAIN.test(text)
    ? text
        .toLowerCase()
        .replaceAll("'", '')
        .replace(/[^a-z0-9]+/g, '-')
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/['’]|\p{Mark}/gu, '')
        .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
  ).replace(/^-|-$/g, '')

const PLAIN = /^[ -~]*$/

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
