import { useEffect, useMemo, useState } from 'react'
import { shuffleInterval } from '../../theme/constants.ts'

/**
 * The items in a random order, shuffled again every `shuffleInterval`. The first render keeps their own order, to equal the
 * prerendered HTML.
 * @param isPaused postpones a shuffle, so that nothing moves under the visitor's pointer or focus
 */
export function useShuffled<T>(items: readonly T[], isPaused: boolean): readonly T[] {
  const [order, setOrder] = useState<readonly number[]>()
  const [isDue, setDue] = useState(true)

  useEffect(() => {
    const timer = setInterval(() => setDue(true), shuffleInterval)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (!isDue || isPaused) return
    setDue(false)
    setOrder(shuffle([...items.keys()]))
  }, [isDue, isPaused, items])

  return useMemo(
    () => (order?.length === items.length ? order.flatMap(index => items[index] ?? []) : items),
    [order, items],
  )
}

/**
 * Returns the items in a random order, each order with equal probability (Fisher–Yates shuffle).
 * @param random returns a number from 0 to below 1, as `Math.random` does
 */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...items]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return shuffled
}
