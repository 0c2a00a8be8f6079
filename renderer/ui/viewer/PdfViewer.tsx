import styled from '@emotion/styled'
import { useReducer, useRef } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import { color } from '../../theme/tokens.ts'
import { Toolbar } from './Toolbar.tsx'
import { useWidth } from './useWidth.ts'
import { initialState, viewerReducer } from './viewerState.ts'

// The worker comes from the site itself: no request leaves its origin.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Shows one page of a PDF document at a time. Runs in browsers only. */
export default function PdfViewer({ url }: { url: string }) {
  const [state, dispatch] = useReducer(viewerReducer, initialState)
  const desk = useRef<HTMLDivElement>(null)
  const width = useWidth(desk)
  return (
    <>
      <Toolbar state={state} dispatch={dispatch} url={url} />
      <Desk ref={desk}>
        <Document
          file={url}
          loading={<p role="status">Loading PDF...</p>}
          error={<p role="alert">Failed to load PDF. Please try again.</p>}
          onLoadSuccess={({ numPages }) => dispatch({ type: 'loaded', pages: numPages })}
          onLoadError={() => dispatch({ type: 'failed' })}
          onPassword={refusePassword}
          onItemClick={({ pageNumber }) => dispatch({ type: 'wentTo', page: pageNumber })}
        >
          {width > 0 && (
            <Page
              pageNumber={state.page}
              width={width * state.zoom}
              loading={<p role="status">Loading page...</p>}
              error={<p role="alert">Failed to load PDF. Please try again.</p>}
            />
          )}
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
  overflow: 'auto',
  background: color.mint,
  '& > div': { width: 'fit-content', margin: '0 auto' },
})
