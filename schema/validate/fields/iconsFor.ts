/** How many icons are suggested. */
const MOST = 3

/** No more words are compared: each is compared with every tag of every icon. */
const MOST_WORDS = 10

/**
 * The icons that best fit the meaning of a word, or of several with hyphens between them, by Lucide's tags: `swimming` →
 * `waves-ladder`. The best come first.
 * @param icons the names of all icons that can be drawn, with their tags
 * @param most how many are wanted
 */
export function iconsFor(meaning: string, icons: ReadonlyMap<string, string>, most = MOST): string[] {
  const words = meaning
    .toLowerCase()
    .split(/[\s_-]+/, MOST_WORDS)
    .map(stem)
    .filter(word => word.length > 2)
  return [...icons]
    .filter(([, tags]) => tags !== '')
    .map(([name, tags]) => ({ name, score: sum(words.map(word => scoreOf(word, name, tags))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.name.length - other.name.length)
    .slice(0, most)
    .map(({ name }) => name)
}

/** The name itself counts most, then a tag, a word of the name, a word of a longer tag. Tags near the front count more. */
function scoreOf(word: string, name: string, tags: string): number {
  if (stem(name) === word) return 400
  const stems = tags.split(',').map(tag => tag.toLowerCase().split(' ').map(stem))
  const whole = stems.findIndex(parts => parts.length === 1 && parts[0] === word)
  if (whole >= 0) return 300 - whole
  if (name.split('-').map(stem).includes(word)) return 200
  const part = stems.findIndex(parts => parts.includes(word))
  return part >= 0 ? 100 - part : 0
}

/** `swimming`, `swimmers`, `swims` → `swim` */
const stem = (word: string): string =>
  word.replace(/(?<=...)(?:ing|ers?|s)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
