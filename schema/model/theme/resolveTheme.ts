import { type LightName, lightNames } from '../light.ts'
import type { SiteTheme } from '../site/theme.ts'
import { contrast } from './contrast.ts'
import { defaultTheme } from './defaultTheme.ts'
import type { Ground, Look, Theme } from './Theme.ts'

/** The whole look of a site: what it says itself, and the defaults for everything else. */
export function resolveTheme({ colours: own, lights, typefaces, ...others }: SiteTheme = {}): Theme {
  const colours = { ...defaultTheme.colours, ...own }
  return {
    ...defaultTheme,
    ...others,
    colours,
    lights: byLight(name => resolveLight(colours, name, lights?.[name])),
    typefaces: {
      display: typefaces?.displayFile ?? typefaces?.display ?? defaultTheme.typefaces.display,
      text: typefaces?.textFile ?? typefaces?.text ?? defaultTheme.typefaces.text,
    },
  }
}

function resolveLight(
  colours: Theme['colours'],
  name: LightName,
  own: NonNullable<SiteTheme['lights']>[LightName] = {},
): Theme['lights'][LightName] {
  const { quiet, ...light } = { ...defaultTheme.lights[name], ...own }
  const text = textOn(light.wall, colours)
  // The default suits the default wall alone.
  return { ...light, text, quiet: (own.wall ? own.quiet : quiet) ?? text }
}

/** Of the two colours of text the one that is easier to read on a wall. */
export const textOn = (wall: string, { ink, onDark }: Pick<Theme['colours'], 'ink' | 'onDark'>): string =>
  contrast(wall, onDark) >= contrast(wall, ink) ? onDark : ink

/** What a browser needs to know of a theme besides its custom properties. */
export function lookOf({ colours, lights, walls, header }: Theme): Look {
  const ground = (wall: string): Ground => {
    const text = textOn(wall, colours)
    return { wall, text, isDark: text === colours.onDark }
  }
  return {
    walls,
    header,
    unlit: ground(colours.wall),
    lights: byLight(name => ({ ...ground(lights[name].wall), block: lights[name].block })),
  }
}

// The keys stay the same; Object.fromEntries widens them.
const byLight = <T>(make: (name: LightName) => T) =>
  Object.fromEntries(lightNames.map(name => [name, make(name)])) as Record<LightName, T>
