import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { ownSlugs, slugOf } from '../../schema/slugOf.ts'
import { faqMaxWidth } from '../constants.ts'
import { useHeadingLevel } from '../heading.tsx'
import { color, media, size } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Paragraphs } from '../ui/Paragraphs.tsx'
import { Title } from '../ui/SectionHead.tsx'

/** Questions on the right of their heading; one answer is open at a time. */
export default function Faq({ section }: SectionData<'faq'>) {
  const id = useId()
  const name = slugOf(section.title)
  const ids = ownSlugs(section.items.map(({ question }) => slugOf(question)))
  const Question = useHeadingLevel() === 1 ? QuestionH2 : QuestionH3
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <Grid>
          <Intro>
            <Title id={id}>{section.title}</Title>
            {section.description && <Description>{section.description}</Description>}
          </Intro>
          <Questions>
            {section.items.map(({ question, answer }, index) => (
              <li key={ids[index]}>
                <Disclosure id={ids[index]} name={name} summary={<Question>{question}</Question>}>
                  <Answer>
                    <Paragraphs>{answer}</Paragraphs>
                  </Answer>
                </Disclosure>
              </li>
            ))}
          </Questions>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Intro = styled.div({
  gridColumn: '1 / -1',
  marginBottom: 40,
  [media.large]: {
    gridColumn: 'span 4',
    marginBottom: 0,
    position: 'sticky',
    top: '7rem',
    alignSelf: 'start',
  },
})

const Description = styled.p({ marginTop: 20, color: color.soft, maxWidth: '32rem' })

const Questions = styled.ul({
  gridColumn: '1 / -1',
  width: '100%',
  maxWidth: faqMaxWidth,
  borderTop: `1px solid ${color.lineStrong}`,
  '& > li': { borderBottom: `1px solid ${color.lineStrong}` },
  // The answer is the target of a link; its question must be seen above it.
  '& details > div': { scrollMarginTop: '6rem' },
  '& summary': { paddingBlock: 22 },
  [media.large]: { gridColumn: '5 / -1' },
})

const question = {
  fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
  textWrap: 'wrap',
} as const

const QuestionH2 = styled.h2(question)
const QuestionH3 = styled.h3(question)

const Answer = styled.div({
  maxWidth: '66ch',
  paddingBottom: 28,
  color: color.soft,
  fontSize: size.body,
  '& > p + p': { marginTop: '0.8em' },
})
