import type { ComponentProps } from 'react'
import { trustedStill } from '../htmlPolicy.ts'

interface StillFrameProps extends ComponentProps<'iframe'> {
  title: string
  /** Gives the page; an empty text for none. */
  html(): Promise<string>
}

/** A page of the site in a frame in which nothing runs. */
export function StillFrame({ html, title, ...frame }: StillFrameProps) {
  const show = async (frame: HTMLIFrameElement) => {
    // A document that is written is loaded again.
    if ('shown' in frame.dataset) return
    const page = await html()
    const { contentDocument } = frame
    if (page === '' || !contentDocument) return
    frame.dataset.shown = ''
    contentDocument.open()
    contentDocument.write(trustedStill(page))
    contentDocument.close()
  }
  return (
    <iframe
      {...frame}
      src="sample.html"
      title={title}
      sandbox="allow-same-origin"
      onLoad={event => show(event.currentTarget)}
    />
  )
}
