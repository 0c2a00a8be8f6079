import { usePicture } from '../../contexts/assets.tsx'
import { css, memoClass } from '../../theme/css.ts'
import { media } from '../../theme/tokens.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import { opticalSize } from './opticalSize.ts'

/** A mark in the size that makes it as weighty as its neighbours. */
export function Mark({ src, name }: { src: string; name: string }) {
  const picture = usePicture(src)
  const { width, height } = opticalSize(picture ? picture.width / picture.height : 1)
  return (
    <span className={sized(width, height)}>
      <Picture src={src} alt={name} sizes={`${width}px`} focusing="none" />
    </span>
  )
}

const sized = memoClass((width: number, height: number) =>
  css({
    display: 'block',
    width,
    maxWidth: '100%',
    '& img': {
      width: '100%',
      height: 'auto',
      maxHeight: height,
      objectFit: 'contain',
      // The white ground of a scanned mark disappears.
      mixBlendMode: 'multiply',
    },
    [media.print]: { width: Math.round(width / 2), '& img': { maxHeight: '12mm' } },
  }),
)
