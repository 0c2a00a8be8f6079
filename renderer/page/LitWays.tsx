import { css, cx, memoClass } from '../theme/css.ts'
import { type Light, lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { color, font, media, space } from '../theme/tokens.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

interface LitWaysProps {
  ways: readonly { label: string; path: string }[]
}

/** Links as lit bays of a wall, from the first light of the morning on. On phones, one below another. */
export const LitWays = ({ ways }: LitWaysProps) => (
  <ul className={cx(bays, inOneRow(ways.length))}>
    {ways.map(({ label, path }, index) => {
      const light = morning[index % morning.length] ?? lights.noon
      return (
        <li key={path} className={paintClass(light)}>
          <SiteLink className={way} href={path}>
            <span className={view}>
              <BlockWall light={light} columns={2} rows={12} />
            </span>
            <span className={labelClass}>{label}</span>
          </SiteLink>
        </li>
      )
    })}
  </ul>
)

const morning: readonly Light[] = Object.values(lights)

const bays = css({ display: 'grid', [media.print]: { display: 'none' } })

const inOneRow = memoClass((count: number) =>
  css({ [media.large]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } }),
)

const way = css({
  display: 'grid',
  gridTemplateColumns: '20vw minmax(0, 1fr)',
  alignItems: 'center',
  height: '100%',
  outlineOffset: -4,
  textDecoration: 'none',
  '&:hover > span:last-of-type': { textDecoration: 'underline' },
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
})

const view = css({
  alignSelf: 'stretch',
  overflow: 'hidden',
  minHeight: 72,
  maxHeight: 96,
  '& > svg': { width: '100%', aspectRatio: '1 / 6' },
  [media.large]: { height: 'clamp(220px, 24vw, 420px)', maxHeight: 'none' },
})

const labelClass = css({
  paddingBlock: 16,
  paddingInline: `20px ${space.margin}`,
  font: `clamp(1.25rem, 1.7vw, 1.625rem)/1.16 ${font.display}`,
  letterSpacing: '-0.015em',
  [media.large]: {
    minHeight: '6.2rem',
    paddingBlock: '20px 26px',
    paddingInline: '20px 16px',
    borderBlockStart: `1px solid ${color.ink}`,
  },
})
