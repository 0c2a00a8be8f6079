/** The first letters of the first and the last word of a name or a role: `Dr Ama Mensah` → `AM`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,/]+/).filter(word => /^\p{L}/u.test(word))
  const important = words.filter(word => !TITLE.test(word) && !SMALL.test(word))
  const [first, ...others] = important.length > 0 ? important : words
  return [first, others.at(-1)].map(word => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|professor|rev|fr|sr|sir)\.?$/i

/** "of", "and", "the": words that no initial stands for. */
const SMALL = /^\p{Ll}{1,3}$/u
