import type { SectionHeadProps } from '../text/SectionHead.tsx'
import type { Slide } from './slide.ts'

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
