/**
 * What readers see of a text: all but Unicode's tag characters, by which the studio knows where a text is from. Whoever counts
 * letters counts these.
 */
export const visible = (text: string): string => text.replace(/[\u{e0000}-\u{e007f}]/gu, '')
