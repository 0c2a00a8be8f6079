import { lazy, Suspense, useState } from 'react'
import { Failure } from './Failure.tsx'
import { Message } from './Message.tsx'
import { ViewerBoundary } from './ViewerBoundary.tsx'

/** The PDF viewer, whose code arrives only when it is wanted. Whatever fails, code or document, can be tried again. */
export function LazyViewer({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} url={url} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ url, onRetry }: { url: string; onRetry: () => void }) {
  // React keeps the outcome of a lazy component for good, so each attempt has its own.
  const [PdfViewer] = useState(() => lazy(() => import('./PdfViewer.tsx')))
  return (
    <ViewerBoundary fallback={<Failure onRetry={onRetry} />}>
      <Suspense fallback={<Message>Loading PDF...</Message>}>
        <PdfViewer url={url} onRetry={onRetry} />
      </Suspense>
    </ViewerBoundary>
  )
}
