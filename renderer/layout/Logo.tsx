import styled from '@emotion/styled'
import { usePicture } from '../refs.tsx'
import { useSite } from '../site.tsx'
import { color, font, media } from '../theme/tokens.ts'

/** The school's mark and name, a link to the home page. Both variants are there, so that the change of ground shows no gap. */
export function Logo({ isOnDark }: { isOnDark: boolean }) {
  const { base, logo, name } = useSite()
  return (
    <Home href={base}>
      <Marks>
        <Mark path={logo.light} isShown={isOnDark} />
        <Mark path={logo.dark} isShown={!isOnDark} />
      </Marks>
      <span>{name}</span>
    </Home>
  )
}

function Mark({ path, isShown }: { path: string; isShown: boolean }) {
  const picture = usePicture(path)
  return (
    <img src={picture?.src ?? path} width={44} height={44} alt="" data-hidden={isShown ? undefined : ''} />
  )
}

const Home = styled.a({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  // Two lines for a name of two or more words, as even as they can be.
  maxWidth: '17rem',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: '1.0625rem',
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  textWrap: 'balance',
  // In large print on a small screen a long word breaks before the menu is pushed out.
  overflowWrap: 'anywhere',
  [media.largePrint]: { fontSize: '5.2vw' },
  [media.medium]: { gap: 14, fontSize: '1.1875rem' },
})

const Marks = styled.span({
  display: 'grid',
  flex: 'none',
  '& > img': { gridArea: '1 / 1', width: 40, height: 40 },
  '& > [data-hidden]': { visibility: 'hidden' },
  [media.medium]: { '& > img': { width: 44, height: 44 } },
  // Neither mark fits a ground that is not ours: the light one brings its own.
  [media.forced]: {
    '& > img:first-of-type': { visibility: 'visible', forcedColorAdjust: 'none', background: color.ink },
    '& > img:last-of-type': { visibility: 'hidden' },
  },
  [media.print]: { display: 'none' },
})
