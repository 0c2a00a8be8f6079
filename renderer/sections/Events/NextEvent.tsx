import type { SectionData } from '../../../schema/model/viewModel.ts'
import { css } from '../../theme/css.ts'
import { color, corner, font, media, size } from '../../theme/tokens.ts'
import { EventDays } from '../../ui/text/EventDays.tsx'
import { Inline } from '../../ui/text/Inline.tsx'
import { eventData, NextWord } from '../../ui/text/NextWord.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'

interface NextEventProps {
  event: SectionData<'events'>['section']['items'][number]
  /** Whether it has begun. */
  isNow: boolean
}

/** The next event, with its day as large as a numeral on a wall. */
export function NextEvent({ event, isNow }: NextEventProps) {
  return (
    <div className={wall} {...eventData(event)}>
      <p className={numeral} aria-hidden="true">
        {Number(event.date.slice(8))}
      </p>
      <div className={words}>
        <p className={when}>
          <NextWord event={event} isNext isNow={isNow} />
          <EventDays date={event.date} endDate={event.endDate} hasYear />
        </p>
        <Subheading className={titleClass}>{event.title}</Subheading>
        {(event.time || event.place) && <p>{[event.time, event.place].filter(Boolean).join(' · ')}</p>}
        {event.description && (
          <p>
            <Inline text={event.description} />
          </p>
        )}
      </div>
    </div>
  )
}

const wall = css({
  borderRadius: corner,
  background: color.wall,
  color: color.onDark,
  '--padding': 'clamp(24px, 4vw, 56px)',
  padding: 'var(--padding)',
  overflowWrap: 'anywhere',
  '&&[hidden]': { display: 'none' },
  [media.medium]: {
    display: 'grid',
    // The words begin where those of the list below do.
    gridTemplateColumns: 'calc(14rem - var(--padding)) minmax(0, 1fr)',
    columnGap: 24,
    alignItems: 'end',
  },
  [media.large]: {
    gridTemplateColumns: 'calc((100% + 2 * var(--padding)) / 3 - var(--padding)) minmax(0, 1fr)',
  },
  [media.print]: { display: 'block !important', paddingInline: 0 },
  [media.forced]: { border: '1px solid' },
})

const numeral = css({
  font: `${size.numeral}/0.82 ${font.display}`,
  letterSpacing: '-0.05em',
  color: color.action,
  marginBlockEnd: 24,
  [media.medium]: { marginBlockEnd: 0 },
  [media.print]: { display: 'none' },
})

const words = css({ '& > p': { maxWidth: size.measure, color: color.softOnDark } })

const when = css({
  '&&': { color: color.onDark },
  '& b': { marginInlineEnd: 12, color: color.action },
})

const titleClass = css({
  fontSize: 'clamp(1.625rem, 3vw, 2.75rem)',
  lineHeight: 1.1,
  marginBlock: '8px 14px',
})
