/** A little above AA: encoding moves colours by a shade. */
const WANTED_CONTRAST = 4.6

/**
 * How opaque a pane in the colour of the wall must be, so that text on it can be read in front of any photograph.
 * @param extremes channel by channel the darkest and the lightest value of the photograph: no pixel of it is harder to read on
 * @returns 0 to 1, in hundredths
 */
export function paneOpacity(
  wall: string,
  text: string,
  [darkest, lightest]: readonly [string, string],
): number {
  const ground = channels(wall)
  const letters = luminance(channels(text))
  const worst = channels(letters > luminance(ground) ? lightest : darkest)
  const isLegible = (percent: number) => {
    const behind = ground.map((value, index) => {
      const through = worst[index] ?? value
      return through + ((value - through) * percent) / 100
    })
    return contrast(luminance(behind), letters) >= WANTED_CONTRAST
  }
  // The nearer the ground is to the wall, the better: halving finds the place where it is enough.
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
