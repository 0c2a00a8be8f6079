import type { Words } from '../../../schema/model/site/words.ts'
import type { SectionRefs } from '../../../schema/sections/SectionContext.ts'
import { useWords } from '../../contexts/useWords.ts'
import { css, cx } from '../../theme/css.ts'
import { color, font, media, size, space } from '../../theme/tokens.ts'
import { wrap } from '../../ui/grid.ts'
import { EventDays } from '../../ui/text/EventDays.tsx'

export type Next = NonNullable<SectionRefs['nextEvent']>

export const wordFor = ({ isNow }: Next, { eventNow, eventNext }: Words): string =>
  isNow ? eventNow : eventNext

/**
 * The event that is on or comes next, before the heading: on a phone the hero leaves only this much of the first screen. It
 * is the day of the build that decides, so a build that runs every day keeps it right, also without JavaScript.
 */
export const NextStrip = ({ next }: { next: Next }) => (
  <div className={strip}>
    <p className={cx(wrap, words)}>
      <b>{wordFor(next, useWords())}</b>{' '}
      <span>
        <EventDays date={next.date} endDate={next.endDate} />
      </span>{' '}
      <span>{next.title}</span>
    </p>
  </div>
)

const strip = css({
  background: color.tint,
  [media.forced]: { borderBlockEnd: '1px solid' },
  // Paper outlasts the event.
  [media.print]: { display: 'none' },
})

const words = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'baseline',
  paddingBlock: 18,
  overflowWrap: 'anywhere',
  '& b': { color: color.accentDeep },
  '& > span:last-of-type': { gridColumn: '1 / -1', font: `${size.h3}/1.14 ${font.display}` },
  [media.medium]: {
    paddingBlock: 22,
    '& > span:last-of-type': { gridColumn: 'auto' },
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  },
  // The columns of the terms below.
  [media.large]: {
    gridTemplateColumns: `calc((100% - 11 * ${space.gutter}) / 3 + 4 * ${space.gutter} - 16px) calc(18rem + 8px) minmax(0, 1fr)`,
  },
})
