/** The words of a text as an anchor: `What is the day like?` → `what-is-the-day-like`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The ids of the questions of one section: their words. A question that is asked again gets one of its own. */
export function questionIds(questions: readonly { question: string }[]): string[] {
  const ids = new Set<string>()
  for (const { question } of questions) {
    let id = slugOf(question)
    while (ids.has(id)) id += '-2'
    ids.add(id)
  }
  return [...ids]
}
