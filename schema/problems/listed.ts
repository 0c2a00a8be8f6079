/** `"one"`, `"one" or "two"` …; beyond `most` words, how many there are in all. */
export function listed(words: readonly string[], most = 8): string {
  const quoted = words.slice(0, most).map(word => `"${word}"`)
  if (words.length > most) return `${quoted.join(', ')} … (${words.length} in all)`
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
