import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, font, media, space } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { Paragraphs } from '../ui/Paragraphs.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Title } from '../ui/SectionHead.tsx'

export default function PrincipalMessage({ section }: SectionData<'principalMessage'>) {
  const id = useId()
  return (
    <Ground id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <Grid>
          <Portrait>
            <Picture src={section.imageSrc} alt={section.imageAlt} sizes="(min-width: 43.75em) 40vw, 100vw" />
          </Portrait>
          <Message>
            <Quote id={id}>{section.title}</Quote>
            <Paragraphs>{section.message}</Paragraphs>
            <Signature>
              <b>{section.principalName}</b>
              {section.principalTitle}
            </Signature>
          </Message>
        </Grid>
      </Wrap>
    </Ground>
  )
}

const Ground = styled(Band)({ paddingBlock: 0 })

const Portrait = styled.figure({
  gridColumn: '1 / -1',
  marginInline: `calc(${space.margin} * -1)`,
  '& img': { width: '100%', height: '92vw', objectFit: 'cover' },
  [media.medium]: { gridColumn: '1 / 6', marginInline: 0, '& img': { height: '100%', minHeight: 520 } },
})

const Message = styled.div({
  gridColumn: '1 / -1',
  paddingBlock: `40px ${space.section}`,
  '& p + p': { marginBlockStart: '1em' },
  [media.medium]: { gridColumn: '6 / -1', paddingBlock: space.section, paddingInlineStart: space.gutter },
  [media.large]: { gridColumn: '7 / -1', paddingInlineStart: 0 },
})

const Quote = styled(Title)({
  marginBlockEnd: 28,
  fontSize: 'clamp(1.63rem, 2.7vw, 2.5rem)',
  lineHeight: 1.18,
})

const Signature = styled.p({
  paddingBlockStart: 18,
  borderBlockStart: `1.5px solid ${color.ink}`,
  'p + &': { marginBlockStart: '2rem !important' },
  '& b': { display: 'block', font: `1.31rem ${font.display}` },
})
