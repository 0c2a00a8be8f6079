import type { SectionData } from '../../../schema/model/viewModel.ts'
import { useLight } from '../../contexts/useLight.ts'
import { css, cx } from '../../theme/css.ts'
import { type Light, lights } from '../../theme/lights.ts'
import { paintClass } from '../../theme/paint.ts'
import { color, corner, font, media } from '../../theme/tokens.ts'
import { BlockWall } from '../../ui/picture/BlockWall.tsx'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'
import { initialsOf } from './initialsOf.ts'

export type Person = SectionData<'people'>['section']['groups'][number]['items'][number]

/** A portrait in an upright opening. Without a picture it is a wall with the person's initials. */
export function Portrait({ person: { image, imageAlt, name, role } }: { person: Person }) {
  const light = useLight() ?? defaultLight
  if (image)
    return (
      <div className={frame}>
        <LitPicture
          isFilling
          src={image}
          alt={imageAlt ?? ''}
          sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 33vw, 34vw"
        />
      </div>
    )
  return (
    <div className={cx(frame, wall, paintClass(light))} aria-hidden="true">
      <BlockWall className={screen} light={light} columns={4} rows={2} />
      <span>{initialsOf(name ?? role)}</span>
    </div>
  )
}

/** On pages without a light. */
const defaultLight: Light = lights['late-morning']

const frame = css({
  borderRadius: corner,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: color.tint,
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Of a picture that is too high, the upper part stays: faces are there.
    objectPosition: '50% 20%',
  },
  [media.print]: { flex: 'none', width: '16mm', '& img': { height: '20mm !important' } },
})

/** The screen is above the initials: no text stands over openings. */
const wall = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '& > span': {
    paddingInlineStart: '8cqi',
    paddingBlockEnd: '4cqi',
    font: `26cqi/1 ${font.display}`,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
  },
  [media.forced]: { border: '1px solid' },
  [media.print]: { display: 'none !important' },
})

const screen = css({ width: '100%', height: 'auto', aspectRatio: '4 / 2' })
