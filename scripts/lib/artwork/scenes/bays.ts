import type { LightName } from '../../../../schema/light.ts'
import { paints } from '../palette.ts'
import { sunlitScreen } from '../screen.ts'
import { type Stage, stages } from '../stages.ts'
import { angleOf } from '../sun.ts'
import { fill, picture, rectangle } from '../svg.ts'

const [width, height, unit] = [240, 660, 60]

/** Seven bays of one wall: the same sun at seven heights. Where two stages share a wall, half of it is each one's. */
export const bays = (): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(stages).map(stage => [`bays/${stage}`, bay(stages[stage as Stage])])),
  'bays/secondary': sharedBay('early', 'mid-morning'),
  'bays/senior-secondary': sharedBay('bright', 'late-morning'),
})

const sunOf = (light: LightName) => ({
  x: 120,
  y: 540 - 430 * Math.sin((angleOf[light] * Math.PI) / 180),
  radius: 84,
})

const bay = (light: LightName): string =>
  picture(width, height, sunlitScreen({ light, x: 0, y: 0, columns: 4, rows: 11, unit }, sunOf(light)))

const sharedBay = (left: LightName, right: LightName): string =>
  picture(
    width,
    height,
    sunlitScreen(
      {
        light: right,
        block: left,
        paint: { ...paints[right], wall: paints[left].wall, shade: paints[left].shade },
        x: 0,
        y: 0,
        columns: 2,
        rows: 11,
        unit,
      },
      sunOf(right),
    ) +
      sunlitScreen({ light: right, x: 120, y: 0, columns: 2, rows: 11, unit }, sunOf(right)) +
      fill(paints[left].deep, rectangle(116, 0, 4, height)),
  )
