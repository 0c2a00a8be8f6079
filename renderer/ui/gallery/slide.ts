import type { Words } from '../../../schema/model/site/words.ts'
import type { Picture, ResolvedAssets } from '../../../schema/model/viewModel.ts'
import type { SectionHeadProps } from '../Band.tsx'
import { fillWords } from '../text/language.ts'

/** A picture of a gallery. */
export interface Slide {
  /** Its index in the data. The same picture may be listed twice, so `src` is no key. */
  id: number
  /** The path as the data has it. */
  src: string
  /** The alternative text. Never empty, since every picture is a link. */
  name: string
  caption?: string
  /** The full file. */
  full: Pick<Picture, 'src'> & Partial<Picture>
}

/** The props of every layout of a gallery. */
export interface GalleryLayoutProps extends SectionHeadProps {
  slides: readonly Slide[]
  /**
   * Opens a picture in full screen. Always the same function.
   * @param index of the slide
   * @param file the URL of the full file
   */
  onOpen: (index: number, file: string) => void
}

interface GalleryItem {
  src: string
  alt?: string
  caption?: string
}

/** The slides of a gallery, in the order of its data. */
export const slidesOf = (
  items: readonly GalleryItem[],
  { pictures }: ResolvedAssets,
  { pictureNumber }: Words,
): Slide[] =>
  items.map(({ src, alt, caption }, id) => ({
    id,
    src,
    name: alt ?? caption ?? fillWords(pictureNumber, { number: id + 1 }),
    ...(caption && { caption }),
    full: pictures[src] ?? { src },
  }))
