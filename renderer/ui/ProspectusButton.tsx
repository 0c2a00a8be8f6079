import { lazy, type MouseEvent, Suspense, startTransition, useState } from 'react'
import type { FileInfo } from '../../schema/model/viewModel.ts'
import { reloadOnStaleChunk } from '../browser/reloadOnStaleChunk.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { size } from '../theme/designTokens.ts'
import { wrapping } from '../theme/styles.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import { ButtonLink, SiteLink, textLink } from './SiteLink.tsx'
import { describeFile } from './viewer/describeFile.ts'
import { fileNameOf } from './viewer/fileNameOf.ts'
import { LoadError, Message } from './viewer/LoadError.tsx'

export interface ProspectusButtonProps {
  /** The name of the document. */
  title: string
  buttonText: string
  href: string
  /** Absent where the build has not found it. */
  file: FileInfo | undefined
  /** `light` for dark backgrounds. */
  tone: 'dark' | 'light'
  /** Whether it is the main action. Otherwise it is quieter than the button next to it. */
  isMain?: boolean
}

/**
 * Opens a PDF document in a dialog. Without JavaScript it is a link to the document, which browser/behaviours.ts makes a button.
 * Hydration keeps the element, so that a click that begins before it is not lost.
 */
export default function ProspectusButton(props: ProspectusButtonProps) {
  const { title, buttonText, href, file, tone, isMain = false } = props
  /** The time of opening, used as a key: reopening creates a new dialog even while the last one is still mounted. */
  const [opened, setOpened] = useState<number>()
  const site = useSite()

  const open = (event: MouseEvent) => {
    event.preventDefault()
    // A transition, so that rendering the viewer does not delay the response to the tap.
    startTransition(() => setOpened(event.timeStamp))
  }
  // The dialog has closed itself already, so unmounting it is not urgent. The next one may have been asked for by then.
  const close = () => startTransition(() => setOpened(now => (now === opened ? undefined : now)))

  return (
    <div className={group}>
      <ButtonLink
        className={isMain ? undefined : quiet}
        tone={tone}
        href={href}
        // With a modifier key the browser opens the document in a new tab or window.
        onClick={event => event.ctrlKey || event.metaKey || event.shiftKey || open(event)}
        // Its role is not React's.
        suppressHydrationWarning
      >
        {buttonText}
      </ButtonLink>
      <p className={facts}>
        {file && <span suppressHydrationWarning>{describeFile(file, site)}</span>}
        <SiteLink className={textLink} href={href} download={fileNameOf(href)}>
          {site.words.downloadPdf}
        </SiteLink>
      </p>
      {opened !== undefined && (
        <ModalDialog key={opened} title={title} onClose={close}>
          <LazyViewer url={href} />
        </ModalDialog>
      )}
    </div>
  )
}

/** The PDF viewer, lazily loaded. When its code or the document fails to load, the visitor can try again. */
function LazyViewer({ url }: { url: string }) {
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

const fetchViewer = () => import('./viewer/PdfViewer.tsx')

/** Firefox caches a failed import, and a new release serves the chunk under another name. Both need a reload of the page. */
function refetchViewer() {
  return fetchViewer().catch((error: unknown) => {
    reloadOnStaleChunk()
    throw error
  })
}

const group = css({ display: 'grid', justifyItems: 'start', gap: 4 })

const quiet = css({
  background: 'transparent',
  color: 'inherit',
  borderColor: 'currentColor',
})

const facts = css({
  ...wrapping,
  columnGap: 16,
  fontSize: size.small,
})
