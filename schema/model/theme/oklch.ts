import { channels } from './contrast.ts'

/** The colours of a hue and chroma from black to white, in which equal steps look equal (OKLCH). */
export function lightnesses(colour: string): { own: number; at: (lightness: number) => string } {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => toLinear(value / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const own = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { own, at: lightness => nearestShown(lightness, a, b) }
}

/** Near black and white few chromas can be shown. The hue stays. */
function nearestShown(lightness: number, a: number, b: number): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const rgb = toRgb(lightness, a * share, b * share)
    if (rgb.every(value => value > -0.0005 && value < 1.0005)) return hexOf(rgb)
  }
  return hexOf(toRgb(lightness, 0, 0))
}

function toRgb(lightness: number, a: number, b: number): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const hexOf = (rgb: number[]): string =>
  `#${rgb
    .map(value => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()
