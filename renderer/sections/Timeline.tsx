import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { color, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Lead } from '../ui/SectionHead.tsx'
import { Journey } from './Timeline/Journey.tsx'

/** The pages of a folder as a vertical timeline, with a line beside it that grows as the reader goes on. */
export default function Timeline({ section, refs }: SectionData<'timeline'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <Intro>
          <Heading id={id}>{section.title}</Heading>
          {section.description && <Description>{section.description}</Description>}
        </Intro>
        <Journey stages={refs.stages ?? []} />
      </Wrap>
    </Band>
  )
}

const Intro = styled.div({ maxWidth: '60rem', marginBottom: `calc(${space.section} * 0.7)` })

const Description = styled(Lead)({ marginTop: 24, color: color.soft })
