import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './overPage.module.css'

interface OverPageProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** The element of the page that it is next to. The page may be another one by then. */
  find(page: Document): Element | undefined
  /** Whether it is at the corner where lines end, and within its element, instead of above its beginning. */
  isAtEnd?: boolean
  children: ReactNode
}

/** What is shown next to an element of the page, at the size of the studio. It follows the page as that scrolls and changes. */
export function OverPage({ frame, find, isAtEnd = false, children }: OverPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(find)
  latest.current = find
  const placing = useRef(() => {})
  useLayoutEffect(() => {
    const shown = frame.current
    if (!shown) return
    const place = () => {
      const page = shown.contentDocument
      const element = page && latest.current(page)
      if (element && box.current) placeBeside(box.current, shown, element, isAtEnd)
    }
    placing.current = place
    const sizes = new ResizeObserver(place)
    const changes = new MutationObserver(place)
    const follow = () => {
      const page = shown.contentDocument
      sizes.disconnect()
      changes.disconnect()
      for (const one of [shown, box.current, page?.body]) if (one) sizes.observe(one)
      if (page?.body) changes.observe(page.body, { childList: true, subtree: true })
      // It ends with the page.
      page?.addEventListener('scroll', place)
      place()
    }
    shown.addEventListener('load', follow)
    follow()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      shown.removeEventListener('load', follow)
      shown.contentDocument?.removeEventListener('scroll', place)
    }
  }, [frame, isAtEnd])
  useLayoutEffect(() => placing.current())
  return (
    <div ref={box} className={styles.over} data-corner={isAtEnd ? 'end' : 'start'}>
      {children}
    </div>
  )
}

const GAP = 8

/**
 * It stays within that part of the frame that its stage shows, also when its element is scrolled away. What was hidden would
 * lose the focus.
 */
function placeBeside(box: HTMLElement, frame: HTMLIFrameElement, element: Element, isAtEnd: boolean): void {
  const outer = frame.getBoundingClientRect()
  const stage = frame.parentElement?.getBoundingClientRect() ?? outer
  const start = Math.max(outer.left, stage.left)
  const end = Math.min(outer.right, stage.right) - box.offsetWidth
  const scale = outer.width / (frame.clientWidth || 1)
  const { top, left, right, bottom } = element.getBoundingClientRect()
  const from = outer.top + top * scale
  const above = from - box.offsetHeight - GAP
  // Where there is no room above, below.
  const outside = above < outer.top ? outer.top + bottom * scale + GAP : above
  const within = Math.max(from, outer.top) + GAP / 2
  // On a telephone it would cover the heading.
  const inCorner = box.offsetWidth < outer.width * 0.75 ? within : stage.bottom - box.offsetHeight - GAP / 2
  const y = isAtEnd ? inCorner : outside
  const x = outer.left + (isAtEnd ? right * scale - box.offsetWidth - GAP / 2 : left * scale)
  box.style.insetBlockStart = `${Math.min(y, outer.bottom - box.offsetHeight)}px`
  box.style.insetInlineStart = `${Math.max(start, Math.min(x, end))}px`
}
