import type { ReactNode } from 'react'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { SiteContext } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { ring } from '../ui/ring.ts'
import { Status } from '../ui/Status.tsx'
import { PageView, type ShownPage } from './PageView.tsx'

interface AppProps {
  page: ShownPage
  site: SiteData
  /** Whether another page is loading. */
  isLoading: boolean
  /** Elements that React hoists into the document's head. */
  head?: ReactNode
}

/** The application, as it is prerendered and hydrated. */
export const App = ({ page, site, isLoading, head }: AppProps) => (
  <SiteContext value={site}>
    <PageView page={page} />
    <LoadingStatus isLoading={isLoading} />
    {head}
  </SiteContext>
)

function LoadingStatus({ isLoading }: Pick<AppProps, 'isLoading'>) {
  const { loading } = useWords()
  return (
    useHydrated() && (
      <>
        <Status className={status}>{isLoading && loading}</Status>
        <Status className={visuallyHidden} data-arrival="" />
      </>
    )
  )
}

const status = css({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
  '&:empty': { padding: 0 },
  '&:not(:empty)::before': { ...ring, content: '""' },
})
