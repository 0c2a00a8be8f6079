import { color } from './tokens.ts'

/**
 * Styles of the frame of a picture in an entry of a list: while the entry is pointed at, or holds the focus, light falls across
 * the picture from the right, where the sun is.
 */
export const openLight = {
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 -40%',
    background: color.paper,
    mixBlendMode: 'soft-light',
    opacity: 0.7,
    transform: 'translateX(110%) skewX(-24deg)',
    transition: 'transform 0.7s ease-out',
    pointerEvents: 'none',
  },
  ':is(li, article):is(:hover, :focus-within) > &::after': { transform: 'skewX(-24deg)' },
} as const
