import type { SiteData } from '../../../schema/model/viewModel.ts'
import { useWords } from '../../contexts/useWords.ts'
import { css } from '../../theme/css.ts'
import { color } from '../../theme/tokens.ts'
import { Notice } from './Notice.tsx'

/** What comes before the page, the same on all pages. */
export const BodyStart = ({ site: { notice } }: { site: SiteData }) => (
  <>
    <SkipLink />
    {notice && <Notice notice={notice} />}
  </>
)

/** The first link of every page, visible while it has the focus. */
const SkipLink = () => (
  <a className={skipLink} href="#main">
    {useWords().skipToContent}
  </a>
)

const skipLink = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 30,
  padding: '0.8rem 1.4rem',
  background: color.action,
  color: color.ink,
  fontWeight: 600,
  outlineOffset: -6,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})
