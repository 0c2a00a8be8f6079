import type { ReactNode } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, font, media, space } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { emailUrl, whatsappUrl } from '../ui/text/contactUrls.ts'
import { MapLink } from '../ui/text/MapLink.tsx'
import { PhoneLink } from '../ui/text/PhoneLink.tsx'
import { Campuses } from './Contact/Campuses.tsx'
import { Hours } from './Contact/Hours.tsx'

/** The contact details of the site. */
export default function Contact({ section }: SectionData<'contact'>) {
  const { words, contact } = useSite()
  const { address, phone, email, phones = [], whatsapp, hours, campuses } = contact
  const [mailbox, domain] = email.split('@')
  return (
    <HeadedBand section={section} background="paper">
      <dl className={list}>
        <Detail label={words.address}>
          <MapLink place={address} />
        </Detail>
        <Detail label={words.telephone}>
          <PhoneLink phone={phone} />
        </Detail>
        <Detail label={words.email}>
          <a href={emailUrl(email)}>
            {mailbox}@<wbr />
            {domain}
          </a>
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

const list = css({
  display: 'grid',
  columnGap: space.gutter,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Four stand in two rows of two: none is alone below the others.
  [media.large]: {
    '&:not(:has(> :nth-of-type(3n + 1):last-of-type))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '6mm' },
  '& > div': { borderBlockStart: `1px solid ${color.lineStrong}`, paddingBlock: '16px 28px' },
  '& dt': { color: color.soft, marginBlockEnd: 4, overflowWrap: 'anywhere' },
  '& dd': { font: `clamp(1.2rem, 1.7vw, 1.6rem)/1.3 ${font.display}`, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})
