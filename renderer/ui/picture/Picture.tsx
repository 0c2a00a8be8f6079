import { usePicture } from '../../contexts/AssetsContext.ts'
import { css, cx, numbered, variants } from '../../theme/css.ts'

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
   * In which directions it is cut around its focal point. Default: both. `vertical`: where its left half is behind text,
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
          hasPlaceholder && picture?.color && placeholder(nearest(picture.color)),
          picture?.focus &&
            focusing !== 'none' &&
            focusedOn(focusing === 'both' ? picture.focus[0] : 50, picture.focus[1]),
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

/** The levels of red, green and blue in the colours of placeholders, as CSS writes them in short. */
const LEVELS = ['0', '4', '8', 'b', 'f']

/** Shows about the average colour of a photograph until it has loaded: one of the few that the stylesheet has. */
const placeholder = variants(
  'p',
  LEVELS.flatMap(red => LEVELS.flatMap(green => LEVELS.map(blue => `#${red}${green}${blue}`))),
  color => ({ backgroundColor: color }),
)

/** The nearest of those colours. */
const nearest = (color: string): string =>
  color.replace(/[\da-f]{2}/gi, channel => LEVELS[Math.round(Number.parseInt(channel, 16) / 63.75)] ?? '')

const focusedOn = (x: number, y: number): string => `${focused} ${column(Math.round(x))} ${numbered(y)}`

/** Stronger than what the frame of the picture says of any picture. */
const focused = css({ '&&&': { objectPosition: 'var(--column) calc(var(--n) * 1%)' } })

const column = variants('x', [...Array(101).keys()], x => ({ '--column': `${x}%` }))
