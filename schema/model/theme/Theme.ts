import type { LightName } from '../light.ts'
import type { BlockShape } from './blockShapes.ts'
import type { Role } from './roles.ts'
import type { Typeface } from './typefaces.ts'

export interface ThemeLight {
  wall: string
  /** The shaded inner side of an opening. */
  shade: string
  /** What is seen through an opening. */
  sky: string
  sun: string
  block: BlockShape
  /** Text on the wall, and quieter text on it. */
  text: string
  quiet: string
}

/** The look of a site, complete. Every colour is `#rrggbb`. */
export interface Theme {
  colours: Record<Role, string>
  lights: Record<LightName, ThemeLight>
  walls: 'blocks' | 'weave' | 'plain'
  /** In CSS pixels. */
  corner: number
  typefaces: Record<'display' | 'text', Typeface>
  space: 'compact' | 'regular' | 'generous'
  scale: 'calm' | 'regular' | 'large'
  header: 'dark' | 'light' | 'centred'
}

/** A ground with the colour of the text on it. */
export interface Ground {
  wall: string
  text: string
  isDark: boolean
}

/** What a browser computes with. All other parts of a theme are custom properties. */
export interface Look extends Pick<Theme, 'walls' | 'header'> {
  /** The ground where there is no light. */
  unlit: Ground
  lights: Record<LightName, Ground & Pick<ThemeLight, 'block'>>
}
