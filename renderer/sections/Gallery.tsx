import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { Band, Wrap } from '../ui/Band.tsx'
import { GalleryView } from '../ui/GalleryView.tsx'

export default function Gallery({ section }: SectionData<'gallery'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} ground="deep">
      <Wrap>
        <Heading id={id}>{section.title}</Heading>
        {section.description && <p>{section.description}</p>}
        <GalleryView slides={section.items.map(item => ({ ...item, alt: item.alt ?? '' }))} />
      </Wrap>
    </Band>
  )
}
