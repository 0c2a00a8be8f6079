/** Styles of what points or is drawn towards one side, and is the other way round on a page from right to left. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const
