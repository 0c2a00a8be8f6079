import { css } from '../../../theme/css.ts'
import { color, media, space } from '../../../theme/designTokens.ts'

/** The area that shows one picture of a carousel. On small screens it spans the whole width. */
export const viewport = css({
  gridArea: 'viewport',
  position: 'relative',
  height: 'clamp(240px, 62vw, 480px)',
  marginInline: `calc(-1 * ${space.margin})`,
  background: color.wall,
  '& figure': { height: '100%' },
  [media.large]: { height: 'clamp(260px, 43vw, 660px)', marginInline: 0 },
  [media.print]: { breakInside: 'avoid' },
})

/** The width of the viewport as a `sizes` attribute. */
export const viewportSizes = '(min-width: 64em) 68vw, 100vw'
