/**
 * Styles of a link whose click target and focus ring cover its nearest positioned ancestor.
 * @param outlineOffset of the focus ring, in CSS pixels
 */
export const stretchedLink = (outlineOffset: number) =>
  ({
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset },
  }) as const
