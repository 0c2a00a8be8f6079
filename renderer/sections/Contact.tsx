import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { emailUrl, phoneUrl } from '../contactUrls.ts'
import { useSite } from '../site.tsx'
import { color, font, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

export default function Contact({ section }: SectionData<'contact'>) {
  const id = useId()
  const { address, phone, email } = useSite().contact
  const [mailbox, domain] = email.split('@')
  return (
    <Band id={section.id} aria-labelledby={id} ground="paper">
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <List>
          <div>
            <dt>Address</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>Telephone</dt>
            <dd>
              <a href={phoneUrl(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={emailUrl(email)}>
                {mailbox}@<wbr />
                {domain}
              </a>
            </dd>
          </div>
        </List>
      </Wrap>
    </Band>
  )
}

const List = styled.dl({
  display: 'grid',
  columnGap: space.gutter,
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '& > div': { borderBlockStart: `1px solid ${color.lineStrong}`, paddingBlock: '16px 28px' },
  '& dt': { color: color.soft, marginBlockEnd: 4 },
  '& dd': { font: `clamp(1.2rem, 1.7vw, 1.6rem)/1.3 ${font.display}`, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})
