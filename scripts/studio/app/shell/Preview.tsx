import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { call, onChange } from '../call.ts'
import { type Clicked, type FrameMessage, isOurs, type StudioMessage } from '../frame/messages.ts'
import styles from './shell.module.css'
import { pressInFrame, type StudioLayout } from './useLayout.ts'

interface PreviewProps {
  route: string
  title: string
  /** The day on which it is shown, `YYYY-MM-DD`; undefined for the page as it is written now. */
  day: string | undefined
  /** In CSS pixels; undefined for that of a large screen. */
  width: number | undefined
  layout: Pick<StudioLayout, 'kind' | 'zoom'>
  /** The index of the section that is edited, among those that the page shows; -1 for one that is hidden. */
  section: number | undefined
  onSelect(clicked: Clicked): void
  frame: RefObject<HTMLIFrameElement | null>
  /** What is shown over the page. */
  children?: ReactNode
}

/** The real page, as the worker renders it. */
export function Preview({
  route,
  title,
  day,
  width,
  layout,
  section,
  onSelect,
  frame,
  children,
}: PreviewProps) {
  /** The route of the page whose code runs: before that, it answers no click. */
  const [ready, setReady] = useState<string>()
  // Another day has a frame of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the day
  useEffect(() => () => setReady(undefined), [day])
  const send = useCallback(
    (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [frame],
  )
  const show = usePage(route, day, send)
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || !isOurs<FrameMessage>(event)) return
    if (event.data.chalkline === 'selected') onSelect(event.data)
    else if (event.data.chalkline === 'ready') show()
    else {
      setReady(event.data.route)
      frame.current?.contentWindow?.addEventListener('keydown', pressInFrame, { capture: true })
    }
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (ready === route) send({ chalkline: 'show', section: section ?? null })
  }, [section, send, ready, route])
  const stage = useRef<HTMLDivElement>(null)
  useFrameSize(stage, width, layout)
  return (
    <div
      ref={stage}
      className={styles.stage}
      // What is placed above a text follows the scrolling of its page.
      onScroll={() => frame.current?.contentDocument?.dispatchEvent(new Event('scroll', { bubbles: true }))}
    >
      <iframe
        // The clock of a page is set as it is opened.
        key={day}
        ref={frame}
        className={styles.frame}
        src="frame.html"
        title={`The page "${title}"`}
        inert={ready !== route}
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

/**
 * Sends the frame its page, and again whenever the site changes. One at a time: of the versions in between only the latest counts.
 * @returns sends it, once the frame waits for it
 */
function usePage(
  route: string,
  day: string | undefined,
  send: (message: StudioMessage) => void,
): () => Promise<void> {
  const isWaiting = useRef(false)
  const isBusy = useRef(false)
  const isOutdated = useRef(false)
  // Another page may be opened before the answer for this one comes. Its frame is not to show this one.
  const latest = useRef({ route, day })
  latest.current = { route, day }
  const show = useCallback(async () => {
    isWaiting.current = true
    isOutdated.current = true
    if (isBusy.current) return
    isBusy.current = true
    while (isOutdated.current) {
      isOutdated.current = false
      const { route, day } = latest.current
      // Without an answer the page stays as it is.
      const found = await call('page', { address: route, day }).catch(() => undefined)
      const isWanted = latest.current.route === route && latest.current.day === day
      if (found && isWanted) send({ chalkline: 'page', ...found, route, day })
    }
    isBusy.current = false
  }, [send])
  // The frame of another day has not asked yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the day
  useEffect(() => {
    isWaiting.current = false
  }, [day])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useEffect(() => {
    if (isWaiting.current) show()
  }, [show, route])
  useEffect(
    () =>
      onChange(() => {
        if (isWaiting.current) show()
      }),
    [show],
  )
  return show
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
function frameIn(
  room: number,
  wanted: number | undefined,
  zoom: StudioLayout['zoom'] | 'turns',
): { width: number; scale: number } {
  if (zoom === 'turns') return { width: room, scale: 1 }
  if (zoom !== 'fit') return { width: wanted ?? Math.max(SMALLEST, room), scale: 1 }
  const width = wanted ?? Math.max(SMALLEST, Math.min(LARGEST, Math.floor(room / READABLE)))
  return { width, scale: Math.min(1, room / width) }
}
