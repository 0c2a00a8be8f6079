import { lazy, Suspense, useState } from 'react'
import { loadAfresh } from '../../loadAfresh.ts'
import { Failure } from './Failure.tsx'
import { Message } from './Message.tsx'
import { ViewerBoundary } from './ViewerBoundary.tsx'

/** The PDF viewer, whose code arrives only when it is wanted. Whatever fails, code or document, can be tried again. */
export function LazyViewer({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} url={url} isFirst={attempt === 1} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ url, isFirst, onRetry }: { url: string; isFirst: boolean; onRetry: () => void }) {
  // React keeps the outcome of a lazy component for good, so each attempt has its own.
  const [PdfViewer] = useState(() => lazy(isFirst ? fetchViewer : fetchViewerAgain))
  return (
    <ViewerBoundary fallback={<Failure onRetry={onRetry} />}>
      <Suspense fallback={<Message>Loading PDF...</Message>}>
        <PdfViewer url={url} onRetry={onRetry} />
      </Suspense>
    </ViewerBoundary>
  )
}

const fetchViewer = () => import('./PdfViewer.tsx')

/** Firefox remembers that a module could not be had, and a new release has it under another name: both need the page anew. */
function fetchViewerAgain() {
  return fetchViewer().catch((error: unknown) => {
    loadAfresh()
    throw error
  })
}
