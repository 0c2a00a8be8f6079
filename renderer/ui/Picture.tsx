import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { usePicture } from '../refs.tsx'

interface PictureProps {
  /** The path as it stands in the data. */
  src: string
  /** Empty for pictures that only decorate. */
  alt: string
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes?: string
  /** The first picture of a page: fetched at once and first. */
  isFirst?: boolean
  /** When to fetch it. */
  loading?: 'eager' | 'lazy'
  className?: string
}

/** A picture of the data in every encoding that the build made; lazy unless it is the page's first. */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  isFirst = false,
  loading = isFirst ? 'eager' : 'lazy',
  className,
}: PictureProps) {
  const picture = usePicture(src)
  const attributes = {
    className,
    src: picture?.src ?? src,
    srcSet: picture?.srcset,
    sizes: picture?.srcset ? sizes : undefined,
    width: picture?.width,
    height: picture?.height,
    alt,
    loading,
    fetchPriority: isFirst ? 'high' : undefined,
    decoding: 'async',
  } satisfies ComponentProps<'img'>
  // biome-ignore lint/a11y/useAltText: it is one of the attributes
  const image = picture?.color ? <OnGround ground={picture.color} {...attributes} /> : <img {...attributes} />
  if (!picture?.sources) return image
  return (
    <picture>
      {picture.sources.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

/** On the colour that the photograph has on the whole, until it is there. */
const OnGround = styled('img', { shouldForwardProp: name => name !== 'ground' })<{ ground: string }>(
  ({ ground }) => ({ backgroundColor: ground }),
)
