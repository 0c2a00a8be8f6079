import { behaviours } from './behaviours.ts'
import { startIslands } from './islands.ts'

/** What every page does, and ends when another page is shown. */
const ends = new WeakMap<Element, (() => void)[]>()

/** Brings a part of the document to life once it is shown: the page itself, or what is the same on all pages. */
export function startPart(part: HTMLElement): void {
  const started = behaviours.flatMap(([selector, start]) => {
    const elements = [...part.querySelectorAll<HTMLElement>(selector)]
    return [...(part.matches(selector) ? [part] : []), ...elements].map(element => start(element))
  })
  ends.set(
    part,
    [...started, startIslands(part)].filter(end => end !== undefined),
  )
}

/** Ends what would go on without the part. */
export function endPart(part: Element): void {
  for (const end of ends.get(part) ?? []) end()
  ends.delete(part)
}

/** For the dev server, which changes the page while it is shown. */
export function refreshPage(): { end(): void; start(): void } {
  const page = document.getElementById('page')
  return { end: () => page && endPart(page), start: () => page && startPart(page) }
}
