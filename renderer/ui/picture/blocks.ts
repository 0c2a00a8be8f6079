import type { BlockShape } from '../../../schema/model/theme/blockShapes.ts'

/** The side of a block, in units of the view box. */
export const unit = 10

/** The repeating tile of each block shape. Shapes that rotate from block to block have a tile of four blocks. */
export const blocks: Record<BlockShape, { tile: number; outline: string }> = {
  round: { tile: unit, outline: 'M2.4 5a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0z' },
  arch: { tile: unit, outline: 'M2 8.4v-3.6a3 3 0 0 1 6 0v3.6z' },
  leaf: {
    tile: 2 * unit,
    outline:
      'M1 1a8 8 0 0 1 8 8a8 8 0 0 1 -8 -8zM11 9a8 8 0 0 1 8 -8a8 8 0 0 1 -8 8z' +
      'M1 19a8 8 0 0 1 8 -8a8 8 0 0 1 -8 8zM11 11a8 8 0 0 1 8 8a8 8 0 0 1 -8 -8z',
  },
  quarter: {
    tile: 2 * unit,
    outline:
      'M9.2 9.2h-8.4a8.4 8.4 0 0 1 8.4 -8.4zM10.8 9.2v-8.4a8.4 8.4 0 0 1 8.4 8.4z' +
      'M9.2 10.8v8.4a8.4 8.4 0 0 1 -8.4 -8.4zM10.8 10.8h8.4a8.4 8.4 0 0 1 -8.4 8.4z',
  },
  slot: {
    tile: unit,
    outline:
      'M0.7 2.65a1.95 1.95 0 0 1 3.9 0v4.7a1.95 1.95 0 0 1 -3.9 0z' +
      'M5.4 2.65a1.95 1.95 0 0 1 3.9 0v4.7a1.95 1.95 0 0 1 -3.9 0z',
  },
  quatrefoil: {
    tile: unit,
    outline:
      'M2.8 2.8a2.25 2.25 0 0 1 4.4 0a2.25 2.25 0 0 1 0 4.4a2.25 2.25 0 0 1 -4.4 0a2.25 2.25 0 0 1 0 -4.4z',
  },
  octagon: { tile: unit, outline: 'M3 0.6h4l2.4 2.4v4l-2.4 2.4h-4l-2.4 -2.4v-4z' },
}

/**
 * The `transform` that shifts something along the light of the sun, which is on the right.
 * @param angle the sun's height in degrees
 * @param length in units of the view box; less than 0 for towards the sun
 */
export function alongLight(angle: number, length: number): string {
  const radians = (angle * Math.PI) / 180
  return `translate(${(-length * Math.cos(radians)).toFixed(2)} ${(length * Math.sin(radians)).toFixed(2)})`
}
