import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Clicked, type FrameMessage, isOurs, type StudioMessage } from '../frame/messages.ts'
import styles from './shell.module.css'
import { type Layout, pressInStudio } from './useLayout.ts'

interface PreviewProps {
  route: string
  title: string
  /** In CSS pixels; undefined for that of a large screen. */
  width: number | undefined
  layout: Pick<Layout, 'kind' | 'zoom'>
  /** The index of the section that is edited, among those that the page shows; -1 for one that is hidden. */
  section: number | undefined
  onSelect(clicked: Clicked): void
  frame: RefObject<HTMLIFrameElement | null>
  /** What lies above the page. */
  children?: ReactNode
}

/** The real page, served by the dev server. */
export function Preview({ route, title, width, layout, section, onSelect, frame, children }: PreviewProps) {
  /** The page whose code runs: before that, it answers no click. */
  const [ready, setReady] = useState<string>()
  const start = useCallback(() => {
    setReady(route)
    frame.current?.contentWindow?.addEventListener('keydown', pressInStudio, { capture: true })
  }, [route, frame])
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || !isOurs<FrameMessage>(event)) return
      if (event.data.chalkline === 'selected') onSelect(event.data)
      else start()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [onSelect, frame, start])
  useEffect(() => {
    const message: StudioMessage = { chalkline: 'show', section: section ?? null }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [section, frame])
  const stage = useRef<HTMLDivElement>(null)
  useFrameSize(stage, width, layout)
  return (
    <div
      ref={stage}
      className={styles.stage}
      // What is placed above a text follows the window of its page.
      onScroll={() => frame.current?.contentWindow?.dispatchEvent(new Event('scroll'))}
    >
      <iframe
        // A frame that is led to another page adds a step to the window's history: the browser's Back would change the page alone.
        key={route}
        ref={frame}
        className={styles.frame}
        src={route}
        title={`The page "${title}"`}
        inert={ready !== route}
        // One that cannot be shown has no code.
        onLoad={start}
      />
      {ready !== route && (
        <p className={styles.opening} role="status">
          <span>The page is being opened …</span>
        </p>
      )}
      {children}
    </div>
  )
}

/** Keeps `--width` and `--scale` of a stage at those of its frame. */
function useFrameSize(
  stage: RefObject<HTMLDivElement | null>,
  wanted: number | undefined,
  { kind, zoom }: PreviewProps['layout'],
): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fit = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const { width, scale } = frameIn(room, wanted, kind === 'turns' ? 'turns' : zoom)
      element.style.setProperty('--width', `${width}px`)
      element.style.setProperty('--scale', String(scale))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, wanted, kind, zoom])
}

/** The widths between which a page looks as on a large screen. */
const [SMALLEST, LARGEST] = [1024, 1440]

/** What is shown at less than this part of its size is hard to read. */
const READABLE = 2 / 3

/**
 * The width of a page in its own pixels, and the scale at which it is shown.
 * @param room the width of its place
 * @param wanted that of a device; undefined for a large screen
 */
export function frameIn(
  room: number,
  wanted: number | undefined,
  zoom: Layout['zoom'] | 'turns',
): { width: number; scale: number } {
  if (zoom === 'turns') return { width: room, scale: 1 }
  if (zoom !== 'fit') return { width: wanted ?? Math.max(SMALLEST, room), scale: 1 }
  const width = wanted ?? Math.max(SMALLEST, Math.min(LARGEST, Math.floor(room / READABLE)))
  return { width, scale: Math.min(1, room / width) }
}
