import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Clicked, type FrameMessage, isOurs, type StudioMessage } from '../frame/messages.ts'
import styles from './shell.module.css'

/** The width of the page as a large screen shows it, in CSS pixels. */
const DESKTOP = 1440

interface PreviewProps {
  route: string
  title: string
  /** In CSS pixels; undefined for that of a large screen. */
  width: number | undefined
  /** The index of the section that is edited, among those that the page shows; -1 for one that is hidden. */
  section: number | undefined
  onSelect(clicked: Clicked): void
  frame: RefObject<HTMLIFrameElement | null>
  /** What lies above the page. */
  children?: ReactNode
}

/** The real page, served by the dev server. */
export function Preview({ route, title, width, section, onSelect, frame, children }: PreviewProps) {
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || !isOurs<FrameMessage>(event)) return
      if (event.data.chalkline === 'selected') onSelect(event.data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [onSelect, frame])
  useEffect(() => {
    const message: StudioMessage = { chalkline: 'show', section: section ?? null }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [section, frame])
  const stage = useRef<HTMLDivElement>(null)
  useScale(stage, width ?? DESKTOP)
  return (
    <div ref={stage} className={styles.stage} data-width={width ?? DESKTOP}>
      <iframe
        // A frame that is led to another page adds a step to the window's history: the browser's Back would change the page alone.
        key={route}
        ref={frame}
        className={styles.frame}
        src={route}
        title={`The page "${title}"`}
      />
      {children}
    </div>
  )
}

/** Keeps `--scale` at the size at which a frame of a width fits into its stage: 1, or less. */
function useScale(stage: RefObject<HTMLDivElement | null>, width: number): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fit = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      element.style.setProperty('--scale', String(Math.min(1, room / width)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, width])
}
