import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { Band, Wrap } from '../ui/Band.tsx'
import { GalleryView } from '../ui/GalleryView.tsx'

/** The pictures of a post; nothing for a post without any. */
export default function PostGallery({ section, refs: { post } }: SectionData<'postGallery'>) {
  const id = useId()
  if (!post || post.images.length === 0) return null
  return (
    <Band id={section.id} aria-labelledby={id} ground="deep">
      <Wrap>
        <Heading id={id}>{section.title}</Heading>
        <GalleryView slides={post.images.map((src, index) => ({ src, alt: post.captions?.[index] ?? '' }))} />
      </Wrap>
    </Band>
  )
}
