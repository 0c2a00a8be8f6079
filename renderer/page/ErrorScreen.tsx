import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { wrap } from '../ui/grid.ts'
import { lead } from '../ui/text/SectionHead.tsx'
import { LitWays } from './LitWays.tsx'

/**
 * The 404 screen: a wall before sunrise whose lit openings are the ways that visitors ask for most, each an hour later than the one
 * before. The specification gives heading and message.
 */
export function ErrorScreen({ message, home }: { message: string; home: string }) {
  const { base, hasSearch, shortcuts = [] } = useSite()
  const { errorHeading, notFoundAdvice, backToHome, search } = useWords()
  const searching = hasSearch ? [{ label: search, path: `${base}search` }] : []
  return (
    <Band className={night} background="wall">
      <div className={words}>
        <h1 className={title} tabIndex={-1}>
          {errorHeading}
        </h1>
        <p className={status}>{message}</p>
        <p className={advice}>{notFoundAdvice}</p>
      </div>
      <LitWays ways={[{ label: backToHome, path: home }, ...searching, ...shortcuts]} />
    </Band>
  )
}

const night = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: 0,
  [media.medium]: { minHeight: 'min(80vh, 48rem)' },
})

const words = css(wrap, {
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  width: '100%',
  paddingBlock: `calc(${space.section} * 0.7)`,
  [media.large]: {
    gridTemplateColumns: '7fr 5fr',
    columnGap: space.gutter,
    '& > h1, & > p': { gridColumn: 1 },
  },
})

const title = css({ fontSize: size.h2, lineHeight: 1.04 })

const status = css({ marginBlock: '14px 0', color: color.action, fontSize: size.lead, fontWeight: 600 })

const advice = css(lead, {
  marginBlockStart: 28,
  [media.large]: { '&&': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end', margin: 0 } },
})
