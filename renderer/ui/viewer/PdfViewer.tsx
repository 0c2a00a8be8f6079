import styled from '@emotion/styled'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import { color } from '../../theme/tokens.ts'
import { Failure } from './Failure.tsx'
import { Leaf } from './Leaf.tsx'
import { Message } from './Message.tsx'
import { supplies } from './supplies.ts'
import { Toolbar } from './Toolbar.tsx'
import { useViewerKeys } from './useViewerKeys.ts'
import { useWidth } from './useWidth.ts'
import { initialState, viewerReducer } from './viewerState.ts'

// The worker comes from the site itself: no request leaves its origin.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

interface PdfViewerProps {
  url: string
  /** Called when the visitor asks for another attempt after a failure. */
  onRetry: () => void
}

/**
 * Shows one page of a PDF document at a time and keeps its neighbours ready. Runs in browsers only. The document, its
 * worker and its canvases are given up when it is no longer rendered.
 */
export default function PdfViewer({ url, onRetry }: PdfViewerProps) {
  const [state, dispatch] = useReducer(viewerReducer, initialState)
  const [drawnWidths, setDrawnWidths] = useState<Partial<Record<number, number>>>({})
  const desk = useRef<HTMLDivElement>(null)
  const width = useWidth(desk)
  const { page, pages } = state
  const pageWidth = width * state.zoom
  useViewerKeys(desk, dispatch)
  useEffect(() => {
    if (page > 0) desk.current?.scrollTo(0, 0)
  }, [page])

  // The page that is looked at has all the computing power; its neighbours follow once it is drawn.
  const ready = drawnWidths[page] === pageWidth ? [page - 1, page, page + 1] : [page]
  return (
    <>
      <Toolbar state={state} dispatch={dispatch} url={url} />
      <Desk ref={desk} tabIndex={0} role="region" aria-label="Document">
        <Document
          file={url}
          loading={<Message>Loading PDF...</Message>}
          error={<Failure onRetry={onRetry} />}
          options={supplies}
          onLoadSuccess={({ numPages }) => dispatch({ type: 'loaded', pages: numPages })}
          onLoadError={() => dispatch({ type: 'failed' })}
          onPassword={refusePassword}
          onItemClick={({ pageNumber }) => dispatch({ type: 'wentTo', page: pageNumber })}
          externalLinkTarget="_blank"
          externalLinkRel="noopener"
        >
          {ready
            .filter(number => number >= 1 && number <= pages && width > 0)
            .map(number => (
              <Leaf
                key={number}
                number={number}
                width={pageWidth}
                isShown={number === page}
                onDrawn={() => setDrawnWidths(widths => ({ ...widths, [number]: pageWidth }))}
                onRetry={onRetry}
              />
            ))}
        </Document>
      </Desk>
    </>
  )
}

/** A document that asks for a password counts as one that cannot be shown. */
function refusePassword(): never {
  throw new Error('The document asks for a password')
}

const Desk = styled.div({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  background: color.mint,
  '&:focus-visible': { outlineOffset: -3 },
  '& > div': {
    width: 'fit-content',
    minWidth: '100%',
    minHeight: '100%',
    display: 'grid',
    justifyItems: 'center',
  },
})
