/** How high the round top of an opening is, of the 100 units of the opening. */
const TOP = 20

/**
 * The outline of an opening with a round top, in a square of 100 units, from its foot up to a level.
 * @param level 0 to 100
 */
export function arch(level: number): string {
  const y = 100 - level
  if (y >= TOP) return `M0 100V${round(y)}H100V100z`
  // The top is half an ellipse, which is cut off at the level.
  const half = 50 * Math.sqrt(1 - ((TOP - y) / TOP) ** 2)
  return `M0 100V${TOP}A50 ${TOP} 0 0 1 ${round(50 - half)} ${round(y)}H${round(50 + half)}A50 ${TOP} 0 0 1 100 ${TOP}V100z`
}

const round = (length: number): number => Math.round(length * 100) / 100
