import styled from '@emotion/styled'
import { usePicture } from '../refs.tsx'
import { media } from '../theme/tokens.ts'
import { Picture } from './Picture.tsx'

interface WallPictureProps {
  src: string
  isFirst?: boolean
  className?: string
}

/**
 * The picture of a band whose words stand on the left half of its wall; below the words on phones.
 * A wide drawing of a room brings that wall with it and fills the band. Anything else, as every photograph, takes the
 * right half and leaves the words the ground of the band.
 */
export function WallPicture({ src, isFirst = false, className }: WallPictureProps) {
  const picture = usePicture(src)
  const isRoom = src.endsWith('.svg') && picture !== undefined && picture.width >= 2 * picture.height
  return (
    <Frame className={className} data-room={isRoom || undefined}>
      <Picture src={src} alt="" sizes="(min-width: 700px) 50vw, 100vw" isFirst={isFirst} />
    </Frame>
  )
}

const Frame = styled.div({
  order: 2,
  '& img': { width: '100%', objectFit: 'cover' },
  [media.medium]: {
    position: 'absolute',
    inset: '0 0 0 50%',
    '&[data-room]': { insetInlineStart: 0 },
    '& img': { height: '100%' },
  },
  [media.print]: { display: 'none' },
})
