/** Where in the window the visitor is assumed to read, as a fraction of its height from the top. */
export const readingHeight = 0.6

/**
 * Shrinks an element towards its bottom as its parent scrolls past `readingHeight`. A fallback for browsers without
 * scroll-driven animations.
 * @returns ends it
 */
export function startScrollProgress(cover: HTMLElement): (() => void) | undefined {
  const line = cover.parentElement
  if (!line || CSS.supports('animation-timeline: view()')) return undefined

  // Measures only when a size changes, so that scrolling forces no layout.
  let top = 0
  let height = 0
  let frame = 0
  const draw = () => {
    frame = 0
    const progress = progressOf(window.scrollY + window.innerHeight * readingHeight, top, height)
    cover.style.transform = `scaleY(${1 - progress})`
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const measure = () => {
    const box = line.getBoundingClientRect()
    top = box.top + window.scrollY
    height = box.height
    schedule()
  }
  const observer = new ResizeObserver(measure)
  observer.observe(line)
  observer.observe(document.body)
  window.addEventListener('scroll', schedule, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}

/** How far `position` is along a line, from 0 to 1. Specification, section 9: clamped 0 to 100 %. */
const progressOf = (position: number, top: number, height: number): number =>
  height > 0 ? Math.min(Math.max((position - top) / height, 0), 1) : 0
