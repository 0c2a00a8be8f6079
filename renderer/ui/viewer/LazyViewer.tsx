import { lazy, Suspense } from 'react'
import { ViewerBoundary } from './ViewerBoundary.tsx'

/** The PDF viewer, whose code arrives only when it is wanted. */
export function LazyViewer({ url }: { url: string }) {
  return (
    <ViewerBoundary fallback={<p role="alert">Failed to load PDF. Please try again.</p>}>
      <Suspense fallback={<p role="status">Loading PDF...</p>}>
        <PdfViewer url={url} />
      </Suspense>
    </ViewerBoundary>
  )
}

const PdfViewer = lazy(() => import('./PdfViewer.tsx'))
