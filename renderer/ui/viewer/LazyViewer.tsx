import { lazy, Suspense, useState } from 'react'
import { reloadOnStaleChunk } from '../../browser/reloadOnStaleChunk.ts'
import { useWords } from '../../contexts/useWords.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { LoadError } from './LoadError.tsx'
import { Message } from './Message.tsx'

/** The PDF viewer, lazily loaded. When its code or the document fails to load, the visitor can try again. */
export function LazyViewer({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} url={url} isFirst={attempt === 1} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ url, isFirst, onRetry }: { url: string; isFirst: boolean; onRetry: () => void }) {
  const words = useWords()
  // React caches the outcome of a lazy component, a failure too, so each attempt creates its own.
  const [PdfViewer] = useState(() => lazy(isFirst ? fetchViewer : refetchViewer))
  return (
    <ErrorBoundary fallback={<LoadError onRetry={onRetry} />}>
      <Suspense fallback={<Message>{words.loadingPdf}</Message>}>
        <PdfViewer url={url} onRetry={onRetry} />
      </Suspense>
    </ErrorBoundary>
  )
}

const fetchViewer = () => import('./PdfViewer.tsx')

/** Firefox caches a failed import, and a new release serves the chunk under another name. Both need a reload of the page. */
function refetchViewer() {
  return fetchViewer().catch((error: unknown) => {
    reloadOnStaleChunk()
    throw error
  })
}
