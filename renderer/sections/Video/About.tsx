import type { ReactNode } from 'react'
import { useWords } from '../../contexts/useWords.ts'
import { css } from '../../theme/css.ts'
import { color, font, media } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface AboutProps {
  title: string
  /** Whether the heading above says the same, so that it is read out only. */
  isRepeated: boolean
  length?: string | undefined
  /** Where it plays. */
  children: ReactNode
}

/** The name of a video, its length and where it plays. */
export function About({ title, isRepeated, length, children }: AboutProps) {
  const { videoLength } = useWords()
  return (
    <span className={about}>
      {isRepeated ? <VisuallyHidden>{title} </VisuallyHidden> : <b>{title}</b>}
      {length && (
        <span>
          <VisuallyHidden>{videoLength} </VisuallyHidden>
          {length}
        </span>
      )}
      <span>{children}</span>
    </span>
  )
}

const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  paddingBlock: '18px 10px',
  color: color.softOnDark,
  '& > b': {
    flex: '1 1 20rem',
    minWidth: 0,
    color: color.onDark,
    font: `clamp(1.3rem, 2vw, 1.8rem)/1.25 ${font.display}`,
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-block', paddingBlock: 6, marginBlock: -6 },
  [media.largePrint]: { display: 'block' },
  [media.print]: { display: 'block', '& > *': { marginInlineEnd: '1em' } },
})
