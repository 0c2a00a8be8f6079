import { useState } from 'react'

/** An entry of a list, as it is written, with what tells it from the others. */
interface Identified {
  id: number
  written: string
}

/**
 * Ids for the entries of a list, which have none of their own. An id stays with its entry when the list changes: when the entry
 * moves, when others come and go, when it is written in, and when all that is undone.
 */
export function useIds(entries: readonly unknown[]): string[] {
  const [known, setKnown] = useState<readonly Identified[]>(() => identify([], entries))
  const current = isOf(known, entries) ? known : identify(known, entries)
  if (current !== known) setKnown(current)
  return current.map(({ id }) => String(id))
}

const isOf = (known: readonly Identified[], entries: readonly unknown[]): boolean =>
  known.length === entries.length &&
  known.every(({ written }, index) => written === JSON.stringify(entries[index]))

/** @param before the entries as they were */
export function identify(before: readonly Identified[], entries: readonly unknown[]): Identified[] {
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
  let last = Math.max(-1, ...before.map(({ id }) => id))
  return texts.map((written, index) => ({ id: found.get(index)?.id ?? ++last, written }))
}
