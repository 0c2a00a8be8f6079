import styled from '@emotion/styled'
import { type ComponentType, useId } from 'react'
import type { ListEntry, SectionData } from '../../schema/data.ts'
import type { Section } from '../../schema/section.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { CardGrid } from './PageCards/CardGrid.tsx'
import { Facade } from './PageCards/Facade.tsx'
import { Wall } from './PageCards/Wall.tsx'

type Layout = NonNullable<Section<'pageCards'>['layout']>

const layouts: Record<Layout, ComponentType<{ entries: ListEntry[] }>> = {
  grid: CardGrid,
  wall: Wall,
  facade: Facade,
}

/** The pages of a folder, each with its picture, name and description. */
export default function PageCards({ section, refs: { entries = [] } }: SectionData<'pageCards'>) {
  const id = useId()
  const { title, description, layout = 'grid', action } = section
  const Cards = layouts[layout]
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} description={description} />
      </Wrap>
      <Cards entries={entries} />
      {action && (
        <Wrap>
          <Action href={action.link}>{action.text}</Action>
        </Wrap>
      )}
    </Band>
  )
}

const Action = styled(SiteLink)({
  display: 'inline-block',
  marginTop: 28,
  paddingBlock: 10,
  fontWeight: 600,
})
