import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { paragraphsOf } from '../paragraphsOf.ts'
import { color, font, media } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { TextLink } from '../ui/ButtonLink.tsx'
import { Paragraphs } from '../ui/Paragraphs.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Title } from '../ui/SectionHead.tsx'

export default function Text({ section }: SectionData<'text'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <Grid>
          <Side>
            <Title id={id}>{section.title}</Title>
            {section.image && (
              <Picture
                src={section.image}
                alt={section.imageAlt ?? ''}
                sizes="(min-width: 64em) 33vw, 100vw"
              />
            )}
          </Side>
          <Body>
            {section.lead && <Opening>{section.lead}</Opening>}
            <Columns data-many={paragraphsOf(section.content).length > 1 || undefined}>
              <Paragraphs>{section.content}</Paragraphs>
            </Columns>
            {section.action && <TextLink href={section.action.link}>{section.action.text}</TextLink>}
          </Body>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Side = styled.div({
  gridColumn: '1 / -1',
  marginBlockEnd: 32,
  '& img': { width: '100%', marginBlockStart: 32, aspectRatio: '4 / 3', objectFit: 'cover' },
  [media.large]: { gridColumn: '1 / 5', marginBlockEnd: 0 },
})

const Body = styled.div({ gridColumn: '1 / -1', [media.large]: { gridColumn: '5 / -1' } })

const Opening = styled.p({
  marginBlockEnd: 34,
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 2.35vw, 2.19rem)',
  lineHeight: 1.3,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
  [media.largePrint]: { fontSize: '9vw' },
})

const Columns = styled.div({
  maxWidth: '44em',
  color: color.soft,
  '& p + p': { marginBlockStart: '1em' },
  [media.wide]: {
    '&[data-many]': { columns: 2, columnGap: 40, maxWidth: 'none' },
    // A link right below words that go on in the next column would stand in the middle of a sentence.
    '&[data-many] > p': { breakInside: 'avoid' },
    '& + a': { marginBlockStart: 20 },
  },
})
