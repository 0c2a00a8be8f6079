import { useMemo } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { GalleryView } from '../ui/GalleryView.tsx'
import { slidesOf } from '../ui/gallery/slide.ts'

export const hydrate = 'view'

export default function Gallery({ section, refs }: SectionData<'gallery'>) {
  const { id, title, description, items, shuffle = true } = section
  const words = useWords()
  const slides = useMemo(() => slidesOf(items, refs, words), [items, refs, words])
  return (
    <GalleryView anchor={id} title={title} description={description} slides={slides} isShuffled={shuffle} />
  )
}
