import type { ReactNode } from 'react'
import type { SectionData, SiteData } from '../../schema/model/viewModel.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { HeadedBand, third } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { EmailLink, MapLink, PhoneLink, whatsappUrl } from '../ui/text/contact.tsx'
import { Filled } from '../ui/text/Filled.tsx'
import { fillWords, formatTime, formatWeekday, type Language, listOf } from '../ui/text/language.ts'
import { Subheading } from '../ui/text/Subheading.tsx'

/** The contact details of the site. */
export default function Contact({ section }: SectionData<'contact'>) {
  const { words, contact } = useSite()
  const { address, phone, email, phones = [], whatsapp, hours, campuses } = contact
  return (
    <HeadedBand section={section} background="paper">
      <dl className={cx(list, evenRows(3 + phones.length + (whatsapp ? 1 : 0)))}>
        <Detail label={words.address}>
          <MapLink place={address} />
        </Detail>
        <Detail label={words.telephone}>
          <PhoneLink phone={phone} />
        </Detail>
        <Detail label={words.email}>
          <EmailLink email={email} />
        </Detail>
        {phones.map(other => (
          <Detail key={other.label} label={other.label}>
            <PhoneLink phone={other.phone} />
          </Detail>
        ))}
        {whatsapp && (
          <Detail label="WhatsApp">
            <a href={whatsappUrl(whatsapp)}>
              <bdi>{whatsapp}</bdi>
            </a>
          </Detail>
        )}
      </dl>
      {hours && <Hours hours={hours} />}
      {campuses && <Campuses campuses={campuses} />}
    </HeadedBand>
  )
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type ContactDetails = Required<SiteData['contact']>

/** The further places of the organisation, each with its address. */
const Campuses = ({ campuses }: Pick<ContactDetails, 'campuses'>) => (
  <div className={part}>
    <Subheading className={partTitle}>{useWords().campuses}</Subheading>
    <ul className={cx(campusesList, evenRows(campuses.length))}>
      {campuses.map(({ name, address, phone, link }) => (
        <li key={name}>
          <p className={nameClass}>
            <SiteLink href={link}>{name}</SiteLink>
          </p>
          <p>
            <MapLink place={address} />
          </p>
          {phone && (
            <p>
              <PhoneLink phone={phone} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
)

/** When the office is open, a row for each entry. */
function Hours({ hours }: Pick<ContactDetails, 'hours'>) {
  const site = useSite()
  return (
    <div className={part}>
      <Subheading className={partTitle}>{site.words.openingHours}</Subheading>
      <dl className={rows}>
        {hours.map(({ days, opens, closes, note }) => (
          <div key={`${days} ${opens}`}>
            <dt>{joinDays(days, site)}</dt>
            <dd>
              <Filled
                words={site.words.fromTo}
                values={{ from: <Time time={opens} />, to: <Time time={closes} /> }}
              />
            </dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

const Time = ({ time }: { time: string }) => <time dateTime={time}>{formatTime(time, useSite().locale)}</time>

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Names days of the week in their order: three or more in a row as "Monday to Friday". */
export function joinDays(
  days: readonly string[],
  { words, locale, weekStartsOn = 'Monday' }: Language & Pick<SiteData, 'weekStartsOn'>,
): string {
  const first = week.indexOf(weekStartsOn)
  const runs: number[][] = []
  let isRunning = false
  for (const [index] of week.entries()) {
    const day = (first + index) % 7
    const isOpen = days.includes(week[day] ?? '')
    if (isOpen && isRunning) runs.at(-1)?.push(day)
    else if (isOpen) runs.push([day])
    isRunning = isOpen
  }
  // 1 January 2024 was a Monday.
  const name = (index: number | undefined = 0) => formatWeekday(`2024-01-0${index + 1}`, locale)
  const names = runs.flatMap(run =>
    run.length > 2 ? fillWords(words.fromTo, { from: name(run[0]), to: name(run.at(-1)) }) : run.map(name),
  )
  return listOf(names, locale)
}

const list = css({
  display: 'grid',
  columnGap: space.gutter,
  '& > div': { borderBlockStart: `1px solid ${color.lineStrong}`, paddingBlock: '16px 28px' },
  '& dt': { color: color.soft, marginBlockEnd: 4, overflowWrap: 'anywhere' },
  '& dd': { font: `clamp(1.2rem, 1.7vw, 1.6rem)/1.3 ${font.display}`, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})

const campusesList = css({
  display: 'grid',
  gap: `28px ${space.gutter}`,
  '& > li': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 8, marginBlock: -6 },
})

/** A name is at the same height with and without a link. */
const nameClass = css({ fontWeight: 600, '&& a': { marginBlock: -8 } })

/** A part of the section below the list of contacts: its heading, and next to it on large screens what it holds. */
const part = css({
  paddingBlock: '20px 36px',
  borderBlockStart: `1.5px solid ${color.ink}`,
  [media.large]: {
    display: 'grid',
    gridTemplateColumns: `${third} minmax(0, 1fr)`,
    columnGap: space.gutter,
  },
})

const partTitle = css({ marginBlockEnd: 12, fontSize: size.h3, lineHeight: 1.18 })

const rows = css({
  '& > div': { paddingBlock: 8, borderBlockEnd: `1px solid ${color.line}` },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd:first-of-type': { fontFamily: font.display, fontVariantNumeric: 'tabular-nums' },
  '& dd + dd': { color: color.soft },
  [media.medium]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)',
      columnGap: space.gutter,
    },
  },
})
