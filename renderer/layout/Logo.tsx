import { usePicture } from '../contexts/assets.tsx'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, font, media } from '../theme/tokens.ts'

/**
 * The site's logo and name, a link to the home page. Both variants of the logo are rendered, so that switching shows no gap.
 * @param isOnDark while the header is not fixed. A fixed one is light.
 */
export function Logo({ isOnDark }: { isOnDark: boolean }) {
  const { base, logo, name } = useSite()
  return (
    <a className={home} href={base}>
      <span className={variants}>
        <LogoImage path={logo.light} isShown={isOnDark} />
        <LogoImage path={logo.dark} isShown={!isOnDark} />
      </span>
      <span>{name}</span>
    </a>
  )
}

function LogoImage({ path, isShown }: { path: string; isShown: boolean }) {
  const picture = usePicture(path)
  return (
    <img src={picture?.src ?? path} width={44} height={44} alt="" data-hidden={isShown ? undefined : ''} />
  )
}

const home = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  // A name of two or more words takes two balanced lines.
  maxWidth: '17rem',
  color: 'inherit',
  fontFamily: font.display,
  // Between the widths of telephones, so that a name which nearly fills its lines takes as many in the fallback font.
  fontSize: 'clamp(0.875rem, 3.7vw, 1.0625rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  textWrap: 'balance',
  // With enlarged text on a small screen, break a long word rather than push the menu out.
  overflowWrap: 'anywhere',
  [media.largePrint]: { fontSize: '5.2vw' },
  [media.medium]: { gap: 14, fontSize: '1.1875rem' },
})

const variants = css({
  display: 'grid',
  flex: 'none',
  '& > img': { gridArea: '1 / 1', width: 40, height: 40 },
  // `:where` does not outweigh forced colours below.
  '& > [data-hidden], *:where([data-fixed]) & > img:first-of-type': { visibility: 'hidden' },
  '*:where([data-fixed]) & > img:last-of-type': { visibility: 'visible' },
  [media.medium]: { '& > img': { width: 44, height: 44 } },
  // Neither variant fits forced colours, so the light one gets a background of its own.
  [media.forced]: {
    '& > img:first-of-type': { visibility: 'visible', forcedColorAdjust: 'none', background: color.ink },
    '& > img:last-of-type': { visibility: 'hidden' },
  },
})
