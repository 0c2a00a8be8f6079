import type { Picture, Refs } from '../../../schema/data.ts'

/** A picture of a gallery. */
export interface Slide {
  /** Its place in the data; the same picture may stand there twice. */
  id: number
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
  items.map(({ src, alt, caption }, id) => ({
    id,
    src,
    name: alt ?? caption ?? `Picture ${id + 1}`,
    ...(caption && { caption }),
    full: pictures[src] ?? { src },
  }))
