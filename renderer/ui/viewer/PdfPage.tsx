import { useState } from 'react'
import { Page } from 'react-pdf'
import { useWords } from '../../contexts/useWords.ts'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { LoadError } from './LoadError.tsx'
import { Message } from './Message.tsx'

interface PdfPageProps {
  /** The number of the page, from 1. */
  number: number
  /** In CSS pixels. */
  width: number
  isShown: boolean
  onRendered: () => void
  onRetry: () => void
}

/** One page at the screen's resolution, with its text and links. Neighbours of the shown page are rendered hidden. */
export function PdfPage({ number, width, isShown, onRendered, onRetry }: PdfPageProps) {
  const { loadingPage } = useWords()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <div hidden={!isShown}>
      {hasFailed ? (
        <LoadError onRetry={onRetry} />
      ) : (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(window.devicePixelRatio, MAX_CANVAS_WIDTH / width)}
          loading={<Message>{loadingPage}</Message>}
          error={<LoadError onRetry={onRetry} />}
          onRenderSuccess={onRendered}
          onRenderError={() => setHasFailed(true)}
        />
      )}
    </div>
  )
}

/** In device pixels. An A4 page of this width has 16.7 million pixels, the limit of a canvas on iOS. */
const MAX_CANVAS_WIDTH = 3400
