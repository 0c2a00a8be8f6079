import { type RefObject, useEffect } from 'react'

/**
 * Shrinks an element upside down as its parent is scrolled past a height of the window, where the browser's
 * scroll-driven animations do not do so.
 * @param readingHeight that height, as a share of the window's from the top
 */
export function useScrollProgress(cover: RefObject<HTMLElement | null>, readingHeight: number): void {
  useEffect(() => {
    const element = cover.current
    const line = element?.parentElement
    if (!element || !line || CSS.supports('animation-timeline: view()')) return

    // Measured when something changes its size, so that scrolling asks for no layout.
    let top = 0
    let height = 0
    let frame = 0
    const draw = () => {
      frame = 0
      const progress = progressOf(window.scrollY + window.innerHeight * readingHeight, top, height)
      element.style.transform = `scaleY(${1 - progress})`
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
  }, [cover, readingHeight])
}

/** How far `position` has come along a line, from 0 to 1. Specification, section 9: clamped 0 to 100 %. */
export const progressOf = (position: number, top: number, height: number): number =>
  height > 0 ? Math.min(Math.max((position - top) / height, 0), 1) : 0
