/** A little above WCAG AA (4.5), because image encoding changes colours slightly. */
const MIN_CONTRAST = 4.6

/**
 * The lowest opacity of a scrim over a photograph at which text on it has enough contrast.
 * @param wall the colour of the scrim, as `#rrggbb`, like all colours here
 * @param extremes the darkest and the lightest value of each channel in the photograph, which bound the contrast of every pixel
 * @param darkening the share by which something over the photograph can darken a channel, 0 to 1
 * @returns 0 to 1, in steps of 0.01
 */
export function scrimOpacity(
  wall: string,
  text: string,
  [darkest, lightest]: readonly [string, string],
  darkening = 0,
): number {
  const scrim = channels(wall)
  const textLuminance = luminance(channels(text))
  const worst =
    textLuminance > luminance(scrim)
      ? channels(lightest)
      : channels(darkest).map(value => value * (1 - darkening))
  const isLegible = (percent: number) => {
    const background = scrim.map((value, index) => {
      const photo = worst[index] ?? value
      return photo + ((value - photo) * percent) / 100
    })
    return contrast(luminance(background), textLuminance) >= MIN_CONTRAST
  }
  // Contrast grows with opacity, so a binary search finds the lowest percentage that is enough.
  let [tooLittle, enough] = [-1, 100]
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isLegible(middle)) enough = middle
    else tooLittle = middle
  }
  return enough / 100
}

const channels = (color: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (rgb: number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
