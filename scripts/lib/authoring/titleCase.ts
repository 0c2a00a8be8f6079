/** Words that stay small inside a title. */
const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|into|nor|of|on|or|the|to|with)$/

/** A name in title case: "swimming pool and gym" → "Swimming Pool and Gym". One that begins with a capital stays as it is. */
export function titleCased(name: string): string {
  if (!beginsSmall(name)) return name
  const words = name.split(/(?<=[\s-])/)
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1
      return isInside && SMALL.test(word.trim()) ? word : withCapital(word)
    })
    .join('')
}

/** A name as the beginning of a sentence: "sports day" → "Sports day". */
export const sentenceCased = (name: string): string => (beginsSmall(name) ? withCapital(name) : name)

/** An author who begins with a capital has chosen the others too. */
const beginsSmall = (name: string): boolean => /^\P{L}*\p{Ll}/u.test(name)

/** Capitals inside a word stay: "iPad" is a name. */
const withCapital = (word: string): string =>
  /\p{Lu}/u.test(word) ? word : word.replace(/\p{L}/u, letter => letter.toLocaleUpperCase('en'))
