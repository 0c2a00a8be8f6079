import type { Picture, Refs } from '../../../schema/data.ts'

/** A picture of a gallery. */
export interface Slide {
  /** The path as it stands in the data. */
  src: string
  /** What it is called where it cannot be seen. Never empty, since every picture is a link. */
  name: string
  caption?: string
  /** The full file. */
  full: Pick<Picture, 'src'> & Partial<Picture>
}

interface GalleryItem {
  src: string
  alt?: string
  caption?: string
}

/** The pictures of a gallery as its data lists them. */
export const slidesOf = (items: readonly GalleryItem[], { pictures }: Refs): Slide[] =>
  items.map(({ src, alt, caption }, index) => ({
    src,
    name: alt ?? caption ?? `Picture ${index + 1}`,
    ...(caption && { caption }),
    full: pictures[src] ?? { src },
  }))
