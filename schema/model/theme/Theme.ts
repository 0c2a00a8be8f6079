import type { LightName } from '../light.ts'
import type { Role } from './roles.ts'

/** The shapes of the openings of a wall, from the most closed to the most open. */
export const blockShapes = ['round', 'arch', 'leaf', 'quarter', 'slot', 'quatrefoil', 'octagon'] as const

export interface ThemeLight {
  wall: string
  /** The shaded inner side of an opening. */
  shade: string
  /** What is seen through an opening. */
  sky: string
  block: (typeof blockShapes)[number]
  /** Text on the wall, and quieter text on it. */
  text: string
  quiet: string
}

/** The look of a site, complete. Every colour is `#rrggbb`. */
export interface Theme {
  colours: Record<Role, string>
  lights: Record<LightName, ThemeLight>
}

/** A ground with the colour of the text on it. */
export interface Ground {
  wall: string
  text: string
  isDark: boolean
}

/** What a browser computes with. All other parts of a theme are custom properties. */
export interface Look {
  /** The ground where there is no light. */
  unlit: Ground
  lights: Record<LightName, Ground & Pick<ThemeLight, 'block'>>
}
