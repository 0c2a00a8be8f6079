import { useSite, useWords } from '../contexts/site.tsx'
import { css, cx, numbered } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { lights, morning } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { Band, lead, titleClass, wrap } from '../ui/Band.tsx'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

/**
 * The 404 screen: a wall before sunrise whose lit openings are the ways that visitors ask for most, each an hour later than the one
 * before. The specification gives heading and message.
 */
export function ErrorScreen({ message, home }: { message: string; home: string }) {
  const { base, hasSearch, shortcuts = [] } = useSite()
  const { missingHeading, notFoundAdvice, backToHome, search } = useWords()
  const searching = hasSearch ? [{ label: search, path: `${base}search` }] : []
  const ways = [{ label: backToHome, path: home }, ...searching, ...shortcuts]
  return (
    <Band className={night} background="wall">
      <div className={words}>
        <h1 className={titleClass} tabIndex={-1}>
          {missingHeading}
        </h1>
        <p className={status}>{message}</p>
        <p className={advice}>{notFoundAdvice}</p>
      </div>
      <ul className={cx(bays, numbered(ways.length))}>
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
    </Band>
  )
}

const night = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: 0,
  [media.medium]: { minHeight: 'min(80vh, 48rem)' },
})

const words = css(wrap, {
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  width: '100%',
  paddingBlock: `calc(${space.section} * 0.7)`,
  [media.large]: {
    gridTemplateColumns: '7fr 5fr',
    columnGap: space.gutter,
    '& > h1, & > p': { gridColumn: 1 },
  },
})

const status = css({ marginBlock: '14px 0', color: color.action, fontSize: size.lead, fontWeight: 600 })

const advice = css(lead, {
  marginBlockStart: 28,
  [media.large]: { '&&': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end', margin: 0 } },
})

/** The openings are in one row, however many they are. On phones, one below another. */
const bays = css({
  display: 'grid',
  [media.large]: { gridTemplateColumns: 'repeat(var(--n), minmax(0, 1fr))' },
  [media.print]: { display: 'none' },
})

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
