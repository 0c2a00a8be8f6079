import { useMemo } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { media } from '../theme/designTokens.ts'
import { GalleryView } from '../ui/GalleryView.tsx'
import { slidesOf } from '../ui/gallery/slide.ts'

export const hydrate = 'view'

/** The pictures of a post. Renders nothing if the post has none. */
export default function PostGallery({
  section: { id, title, shuffle: usually = false },
  refs,
}: SectionData<'postGallery'>) {
  const words = useWords()
  const slides = useMemo(() => {
    const { images = [], captions = [] } = refs.post ?? {}
    return slidesOf(
      images.map((src, index) => ({ src, caption: captions[index] })),
      refs,
      words,
    )
  }, [refs, words])
  const { galleryTitle = title, shuffle = usually } = refs.post ?? {}
  return (
    <GalleryView className={gallery} anchor={id} title={galleryTitle} slides={slides} isShuffled={shuffle} />
  )
}

// The layout depends on the number of pictures, in rules of greater weight.
const gallery = css({
  [media.print]: {
    '& ul': {
      display: 'grid !important',
      gridTemplateColumns: 'repeat(3, 1fr) !important',
      gap: '4mm !important',
    },
    '& li': { gridArea: 'auto !important', border: '0 !important' },
  },
})
