import { visitorsDay } from './environment.ts'

/**
 * Brings what depends on the day up to the visitor's: the build wrote it for its own. What is over goes (`data-until`), the event
 * that comes next is called so (`data-next`), and where nothing is left the section says so (`data-when-empty`).
 * @param today `YYYY-MM-DD`
 */
export function markNextEvents(section: HTMLElement, today = visitorsDay()): void {
  const dated = [...section.querySelectorAll<HTMLElement>('[data-until]')]
  const isOver = ({ dataset: { until = '' } }: HTMLElement) => until < today
  // Nothing was shown on the day of the build that is over now.
  if (!dated.some(isOver) && !section.querySelector('[data-next]')) return
  const [next] = dated.filter(element => !isOver(element))
  const isNext = (name: string | undefined) => name !== undefined && name === next?.dataset.event
  for (const element of dated) {
    // One of a strip is alone with its word; rows stay until they are over.
    const isAlone = element.dataset.alone !== undefined
    element.hidden = isAlone ? element !== next : isOver(element)
  }
  for (const word of section.querySelectorAll<HTMLElement>('[data-next]')) {
    const { next: name = '', now = '' } = word.dataset
    word.hidden = !isNext(name)
    if (name.slice(0, today.length) <= today) word.textContent = now
  }
  const empty = section.querySelector<HTMLElement>('[data-when-empty]')
  if (empty) empty.hidden = next !== undefined
}
