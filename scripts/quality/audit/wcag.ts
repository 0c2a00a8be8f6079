/** The minimum contrast of large and other text (WCAG 2.2, 1.4.3, AA). */
export const MIN_CONTRAST = { large: 3, other: 4.5 } as const

/** The contrast of two luminances: 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance, as WCAG 2 defines it. @param channels red, green and blue, from 0 to 255 */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
