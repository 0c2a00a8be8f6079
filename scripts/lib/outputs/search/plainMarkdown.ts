/** The words of Markdown. It may leave a sign: nobody sees it but in an excerpt, and to parse every text again is slow. */
export const plainMarkdown = (source: string): string =>
  source
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^(?:[-#>]+|\d+\.) /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
