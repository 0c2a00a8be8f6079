import { largeScreen } from '../theme/scriptTokens.ts'

/**
 * Fixes the header, with `data-fixed`, while the page is scrolled past its place. On large screens it then has a clock.
 * @returns ends it
 */
export function startHeader(header: HTMLElement): () => void {
  const clock = clockIn(header.querySelector<HTMLElement>('[data-clock]'))
  const screen = matchMedia(largeScreen)
  const isFixed = () => 'fixed' in header.dataset
  const update = () => clock.run(isFixed() && screen.matches)
  // It reports when the place is passed, so nothing is measured while scrolling.
  const observer = new IntersectionObserver(entries => {
    const last = entries.at(-1)
    if (!last) return
    header.toggleAttribute('data-fixed', !last.isIntersecting && last.boundingClientRect.top < 0)
    update()
  })
  // Not the header itself, which is always in view once it is fixed.
  if (header.previousElementSibling) observer.observe(header.previousElementSibling)
  screen.addEventListener('change', update)
  return () => {
    observer.disconnect()
    screen.removeEventListener('change', update)
    clock.run(false)
  }
}

/** The clock at its place, which is hidden while it does not run. Its code is loaded when it first does, so not on phones. */
function clockIn(place: HTMLElement | null) {
  let isToRun = false
  let stop: (() => void) | undefined
  const settle = (startClock: typeof import('./clock.ts').startClock) => {
    if (isToRun && place) stop ??= startClock(place)
  }
  return {
    run(isNowToRun: boolean) {
      isToRun = isNowToRun
      if (place) place.hidden = !isToRun
      if (isToRun) {
        // Without it the header has no clock.
        import('./clock.ts').then(
          module => settle(module.startClock),
          () => undefined,
        )
        return
      }
      stop?.()
      stop = undefined
    },
  }
}
