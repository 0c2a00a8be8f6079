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

/** Makes slugs unique on a page, in order: a repeated one gets `-2` at its end. @param taken gets them, too */
export const ownSlugs = (slugs: readonly string[], taken = new Set<string>()): string[] =>
  slugs.map(slug => {
    let id = slug
    while (taken.has(id)) id += '-2'
    taken.add(id)
    return id
  })
