import { useMemo } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { GalleryView } from '../ui/GalleryView.tsx'
import { slidesOf } from '../ui/gallery/slide.ts'

/** The pictures of a post; nothing for a post without any. */
export default function PostGallery({ section: { id, title }, refs }: SectionData<'postGallery'>) {
  const slides = useMemo(() => {
    const { images = [], captions = [] } = refs.post ?? {}
    return slidesOf(
      images.map((src, index) => ({ src, caption: captions[index] })),
      refs,
    )
  }, [refs])
  return <GalleryView anchor={id} title={title} slides={slides} />
}
