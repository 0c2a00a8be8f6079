import { usePicture } from '../../contexts/AssetsContext.ts'
import { css, cx, memoClass } from '../../theme/css.ts'

export interface PictureProps {
  /** The path as the data has it. */
  src: string
  /** Empty for decorative pictures. */
  alt: string
  /** The value of the `sizes` attribute. */
  sizes: string
  /** Whether it loads eagerly and with high priority, as the first picture of a page does. */
  isPriority?: boolean
  /** Whether its dominant colour shows until it has loaded. Default: true. */
  hasPlaceholder?: boolean
  loading?: 'eager' | 'lazy'
  /**
   * In which directions it is cut around its focal point. Default: both. `vertical`: where its left half lies behind text,
   * whose contrast depends on it. `none`: where its place shows all of it, or keeps a certain part.
   */
  focusing?: 'both' | 'vertical' | 'none'
  /** The class of a `<picture>` around the image. */
  className?: string
}

/** A picture in every encoding and width that the build made. Lazy by default. */
export function Picture({
  src,
  alt,
  sizes,
  isPriority,
  hasPlaceholder = true,
  loading = isPriority ? 'eager' : 'lazy',
  focusing = 'both',
  className,
}: PictureProps) {
  const picture = usePicture(src)
  const image = (
    <img
      className={
        cx(
          hasPlaceholder && picture?.color && placeholder(picture.color),
          picture?.focus &&
            focusing !== 'none' &&
            focused(focusing === 'both' ? picture.focus[0] : 50, picture.focus[1]),
        ) || undefined
      }
      src={picture?.src ?? src}
      srcSet={picture?.srcset}
      sizes={picture?.srcset ? sizes : undefined}
      width={picture?.width}
      height={picture?.height}
      alt={alt}
      loading={loading}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!picture?.sources && !className) return image
  return (
    <picture className={className}>
      {picture?.sources?.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

/** Whether the URL of a picture is that of an SVG: a file, or a `data:` URL, which the build makes of small SVGs only. */
export const isDrawing = (url: string): boolean => url.startsWith('data:') || url.endsWith('.svg')

/** Shows the average colour of a photograph until it has loaded. */
const placeholder = memoClass((color: string) => css({ backgroundColor: color }))

/** Stronger than what the frame of the picture says of any picture. */
const focused = memoClass((x: number, y: number) => css({ '&&&': { objectPosition: `${x}% ${y}%` } }))
