import { easings, SpringValue } from '@react-spring/web'
import { isCalm } from '../isCalm.ts'
import { duration } from '../theme/tokens.ts'

const springs = new WeakMap<HTMLElement, SpringValue<number>>()

/**
 * Lets an element appear or vanish, whose own style hides it unless it bears `data-fading` or is open.
 * A movement that is turned round goes back from where it was.
 */
export async function fade(element: HTMLElement, isOpen: boolean, isAtOnce: boolean): Promise<void> {
  const last = springs.get(element)
  last?.stop()
  const spring = new SpringValue(last?.get() ?? (isOpen ? 0 : 1))
  springs.set(element, spring)
  const show = (progress: number) => {
    element.style.opacity = String(progress)
    element.style.transform = `translateY(${(progress - 1) * 8}px)`
  }
  element.dataset.fading = ''
  show(spring.get())
  await spring.start(isOpen ? 1 : 0, {
    immediate: isAtOnce || isCalm(),
    config: { duration: duration.subMenu * 1000, easing: easings.easeOutCubic },
    onChange: ({ value }) => show(value),
  })
  // Another movement may have taken its place.
  if (springs.get(element) !== spring) return
  delete element.dataset.fading
  element.style.opacity = ''
  element.style.transform = ''
}
