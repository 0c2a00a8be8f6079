import type { ListEntry } from '../../../schema/model/entries.ts'
import { css, memoClass } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { openLight } from '../../theme/openLight.ts'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'

interface EntryPictureProps {
  entry: ListEntry
  sizes: string
  className: string
  /** A further class of a photograph. */
  photographClass?: string | undefined
}

/** The picture of an entry, cropped to fill its frame. The height of the sun stays visible. */
export const EntryPicture = ({
  entry: { image, light },
  sizes,
  className,
  photographClass,
}: EntryPictureProps) => (
  <div className={`${frame(light ? lights[light].angle : 45)} ${className}`}>
    {image && (
      <LitPicture
        className={photographClass}
        light={light}
        hasShadow
        isFilling
        src={image}
        alt=""
        sizes={sizes}
      />
    )}
  </div>
)

/** @param sun its angle in degrees, 0 to 90 */
const frame = memoClass((sun: number) =>
  css({
    ...openLight,
    '& img': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: `50% ${100 - (sun / 90) * 100}%`,
    },
  }),
)
