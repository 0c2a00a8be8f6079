/** An entry of a list, as it is written, with what tells it from the others. */
export interface Identified {
  id: number
  written: string
}

/**
 * Gives each entry of a list the id that it had, wherever it is now.
 * @param before the entries as they were
 * @param kept others of before, whose ids no new entry gets
 */
export function identify(
  before: readonly Identified[],
  entries: readonly unknown[],
  kept: readonly Identified[] = [],
): Identified[] {
  const texts = entries.map(entry => JSON.stringify(entry))
  const free = new Set(before)
  const found = new Map<number, Identified>()
  const take = (choose: (index: number) => Identified | undefined) => {
    for (const index of texts.keys()) {
      const entry = found.has(index) ? undefined : choose(index)
      if (!entry || !free.delete(entry)) continue
      found.set(index, entry)
    }
  }
  // Those that stay, those that move, those that are written in.
  take(index => (before[index]?.written === texts[index] ? before[index] : undefined))
  take(index => [...free].find(({ written }) => written === texts[index]))
  take(index => before[index])
  let last = Math.max(-1, ...[...before, ...kept].map(({ id }) => id))
  return texts.map((written, index) => ({ id: found.get(index)?.id ?? ++last, written }))
}
