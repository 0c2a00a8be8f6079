import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Lead, Title } from '../ui/SectionHead.tsx'
import { TickList } from '../ui/TickList.tsx'

export default function AdmissionRequirements({ section }: SectionData<'admissionRequirements'>) {
  const id = useId()
  return (
    <Halves
      id={section.id}
      aria-labelledby={id}
      ground="paper"
      data-pictured={section.image ? true : undefined}
    >
      {section.image && <Picture src={section.image} alt="" sizes="(min-width: 64em) 50vw, 100vw" />}
      <Words>
        <Title id={id}>{section.title}</Title>
        {section.description && <Lead>{section.description}</Lead>}
        <TickList items={section.items} />
        {section.buttonLink && <ButtonLink href={section.buttonLink}>{section.buttonText}</ButtonLink>}
      </Words>
    </Halves>
  )
}

const Halves = styled(Band)({
  paddingBlock: 0,
  '& img': { width: '100%', height: '76vw', objectFit: 'cover', objectPosition: '50% 100%' },
  [media.large]: {
    '&[data-pictured]': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& img': { height: '100%', minHeight: 420 },
  },
})

const Words = styled.div({
  padding: `${space.section} ${space.margin}`,
  background: color.paper,
  '& > ul': { marginBlock: '36px 30px' },
  '& > p': { marginBlockStart: 18 },
})
