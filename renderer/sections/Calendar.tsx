import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import type { Section } from '../../schema/section.ts'
import { formatDate, formatDayOfYear, formatWeekday } from '../formatDate.ts'
import { color, media, size } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Subheading } from '../ui/Subheading.tsx'

type Term = Section<'calendar'>['terms'][number]
type Event = Term['events'][number]

/** The terms of a school year with what happens in them, to read and to take along. */
export default function Calendar({ section, refs }: SectionData<'calendar'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        {refs.calendarHref && (
          <Download href={refs.calendarHref} download>
            {section.downloadText}
          </Download>
        )}
        {section.terms.map(term => (
          <TermView key={term.start} term={term} />
        ))}
      </Wrap>
    </Band>
  )
}

const TermView = ({ term }: { term: Term }) => (
  <Row>
    <Head>
      <Name>{term.name}</Name>
      <p>
        <time dateTime={term.start}>{formatDate(term.start)}</time> to{' '}
        <time dateTime={term.end}>{formatDate(term.end)}</time>
      </p>
    </Head>
    <Events>
      {term.events.map(event => (
        <li key={event.date + event.title}>
          <When event={event} />
          <div>
            <b>{event.title}</b>
            {event.description && <p>{event.description}</p>}
          </div>
        </li>
      ))}
    </Events>
  </Row>
)

const When = ({ event: { date, endDate } }: { event: Event }) => (
  <Days>
    <Day date={date} />
    {endDate && (
      <>
        {' to '}
        <Day date={endDate} />
      </>
    )}
  </Days>
)

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>
    {formatWeekday(date).slice(0, 3)} {formatDayOfYear(date)}
  </time>
)

const Download = styled(ButtonLink)({
  marginBottom: 'clamp(40px, 4.2vw, 64px)',
  [media.print]: { display: 'none' },
})

const Row = styled(Grid)({
  paddingBlock: '28px 56px',
  borderTop: `1.5px solid ${color.ink}`,
  '&:last-of-type': { paddingBottom: 0 },
})

const Head = styled.div({
  gridColumn: '1 / -1',
  color: color.soft,
  [media.large]: { gridColumn: 'span 4', position: 'sticky', top: '7rem', alignSelf: 'start' },
})

const Name = styled(Subheading)({ fontSize: size.h3, lineHeight: 1.12, marginBottom: 8, color: color.ink })

const Events = styled.ol({
  gridColumn: '1 / -1',
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

const Days = styled.div({ '& time': { whiteSpace: 'nowrap' } })
