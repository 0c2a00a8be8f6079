import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { color, media, size } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { ProspectusButton } from '../ui/ProspectusButton.tsx'

/** A document to read over the page or to save. */
export default function Prospectus({ section }: SectionData<'prospectus'>) {
  const { id, title, description, buttonText, pdfUrl } = section
  return (
    <Band id={id} ground="mint">
      <Wrap>
        <Grid>
          <Words>
            <Heading>{title}</Heading>
            {description && <Description>{description}</Description>}
          </Words>
          <Action>
            <ProspectusButton title={title} buttonText={buttonText} pdfUrl={pdfUrl} tone="dark" />
          </Action>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Words = styled.div({ gridColumn: '1 / -1', [media.large]: { gridColumn: 'span 7' } })

const Description = styled.p({ marginTop: 20, maxWidth: '36rem', fontSize: size.lead, color: color.soft })

const Action = styled.div({
  gridColumn: '1 / -1',
  marginTop: 32,
  [media.large]: { gridColumn: '9 / -1', marginTop: 0, alignSelf: 'end' },
})
