import type { Locator } from 'playwright/test'

/**
 * Clicks the summary of a `<details>`, halts the movement that follows, and measures its content at each of twenty moments.
 * @returns how long the movement takes in milliseconds, and the heights in pixels; the last one, after the end, is 0 when closed
 */
export const recordHeights = (details: Locator): Promise<{ taken: number; heights: number[] }> =>
  details.evaluate(async (element: HTMLDetailsElement) => {
    const content = element.lastElementChild
    if (!content) throw new Error('There is nothing to open')
    const movement = () => content.getAnimations().find(({ playState }) => playState === 'running')
    element.querySelector('summary')?.click()
    // What was clicked is painted before the movement sets out. It is halted before it is painted once.
    while (!movement()) await new Promise(resolve => setTimeout(resolve))
    const animation = movement()
    if (!animation) throw new Error('Nothing moves')
    animation.pause()
    const taken = Number(animation.effect?.getComputedTiming().duration)
    const heights: number[] = []
    for (let step = 0; step < 20; step++) {
      animation.currentTime = (step * taken) / 20
      heights.push(content.getBoundingClientRect().height)
    }
    const finished = new Promise(resolve => animation.addEventListener('finish', resolve))
    animation.finish()
    await finished
    heights.push(element.open ? content.getBoundingClientRect().height : 0)
    return { taken, heights }
  })

/** Clicks the summary of a `<details>`. @returns the height of its content right afterwards, 0 when closed, and what moves it */
export const heightAtOnce = (details: Locator): Promise<{ height: number; movements: number }> =>
  details.evaluate((element: HTMLDetailsElement) => {
    element.querySelector('summary')?.click()
    const content = element.lastElementChild
    return {
      height: (element.open && content?.getBoundingClientRect().height) || 0,
      movements:
        content?.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0).length ??
        0,
    }
  })
