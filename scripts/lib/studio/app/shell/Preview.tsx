import { useEffect, useRef } from 'react'
import { type FrameMessage, isOurs, type StudioMessage } from '../../frame/messages.ts'
import styles from './shell.module.css'

/** What the author has clicked in the page. */
export interface Selected {
  section: number | undefined
  words: string
}

interface PreviewProps {
  route: string
  title: string
  /** In CSS pixels; undefined for all there is. */
  width: number | undefined
  /** The index of the section that is edited. */
  section: number | undefined
  onSelect(selected: Selected): void
}

/** The real page, served by the dev server. */
export function Preview({ route, title, width, section, onSelect }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || !isOurs<FrameMessage>(event)) return
      if (event.data.chalkline === 'selected') onSelect(event.data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [onSelect])
  useEffect(() => {
    const message: StudioMessage = { chalkline: 'show', section: section ?? null }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [section])
  return (
    <div className={styles.stage} data-width={width}>
      <iframe ref={frame} className={styles.frame} src={route} title={`The page "${title}"`} />
    </div>
  )
}
