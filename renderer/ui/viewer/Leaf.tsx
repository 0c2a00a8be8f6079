import { useState } from 'react'
import { Page } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { Failure } from './Failure.tsx'
import { Message } from './Message.tsx'

interface LeafProps {
  /** The number of the page, from 1. */
  number: number
  /** In CSS pixels. */
  width: number
  isShown: boolean
  onDrawn: () => void
  onRetry: () => void
}

/** One page, drawn as sharply as the screen can show it, with its text and links. It may wait unseen. */
export function Leaf({ number, width, isShown, onDrawn, onRetry }: LeafProps) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <div hidden={!isShown}>
      {hasFailed ? (
        <Failure onRetry={onRetry} />
      ) : (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(window.devicePixelRatio, greatestCanvasWidth / width)}
          loading={<Message>Loading page...</Message>}
          error={<Failure onRetry={onRetry} />}
          onRenderSuccess={onDrawn}
          onRenderError={() => setHasFailed(true)}
        />
      )}
    </div>
  )
}

/** In device pixels. An A4 page of this width is as large a canvas as iOS draws, 16.7 million pixels. */
const greatestCanvasWidth = 3400
