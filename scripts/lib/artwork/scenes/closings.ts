import type { LightName } from '../../../../schema/light.ts'
import { ochre, paints, sea } from '../palette.ts'
import { type ScreenPlan, type Sun, sky, sunlitScreen } from '../screen.ts'
import { nextLight, stages } from '../stages.ts'
import { fill, picture, polygon, rectangle } from '../svg.ts'
import { stand } from '../thing.ts'
import { deepOpening } from '../things/building.ts'
import { palm } from '../things/trees.ts'

const [width, height] = [1440, 420]

/** The last picture of a page. A stage closes in the light of the stage that follows; the last one leaves the house. */
export const closings = (): Record<string, string> => ({
  'closing/pre-school': wall(
    nextLight(stages['pre-school']),
    { x: 720, y: 0, columns: 6, rows: 4, unit: 120 },
    { x: 1140, y: 400, radius: 190 },
  ),
  'closing/iprimary': wall(
    nextLight(stages.iprimary),
    { x: 720, y: -30, columns: 4, rows: 3, unit: 180 },
    { x: 1190, y: 290, radius: 150 },
  ),
  'closing/ils': wall(
    nextLight(stages.ils),
    { x: 720, y: 0, columns: 8, rows: 5, unit: 90 },
    { x: 1170, y: 180, radius: 150 },
  ),
  'closing/jhs': wall(
    nextLight(stages.jhs),
    { x: 720, y: -15, columns: 5, rows: 3, unit: 150 },
    { x: 1095, y: 130, radius: 150 },
  ),
  'closing/igcse': wall(
    nextLight(stages.igcse),
    { x: 720, y: 0, columns: 6, rows: 4, unit: 120 },
    { x: 1020, y: 120, radius: 124 },
  ),
  'closing/shs': wall(
    nextLight(stages.shs),
    { x: 735, y: 0, columns: 12, rows: 7, unit: 60 },
    { x: 1095, y: 90, radius: 96 },
  ),
  'closing/secondary': wall(
    'bright',
    { x: 720, y: -20, columns: 7, rows: 4, unit: 110 },
    { x: 1215, y: 90, radius: 104 },
  ),
  'closing/senior-secondary': wall(
    'noon',
    { x: 720, y: 0, columns: 3, rows: 2, unit: 240 },
    { x: 1080, y: 96, radius: 118 },
  ),
  'closing/a-level': openSky(),
  'closing/home': homeward(),
})

const wall = (light: LightName, screen: Omit<ScreenPlan, 'light' | 'behind'>, sun: Sun): string =>
  picture(
    width,
    height,
    fill(paints[light].wall, rectangle(0, 0, width, height)) + sunlitScreen({ ...screen, light }, sun),
  )

/**
 * Noon, and one opening without a block in it: the sea. Narrow windows show less of the right: palm and sun stand
 * where all of them show it.
 */
const openSky = (): string => {
  const paint = paints.noon
  const view =
    sky('noon', 780, 40, 660, 300, { x: 1014, y: 150, radius: 50 }) +
    fill(sea.shade, polygon([1120, 240], [1190, 218], [1280, 206], [1380, 180], [1440, 172], [1440, 240])) +
    fill(sea.face, rectangle(780, 238, 660, 100)) +
    fill(sea.lit, rectangle(954, 248, 120, 5), rectangle(972, 262, 84, 5), rectangle(990, 276, 48, 5)) +
    fill(ochre.lit, polygon([780, 284], [900, 290], [1130, 312], [1440, 318], [1440, 340], [780, 340])) +
    stand(palm('noon', 194), { light: 'noon', x: 866, y: 312, shadow: ochre.shade })
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      deepOpening('noon', 780, 40, 660, 300, 44, paint.shade, paint.glint, view) +
      fill(paint.deep, rectangle(760, 340, 680, 12)) +
      fill(paint.shade, rectangle(760, 352, 680, 18)),
  )
}

/** The wall of the bright hours with the sky of noon in it. */
const homeward = (): string =>
  picture(
    width,
    height,
    fill(paints.bright.wall, rectangle(0, 0, width, height)) +
      sunlitScreen(
        { light: 'noon', paint: paints.bright, x: 720, y: 0, columns: 8, rows: 5, unit: 90 },
        { x: 1080, y: 135, radius: 130 },
      ),
  )
