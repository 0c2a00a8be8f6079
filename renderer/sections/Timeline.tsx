import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { color, size, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Journey } from './Timeline/Journey.tsx'

/** The pages of a folder as a vertical timeline, with a line beside it that grows as the reader goes on. */
export default function Timeline({ section, refs }: SectionData<'timeline'>) {
  return (
    <Band id={section.id}>
      <Wrap>
        <Intro>
          <Heading>{section.title}</Heading>
          {section.description && <Description>{section.description}</Description>}
        </Intro>
        <Journey stages={refs.entries ?? []} />
      </Wrap>
    </Band>
  )
}

const Intro = styled.div({ maxWidth: '60rem', marginBottom: space.section })

const Description = styled.p({ marginTop: 24, maxWidth: '36rem', fontSize: size.lead, color: color.soft })
