import type { LightName } from '../light.ts'
import { roles } from './roles.ts'
import type { Theme, ThemeLight } from './Theme.ts'

/** Where a light has no colour of its own for quieter text, it is that of other text. */
interface DefaultTheme extends Omit<Theme, 'lights'> {
  lights: Record<LightName, Omit<ThemeLight, 'text' | 'quiet'> & { quiet?: string }>
}

/** The look of a site that says nothing about it. */
export const defaultTheme: DefaultTheme = {
  // The keys stay the same; Object.fromEntries widens them.
  colours: Object.fromEntries(
    Object.entries(roles).map(([role, [colour]]) => [role, colour]),
  ) as Theme['colours'],
  lights: {
    'first-light': {
      wall: '#14303D',
      shade: '#27505D',
      sky: '#EFA27B',
      sun: '#D9432A',
      block: 'round',
      quiet: '#D5E0DE',
    },
    sunrise: {
      wall: '#56222B',
      shade: '#7D3438',
      sky: '#F4B884',
      sun: '#E8542F',
      block: 'arch',
      quiet: '#F6E9DC',
    },
    early: {
      wall: '#8A3423',
      shade: '#B04A30',
      sky: '#F8D08F',
      sun: '#F0702F',
      block: 'leaf',
      quiet: '#F6E9DC',
    },
    'mid-morning': {
      wall: '#AE4326',
      shade: '#8C3019',
      sky: '#FADFA2',
      sun: '#F49A2C',
      block: 'quarter',
      quiet: '#F6E9DC',
    },
    bright: { wall: '#E0A32E', shade: '#B47A17', sky: '#9CC9D0', sun: '#FFF8DF', block: 'slot' },
    'late-morning': {
      wall: '#9CC7B6',
      shade: '#6B9F8E',
      sky: '#ECF3E0',
      sun: '#F3B535',
      block: 'quatrefoil',
    },
    noon: { wall: '#EDEBDF', shade: '#A9B8B0', sky: '#90C6D7', sun: '#F7C23C', block: 'octagon' },
  },
  walls: 'blocks',
  corner: 0,
  typefaces: { display: 'besley', text: 'cabin' },
  space: 'regular',
  scale: 'regular',
  header: 'dark',
}
