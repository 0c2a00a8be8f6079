import { useEffect, useEffectEvent } from 'react'

/** Calls back when the address leads to the element with this `id`: on arrival and whenever it changes. */
export function useHashTarget(id: string | undefined, onTarget: () => void): void {
  const compare = useEffectEvent(() => {
    if (id && location.hash === `#${id}`) onTarget()
  })
  useEffect(() => {
    compare()
    window.addEventListener('hashchange', compare)
    return () => window.removeEventListener('hashchange', compare)
  }, [])
}
