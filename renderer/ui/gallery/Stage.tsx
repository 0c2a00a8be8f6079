import styled from '@emotion/styled'
import { color, media, space } from '../../theme/tokens.ts'

/** Where the pictures of a carousel stand; as wide as the screen on small ones. */
export const Stage = styled.div({
  gridArea: 'stage',
  position: 'relative',
  height: 'clamp(240px, 62vw, 480px)',
  marginInline: `calc(-1 * ${space.margin})`,
  background: color.wall,
  '& figure': { height: '100%' },
  [media.large]: { height: 'clamp(260px, 43vw, 660px)', marginInline: 0 },
  [media.print]: { breakInside: 'avoid' },
})

/** The width of the stage, as the `sizes` attribute says it. */
export const stageSizes = '(min-width: 64em) 68vw, 100vw'
