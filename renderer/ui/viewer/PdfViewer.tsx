import { useEffect, useReducer, useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import { useWords } from '../../contexts/useWords.ts'
import { useWidth } from '../../hooks/useWidth.ts'
import { css } from '../../theme/css.ts'
import { color } from '../../theme/tokens.ts'
import { LoadError } from './LoadError.tsx'
import { Message } from './Message.tsx'
import { PdfPage } from './PdfPage.tsx'
import { pdfResources } from './pdfResources.ts'
import { Toolbar } from './Toolbar.tsx'
import { useViewerKeys } from './useViewerKeys.ts'
import { initialState, viewerReducer } from './viewerState.ts'

// The worker is served by the site itself, so that no request leaves its origin.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

interface PdfViewerProps {
  url: string
  /** Called when the visitor asks for another attempt after a failure. */
  onRetry: () => void
}

/**
 * Shows one page of a PDF document at a time and renders its neighbours in advance. Runs in browsers only.
 * Unmounting releases the document, its worker and its canvases.
 */
export default function PdfViewer({ url, onRetry }: PdfViewerProps) {
  const words = useWords()
  const [state, dispatch] = useReducer(viewerReducer, initialState)
  const [renderedWidths, setRenderedWidths] = useState<Partial<Record<number, number>>>({})
  const [isLocked, setLocked] = useState(false)
  const scrollArea = useRef<HTMLDivElement>(null)
  const width = useWidth(scrollArea)
  const { page, pages } = state
  const pageWidth = width * state.zoom
  useViewerKeys(scrollArea, dispatch)
  useEffect(() => {
    if (page > 0) scrollArea.current?.scrollTo(0, 0)
  }, [page])

  // Renders the visible page first, so that its neighbours do not compete with it.
  const mounted = renderedWidths[page] === pageWidth ? [page - 1, page, page + 1] : [page]
  return (
    <>
      <Toolbar state={state} dispatch={dispatch} url={url} />
      {/* biome-ignore lint/a11y/useSemanticElements: a region of a dialog, not a section of the page */}
      <div
        className={scrollAreaClass}
        ref={scrollArea}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={words.document}
      >
        <Document
          file={url}
          loading={<Message>{words.loadingPdf}</Message>}
          error={<LoadError isLocked={isLocked} onRetry={onRetry} />}
          options={pdfResources}
          onLoadSuccess={({ numPages }) => dispatch({ type: 'loaded', pages: numPages })}
          onLoadError={() => dispatch({ type: 'failed' })}
          onPassword={() => {
            setLocked(true)
            refusePassword()
          }}
          onItemClick={({ pageNumber }) => dispatch({ type: 'goToPage', page: pageNumber })}
          externalLinkTarget="_blank"
          externalLinkRel="noopener"
        >
          {mounted
            .filter(number => number >= 1 && number <= pages && width > 0)
            .map(number => (
              <PdfPage
                key={number}
                number={number}
                width={pageWidth}
                isShown={number === page}
                onRendered={() => setRenderedWidths(widths => ({ ...widths, [number]: pageWidth }))}
                onRetry={onRetry}
              />
            ))}
        </Document>
      </div>
    </>
  )
}

/** The viewer does not ask for passwords. Throwing makes the document fail to load. */
function refusePassword(): never {
  throw new Error('The document asks for a password')
}

const scrollAreaClass = css({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  background: color.tint,
  '&:focus-visible': { outlineOffset: -3 },
  '& > div': {
    width: 'fit-content',
    minWidth: '100%',
    minHeight: '100%',
    display: 'grid',
    justifyItems: 'center',
  },
})
