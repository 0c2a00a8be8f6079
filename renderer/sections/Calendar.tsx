import type { SectionData } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { Band, grid, SectionHead, stickySide, wrap } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/SiteLink.tsx'
import { EventDays, eventData, NextWord } from '../ui/text/EventDays.tsx'
import { Filled } from '../ui/text/Filled.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { formatDate } from '../ui/text/language.ts'
import { Subheading } from '../ui/text/Subheading.tsx'

type Term = SectionData<'calendar'>['section']['terms'][number]

/** The terms of a school year and their events, with a download for the visitor's own calendar. */
export default function Calendar({ section, refs }: SectionData<'calendar'>) {
  const next = refs.nextEvent
  return (
    <Band section={section} className={next && bandWithStrip}>
      {next && <NextStrip next={next} later={refs.laterEvents ?? []} />}
      <div className={wrap}>
        <SectionHead {...section} />
        {refs.calendarHref && (
          <ButtonLink className={downloadLink} href={refs.calendarHref} download>
            {section.downloadText}
          </ButtonLink>
        )}
        {section.terms.map(term => (
          <TermView key={term.start} term={term} refs={refs} />
        ))}
      </div>
    </Band>
  )
}

function TermView({ term, refs }: { term: Term; refs: Refs }) {
  const { words, locale } = useSite()
  const { nextEvent: next, laterEvents = [] } = refs
  return (
    <div className={row}>
      <div className={head}>
        <Subheading className={termName}>{term.name}</Subheading>
        <p>
          <Filled
            words={words.fromTo}
            values={{
              from: <time dateTime={term.start}>{formatDate(term.start, locale)}</time>,
              to: <time dateTime={term.end}>{formatDate(term.end, locale)}</time>,
            }}
          />
        </p>
      </div>
      <ol className={events}>
        {term.events.map(event => (
          <li key={event.date + event.title}>
            <div>
              <EventDays date={event.date} endDate={event.endDate} />
            </div>
            <div>
              <b>{event.title}</b>
              {next && [next, ...laterEvents].some(coming => isSame(event, coming)) && (
                <NextWord event={event} isNext={isSame(event, next)} isNow={next.isNow} className={mark} />
              )}
              <Sentence text={event.description} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const isSame = (event: Term['events'][number], coming: Pick<Next, 'date' | 'title'>) =>
  event.date === coming.date && event.title === coming.title

type Refs = SectionData<'calendar'>['refs']
type Next = NonNullable<Refs['nextEvent']>

/**
 * The event that is on or comes next, before the heading: on a phone the hero leaves only this much of the first screen. The
 * day of the build decides, then that of the visitor (`navigation/markNextEvents.ts`). So a build that runs every day keeps it
 * right also without JavaScript.
 * @param later the events after it, each hidden until its turn
 */
const NextStrip = ({ next, later }: { next: Next; later: NonNullable<Refs['laterEvents']> }) => (
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

/** The strip touches the section above. */
const bandWithStrip = css({
  '&:has(> div > p:not([hidden]))': {
    paddingBlockStart: 0,
    '& > div + div': { paddingBlockStart: `calc(${space.section} * 0.75)` },
  },
})

const mark = css({ marginInlineStart: 12, color: color.accent, [media.print]: { display: 'none' } })

const downloadLink = css({
  marginBottom: 'clamp(40px, 4.2vw, 64px)',
  [media.print]: { display: 'none' },
})

const row = css(grid, {
  paddingBlock: '28px 56px',
  borderTop: `1.5px solid ${color.ink}`,
  '&:last-of-type': { paddingBottom: 0 },
})

const head = css({
  color: color.soft,
  [media.large]: { gridColumn: 'span 4', ...stickySide },
})

const termName = css({ fontSize: size.h3, lineHeight: 1.12, marginBottom: 8, color: color.ink })

const events = css({
  marginTop: 24,
  '& > li': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 16,
    borderTop: `1px solid ${color.line}`,
  },
  '& p': { color: color.soft },
  [media.medium]: { '& > li': { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
  [media.large]: {
    '& > li': { gridTemplateColumns: '18rem minmax(0, 1fr)' },
    gridColumn: '5 / -1',
    marginTop: 0,
    '& > li:first-of-type': { paddingTop: 4, borderTop: 0 },
  },
})

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
