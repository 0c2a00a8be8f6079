import type { SiteData } from '../../../schema/model/viewModel.ts'
import { useWords } from '../../contexts/useWords.ts'
import { css } from '../../theme/css.ts'
import { media, space } from '../../theme/tokens.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { MapLink } from '../../ui/text/MapLink.tsx'
import { PhoneLink } from '../../ui/text/PhoneLink.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { part, partTitle } from './Hours.tsx'

interface CampusesProps {
  campuses: NonNullable<SiteData['contact']['campuses']>
}

/** The further places of the organisation, each with its address. */
export const Campuses = ({ campuses }: CampusesProps) => (
  <div className={part}>
    <Subheading className={partTitle}>{useWords().campuses}</Subheading>
    <ul className={list}>
      {campuses.map(({ name, address, phone, link }) => (
        <li key={name}>
          <p className={nameClass}>{link ? <SiteLink href={link}>{name}</SiteLink> : name}</p>
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

const list = css({
  display: 'grid',
  gap: `28px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 8, marginBlock: -6 },
})

/** A name stands at the same height with and without a link. */
const nameClass = css({ fontWeight: 600, '&& a': { marginBlock: -8 } })
