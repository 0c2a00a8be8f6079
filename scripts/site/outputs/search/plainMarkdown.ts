/**
 * The words of Markdown. It may leave a sign, which nobody sees but in an excerpt: to parse every text again would be slow, and
 * most texts have nothing but words.
 */
export function plainMarkdown(source: string): string {
  let text = source
  if (text.includes(']('))
    text = text.replace(/!\[[^\]]*\]\([^)]*\)/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  if (text.includes('*')) text = text.replaceAll('*', '')
  if (/^[-#>\d]/.test(text) || /\n[-#>\d]/.test(text)) text = text.replace(/^(?:[-#>]+|\d+\.) /gm, '')
  return text.includes('\n') ? text.replaceAll('\n', ' ') : text
}
