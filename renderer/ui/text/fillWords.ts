/** Fills in the names in braces: `Page {page} of {pages}` with `{ page: 2, pages: 5 }` is `Page 2 of 5`. */
export const fillWords = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
