import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, corner, font, media, size } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/SiteLink.tsx'
import { EventDays, eventData, NextWord, WhenEmpty } from '../ui/text/EventDays.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

type Event = SectionData<'events'>['section']['items'][number]

/** Coming events: the next one on a wall of its own, the others in a list. */
export default function Events({ section, refs }: SectionData<'events'>) {
  const [next, ...others] = section.items
  return (
    <HeadedBand section={section}>
      <WhenEmpty text={section.emptyText} isEmpty={!next} />
      {next && <NextEvent event={next} isNow={refs.nextEvent?.isNow ?? false} />}
      {others.length > 0 && (
        <ol className={list}>
          {others.map(event => (
            <li key={event.date + event.title} {...eventData(event)}>
              <p className={days}>
                <NextWord event={event} isNext={false} isNow={false} className={mark} />
                <EventDays date={event.date} endDate={event.endDate} hasYear />
              </p>
              <div>
                <b className={titleClass}>{event.title}</b>
                <Particulars event={event} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {next && refs.calendarHref && (
        <ButtonLink className={downloadLink} href={refs.calendarHref} download>
          {section.downloadText}
        </ButtonLink>
      )}
    </HeadedBand>
  )
}

/** When on the day it begins, where it is, and what it is about. */
const Particulars = ({ event: { time, place, description } }: { event: Event }) => (
  <>
    {(time || place) && <p>{[time, place].filter(Boolean).join(' · ')}</p>}
    <Sentence text={description} />
  </>
)

/**
 * The next event, with its day as large as a numeral on a wall.
 * @param isNow whether it has begun
 */
const NextEvent = ({ event, isNow }: { event: Event; isNow: boolean }) => (
  <div className={wall} {...eventData(event)}>
    <p className={numeral} aria-hidden="true">
      {Number(event.date.slice(8))}
    </p>
    <div className={words}>
      <p className={when}>
        <NextWord event={event} isNext isNow={isNow} />
        <EventDays date={event.date} endDate={event.endDate} hasYear />
      </p>
      <Subheading className={nextEventTitleClass}>{event.title}</Subheading>
      <Particulars event={event} />
    </div>
  </div>
)

const mark = css({ marginInlineEnd: 12, color: color.accent })

const list = css({
  '& > li': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 20,
    borderBlockStart: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderBlockStart: 0 },
  '& > li[hidden]': { display: 'none' },
  '& p': { color: color.soft, maxWidth: size.measure },
  [media.medium]: { '& > li': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
  [media.large]: { '& > li': { gridTemplateColumns: 'calc(100% / 3) minmax(0, 1fr)' } },
})

const titleClass = css({ display: 'block', font: `1.25rem/1.3 ${font.display}` })

const days = css({ '&&': { color: color.ink } })

const downloadLink = css({ marginBlockStart: 32, [media.print]: { display: 'none' } })

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

const nextEventTitleClass = css({
  fontSize: 'clamp(1.625rem, 3vw, 2.75rem)',
  lineHeight: 1.1,
  marginBlock: '8px 14px',
})
