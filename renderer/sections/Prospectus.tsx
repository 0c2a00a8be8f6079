import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { ProspectusButton } from '../ui/ProspectusButton.tsx'
import { Lead, Title } from '../ui/SectionHead.tsx'

/** A document to read over the page or to save. */
export default function Prospectus({ section }: SectionData<'prospectus'>) {
  const { title, description, buttonText, pdfUrl } = section
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <Grid>
          <Words>
            <Title id={id}>{title}</Title>
            {description && <Description>{description}</Description>}
          </Words>
          <Action>
            <ProspectusButton title={title} buttonText={buttonText} pdfUrl={pdfUrl} tone="dark" isMain />
          </Action>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Words = styled.div({ gridColumn: '1 / -1', [media.large]: { gridColumn: 'span 7' } })

const Description = styled(Lead)({ marginTop: 20, color: color.soft })

const Action = styled.div({
  gridColumn: '1 / -1',
  marginTop: 32,
  [media.large]: { gridColumn: '9 / -1', marginTop: 0, alignSelf: 'end' },
})
