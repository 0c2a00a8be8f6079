import type { SectionRefs } from '../../../schema/sections/SectionContext.ts'
import { css, cx } from '../../theme/css.ts'
import { color, font, media, size, space } from '../../theme/tokens.ts'
import { wrap } from '../../ui/grid.ts'
import { EventDays } from '../../ui/text/EventDays.tsx'
import { eventData, NextWord } from '../../ui/text/NextWord.tsx'

export type Next = NonNullable<SectionRefs['nextEvent']>

interface NextStripProps {
  next: Next
  /** The events after it, each hidden until its turn. */
  later: NonNullable<SectionRefs['laterEvents']>
}

/**
 * The event that is on or comes next, before the heading: on a phone the hero leaves only this much of the first screen. The
 * day of the build decides, then that of the visitor (`navigation/markNextEvents.ts`). So a build that runs every day keeps it
 * right also without JavaScript.
 */
export const NextStrip = ({ next, later }: NextStripProps) => (
  <div className={strip}>
    {[next, ...later].map(event => (
      <p
        key={event.date + event.title}
        className={cx(wrap, words)}
        hidden={event !== next}
        {...eventData(event)}
        data-alone
      >
        <NextWord event={event} isNext={event === next} isNow={event === next && next.isNow} />{' '}
        <span>
          <EventDays date={event.date} endDate={event.endDate} />
        </span>{' '}
        <span>{event.title}</span>
      </p>
    ))}
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
  '&[hidden]': { display: 'none' },
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
