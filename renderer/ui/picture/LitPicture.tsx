import { useContext } from 'react'
import type { LightName } from '../../../schema/model/light.ts'
import { usePicture } from '../../contexts/assets.tsx'
import { LightContext } from '../../contexts/light.ts'
import { useSite } from '../../contexts/site.tsx'
import { css, memoClass } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { corner } from '../../theme/tokens.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import { screenShadow } from './screenShadow.ts'

interface LitPictureProps extends Omit<PictureProps, 'className'> {
  /** The light of its band. Default: that of the page. */
  light?: LightName | undefined
  /** Whether a screen casts its shadow across a corner. Never on somebody's portrait. Default: false. */
  hasShadow?: boolean
  /** Whether its frame has a height of its own, which it fills. Default: false. */
  isFilling?: boolean
  /** A further class of a photograph in a light. */
  className?: string | undefined
}

/**
 * A picture that takes part in the light of its place. A photograph takes a little of the colour of the light, and perhaps the
 * shadow of a screen. A drawing has its light already. On a page without a light there is the shadow alone.
 */
export function LitPicture({
  light,
  hasShadow = false,
  isFilling = false,
  className,
  ...picture
}: LitPictureProps) {
  const { walls, lights: looks } = useSite().look
  const isPhotograph = usePicture(picture.src)?.isPhotograph
  const ofPage = useContext(LightContext)
  const name = light ?? ofPage
  if (!isPhotograph) return <Picture {...picture} />
  const { angle } = lights[name ?? 'mid-morning']
  const shadow = hasShadow ? screenShadow(angle, walls, looks[name ?? 'mid-morning'].block) : undefined
  if (!(name || shadow)) return <Picture {...picture} />
  const tint = name && lights[name].sky
  const classes = [isFilling ? filling : loose, lit(tint, shadow?.image, shadow?.width), className]
  return <Picture {...picture} className={classes.filter(Boolean).join(' ')} />
}

/** How much of the light's colour a photograph takes, from 0 to 1: no channel of a pixel gets darker than by this share. */
export const TINT = 0.18

const frame = css({
  position: 'relative',
  display: 'block',
  // The colour of the light is multiplied with the photograph, and with nothing behind it.
  isolation: 'isolate',
})

const filling = css(frame, { height: '100%' })

const loose = css(frame, { borderRadius: corner, overflow: 'clip' })

/** On paper, in forced colours, and where it failed to load, a picture stays as it is. */
const lit = memoClass((tint: string | undefined, shadow?: string, width?: number) =>
  css({
    '@media screen and (forced-colors: none)': {
      '&:not(:has([data-failed]))::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        backgroundColor: tint && `color-mix(in srgb, ${tint} ${100 * TINT}%, white)`,
        mixBlendMode: 'multiply',
        ...(shadow && {
          // In the corner away from the words.
          '[dir=rtl] &': { transform: 'scaleX(-1)' },
          backgroundImage: shadow,
          backgroundPosition: '100% 100%',
          backgroundRepeat: 'no-repeat',
          backgroundSize: `calc(${width}% * var(--reach, 1)) auto`,
        }),
      },
    },
  }),
)
