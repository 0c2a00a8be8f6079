import { type ComponentType, useId } from 'react'
import type { ListEntry } from '../../schema/model/entries.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { Section } from '../../schema/section.ts'
import { css } from '../theme/css.ts'
import { Band } from '../ui/Band.tsx'
import { textLink } from '../ui/ButtonLink.tsx'
import { wrap } from '../ui/grid.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { SectionHead } from '../ui/text/SectionHead.tsx'
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
      <div className={wrap}>
        <SectionHead id={id} title={title} description={description} />
      </div>
      <Cards entries={entries} />
      {action && (
        <div className={wrap}>
          <SiteLink className={actionLink} href={action.link}>
            {action.text}
          </SiteLink>
        </div>
      )}
    </Band>
  )
}

const actionLink = css(textLink, { marginTop: 28 })
