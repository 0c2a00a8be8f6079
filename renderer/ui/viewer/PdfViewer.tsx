import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { useWords } from '../../contexts/site.tsx'
import { LoadError, Message } from './LoadError.tsx'
import { Toolbar } from './ViewerToolbar.tsx'
import { initialState, type ViewerAction, viewerReducer } from './viewerState.ts'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { isRightToLeft } from '../../browser/environment.ts'
import styles from './viewer.module.css'

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
        className={styles.scrollArea}
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

/** The `clientWidth` of an element, kept up to date; 0 before it is measured. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

/** The viewer does not ask for passwords. Throwing makes the document fail to load. */
function refusePassword(): never {
  throw new Error('The document asks for a password')
}

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
function PdfPage({ number, width, isShown, onRendered, onRetry }: PdfPageProps) {
  const { loadingPage } = useWords()
  const [hasFailed, setHasFailed] = useState(false)
  /** In CSS pixels, once it is known. */
  const [height, setHeight] = useState(0)
  return (
    <div hidden={!isShown}>
      {hasFailed ? (
        <LoadError onRetry={onRetry} />
      ) : (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(window.devicePixelRatio, largestRatio(width, height))}
          onLoadSuccess={({ originalWidth, originalHeight }) =>
            setHeight((width * originalHeight) / originalWidth)
          }
          loading={<Message>{loadingPage}</Message>}
          error={<LoadError onRetry={onRetry} />}
          onRenderSuccess={onRendered}
          onRenderError={() => setHasFailed(true)}
        />
      )}
    </div>
  )
}

/** Device pixels of a canvas, and of one of its sides: the limits of iOS, beyond which it stays blank. */
const MAX_PIXELS = 16_777_216
const MAX_SIDE = 16_384

/** How many device pixels a CSS pixel of a page may have. */
const largestRatio = (width: number, height: number): number =>
  Math.min(Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / Math.max(width, height))

/**
 * Resources for documents that do not embed them: standard fonts, character maps of Asian scripts, decoders of rare image
 * formats. PDF.js fetches each file from the site itself, on first use.
 */
const pdfResources = {
  CMapReaderFactory: class {
    async fetch({ name }: { name: string }) {
      return { cMapData: await fetchResource(`${name}.bcmap`), isCompressed: true }
    }
  },
  StandardFontDataFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchResource(filename)
  },
  WasmFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchResource(filename)
  },
}

async function fetchResource(file: string): Promise<Uint8Array> {
  const { pdfResourceUrls } = await import('./pdfResourceUrls.ts')
  const url = pdfResourceUrls.get(file)
  if (!url) throw new Error(`There is no ${file}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Turns pages with the arrow and page keys and zooms with + and −, wherever in the dialog the focus is.
 * @param scrollArea around the page; while the page is wider than it, the arrow keys scroll it instead
 */
function useViewerKeys(
  scrollArea: RefObject<HTMLElement | null>,
  dispatch: (action: ViewerAction) => void,
): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = isRightToLeft() ? (turned[event.key] ?? actions[event.key]) : actions[event.key]
      if (!action || (event.key.startsWith('Arrow') && overflowsSideways(scrollArea.current))) return
      event.preventDefault()
      dispatch(action)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [scrollArea, dispatch])
}

const overflowsSideways = (scrollArea: HTMLElement | null) =>
  scrollArea !== null && scrollArea.scrollWidth > scrollArea.clientWidth

const next: ViewerAction = { type: 'turnPage', by: 1 }
const previous: ViewerAction = { type: 'turnPage', by: -1 }
const larger: ViewerAction = { type: 'zoom', by: 1 }
const smaller: ViewerAction = { type: 'zoom', by: -1 }

/** By `event.key`. + and = share a key on most keyboards, as do − and _. */
const actions: Partial<Record<string, ViewerAction>> = {
  ArrowRight: next,
  PageDown: next,
  ArrowLeft: previous,
  PageUp: previous,
  '+': larger,
  '=': larger,
  '-': smaller,
  _: smaller,
}

/** Those of a page from right to left. */
const turned: typeof actions = { ArrowRight: previous, ArrowLeft: next }
