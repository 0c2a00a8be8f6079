import { behaviours } from './behaviours.ts'

/** Starts what a newly shown page does. @returns ends it */
export function startPage(page: HTMLElement): () => void {
  const ends = behaviours.flatMap(([selector, start]) =>
    Array.from(page.querySelectorAll<HTMLElement>(selector), element => start(element)),
  )
  return () => {
    for (const end of ends) end?.()
  }
}
