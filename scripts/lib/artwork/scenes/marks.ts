import { brand, paints, quiet } from '../palette.ts'
import { screen } from '../screen.ts'
import { fill, picture, rectangle } from '../svg.ts'

/** The school's mark: one opening of a breeze block, and in it the sun of the morning. */
export const marks = (): Record<string, string> => ({
  'mark-light': mark(brand.white, brand.peach),
  'mark-dark': mark(paints['first-light'].wall, paints['first-light'].sun),
  favicon: mark(paints['first-light'].wall, paints['first-light'].sun, brand.white),
  placeholder: placeholder(),
})

const mark = (frame: string, sun: string, ground = ''): string =>
  picture(
    40,
    40,
    (ground ? fill(ground, rectangle(3, 3, 34, 34)) : '') +
      `<path fill="${frame}" fill-rule="evenodd" d="M0 0h40v40H0zM5 35h30A30 30 0 0 0 5 5z"/>` +
      fill(sun, 'M5 35V21a14 14 0 0 1 14 14z'),
  )

/** Stands where a picture is missing: the same wall, in paints too quiet to be taken for one. */
const placeholder = (): string =>
  picture(
    900,
    640,
    screen({
      light: 'mid-morning',
      x: -30,
      y: -40,
      columns: 8,
      rows: 6,
      unit: 120,
      paint: quiet,
      behind: fill(quiet.floor, rectangle(0, 0, 900, 640)),
    }),
  )
