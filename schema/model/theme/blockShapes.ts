/** The shapes of the openings of a wall, from the most closed to the most open. */
export const blockShapes = ['round', 'arch', 'leaf', 'quarter', 'slot', 'quatrefoil', 'octagon'] as const

export type BlockShape = (typeof blockShapes)[number]
