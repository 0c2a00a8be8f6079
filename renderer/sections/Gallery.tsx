import { useMemo } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { GalleryView } from '../ui/GalleryView.tsx'
import { slidesOf } from '../ui/gallery/slide.ts'

export default function Gallery({ section, refs }: SectionData<'gallery'>) {
  const { id, title, description, items, shuffle = true } = section
  const slides = useMemo(() => slidesOf(items, refs), [items, refs])
  return (
    <GalleryView anchor={id} title={title} description={description} slides={slides} isShuffled={shuffle} />
  )
}
