import { useEffect, useMemo, useState } from 'react'
import { shuffleInterval } from '../../constants.ts'
import { shuffle } from './shuffle.ts'

/**
 * The items in a random order, a new one every ten minutes. The first render keeps their own order, as prerendered HTML does.
 * @param isBusy puts a shuffle off for as long as it would take something away from the visitor
 */
export function useShuffled<T>(items: readonly T[], isBusy: boolean): readonly T[] {
  const [order, setOrder] = useState<readonly number[]>()
  const [isDue, setDue] = useState(true)

  useEffect(() => {
    const timer = setInterval(() => setDue(true), shuffleInterval)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (!isDue || isBusy) return
    setDue(false)
    setOrder(shuffle([...items.keys()]))
  }, [isDue, isBusy, items])

  return useMemo(
    () => (order?.length === items.length ? order.flatMap(place => items[place] ?? []) : items),
    [order, items],
  )
}
