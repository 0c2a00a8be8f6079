import { visitorsDay } from '../browser/visitorsDay.ts'
import { animateEntrance } from './animateEntrance.ts'
import { markNextEvents } from './markNextEvents.ts'

/**
 * Does for a page what can wait until it is shown and hydrated. Call it once its scroll position is restored.
 * @returns what watches the page; undefined where the visitor prefers reduced motion
 */
export function finishPage(): IntersectionObserver | undefined {
  markNextEvents(visitorsDay())
  const dial = document.querySelector<HTMLInputElement>('input[data-hour]')
  // Without it the page keeps its own light.
  if (dial) import('./turnDay.ts').then(({ turnDay }) => turnDay(dial)).catch(() => undefined)
  return animateEntrance()
}
