import type { Slide } from './slide.ts'

/** What the arrangements of a gallery have in common. */
export interface GalleryLayoutProps {
  /** For the heading: it names the section. */
  id: string
  title: string
  description?: string | undefined
  slides: readonly Slide[]
  /**
   * Opens a picture in full screen. Always the same function.
   * @param index its place among the slides
   * @param file the URL of the full file
   */
  onOpen: (index: number, file: string) => void
}
