import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { color } from '../../theme/tokens.ts'
import { Picture } from '../Picture.tsx'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import type { Slide } from './slide.ts'

interface PictureLinkProps {
  slide: Slide
  /** Its place among the slides. */
  index: number
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** Whether to fetch the picture before it can be seen. */
  isWanted?: boolean
  /** Whether it is the one that a carousel shows. */
  isCurrent?: boolean
  onOpen: GalleryLayoutProps['onOpen']
}

/** A picture that opens in full screen; until JavaScript is there, a link to the full file. */
export function PictureLink({
  slide,
  index,
  sizes,
  isWanted = false,
  isCurrent = false,
  onOpen,
}: PictureLinkProps) {
  const isHydrated = useHydrated()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Whoever asks for a new tab or a download gets the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not every browser focuses what is clicked, and the focus is to return here.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(index, slide.full.src)
  }
  return (
    <Frame
      href={slide.full.src}
      draggable={false}
      onClick={open}
      aria-haspopup={isHydrated ? 'dialog' : undefined}
      aria-current={isCurrent || undefined}
    >
      <Picture
        key={slide.id}
        src={slide.src}
        alt={slide.name}
        sizes={sizes}
        loading={isWanted ? 'eager' : 'lazy'}
      />
    </Frame>
  )
}

const ERROR_SIGN = 56

const Frame = styled.a({
  position: 'relative',
  display: 'block',
  height: '100%',
  background: color.wall,
  cursor: 'zoom-in',
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    WebkitUserSelect: 'none',
    userSelect: 'none',
  },
  '&[aria-current]': { outline: `3px solid ${color.peach}`, outlineOffset: 2 },
  // Two lines, one light and one dark, are seen on any picture.
  '&:focus-visible': { outline: `3px solid ${color.onDark}`, outlineOffset: -3 },
  '&:focus-visible::before': {
    content: '""',
    position: 'absolute',
    inset: 3,
    border: `2px solid ${color.ink}`,
    zIndex: 1,
  },
  // A picture that cannot be shown (brokenPictures.ts) keeps its name; the sign is an empty frame, struck through.
  '&:has(img[data-failed])': {
    img: { opacity: 0 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: ERROR_SIGN,
      height: ERROR_SIGN,
      maxWidth: '50%',
      maxHeight: '50%',
      border: '2px solid currentColor',
      background:
        'linear-gradient(to top right, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0)',
    },
  },
})
