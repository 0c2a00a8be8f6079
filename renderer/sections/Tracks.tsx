import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Fork } from './Tracks/Fork.tsx'

/** Where the way through the school forks: the tracks run beside each other, and a pupil takes one. */
export default function Tracks({ section }: SectionData<'tracks'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} ground="mint">
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <Forks>
          {section.items.map(item => (
            <li key={item.name}>
              <Fork item={item} />
            </li>
          ))}
        </Forks>
      </Wrap>
    </Band>
  )
}

const Forks = styled.ul({ display: 'grid', gap: 'clamp(48px, 5vw, 76px)' })
