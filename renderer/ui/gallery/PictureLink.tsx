import type { MouseEvent } from 'react'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { css } from '../../theme/css.ts'
import { color, corner } from '../../theme/designTokens.ts'
import { cover, drawn } from '../../theme/styles.ts'
import { Picture } from '../picture/Picture.tsx'
import type { GalleryLayoutProps, Slide } from './slide.ts'

interface PictureLinkProps {
  slide: Slide
  index: number
  /** The value of the `sizes` attribute. */
  sizes: string
  /** Whether to fetch the picture before it is visible. */
  isEager?: boolean
  /** Whether a carousel shows it now. */
  isCurrent?: boolean
  onOpen: GalleryLayoutProps['onOpen']
}

/** A picture that opens in full screen. Before hydration it is a link to the full file. */
export function PictureLink({ slide, index, sizes, isEager, isCurrent, onOpen }: PictureLinkProps) {
  const isHydrated = useHydrated()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // With a modifier key the browser opens a new tab or downloads the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a clicked link, and the focus has to return here.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(index, slide.full.src)
  }
  return (
    <a
      className={frame}
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
        loading={isEager ? 'eager' : 'lazy'}
      />
    </a>
  )
}

const frame = css({
  borderRadius: corner,
  overflow: 'hidden',
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
  '&[aria-current]': { outline: `3px solid ${color.action}`, outlineOffset: 2 },
  // Two lines, one light and one dark, are visible on any picture.
  '&:focus-visible': { outline: `3px solid ${color.onDark}`, outlineOffset: -3 },
  '&:focus-visible::before': {
    ...drawn,
    inset: 3,
    border: `2px solid ${color.ink}`,
    zIndex: 1,
  },
  // A picture that failed to load (browser/entry.ts) keeps its alternative text.
  // The icon is an empty frame, struck through.
  '&:has(img[data-failed])': {
    img: { opacity: 0 },
    '&::after': {
      ...cover,
      margin: 'auto',
      width: 56,
      height: 56,
      maxWidth: '50%',
      maxHeight: '50%',
      border: '2px solid currentColor',
      background:
        'linear-gradient(to top right, transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0)',
    },
  },
})
