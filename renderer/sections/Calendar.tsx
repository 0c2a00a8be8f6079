import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { grid, wrap } from '../ui/grid.ts'
import { EventDays } from '../ui/text/EventDays.tsx'
import { Filled } from '../ui/text/Filled.tsx'
import { formatDate } from '../ui/text/formatDate.ts'
import { Inline } from '../ui/text/Inline.tsx'
import { NextWord } from '../ui/text/NextWord.tsx'
import { SectionHead } from '../ui/text/SectionHead.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { type Next, NextStrip } from './Calendar/NextStrip.tsx'

type Term = SectionData<'calendar'>['section']['terms'][number]

/** The terms of a school year and their events, with a download for the visitor's own calendar. */
export default function Calendar({ section, refs }: SectionData<'calendar'>) {
  const id = useId()
  const next = refs.nextEvent
  return (
    <Band id={section.id} aria-labelledby={id} className={next && bandWithStrip}>
      {next && <NextStrip next={next} later={refs.laterEvents ?? []} />}
      <div className={wrap}>
        <SectionHead id={id} title={section.title} description={section.description} />
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

function TermView({ term, refs }: { term: Term; refs: SectionData<'calendar'>['refs'] }) {
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
              {event.description && (
                <p>
                  <Inline text={event.description} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const isSame = (event: Term['events'][number], coming: Pick<Next, 'date' | 'title'>) =>
  event.date === coming.date && event.title === coming.title

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
  [media.large]: { gridColumn: 'span 4', position: 'sticky', top: '7rem', alignSelf: 'start' },
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
