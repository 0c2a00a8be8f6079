import { type LightName, lightNames } from '../../../../schema/light.ts'
import { openingsOf } from '../blocks.ts'
import {
  concrete,
  darkTimber,
  ink,
  jade,
  laterite,
  leaf,
  ochre,
  paints,
  paper,
  sea,
  timber,
} from '../palette.ts'
import { type Sun, sky, sunlitScreen } from '../screen.ts'
import { fill, picture, rectangle, windowed } from '../svg.ts'
import { type Placed, shadowOf, stand, standAlone, type Thing } from '../thing.ts'
import { archway, deepOpening, foldedRoof, pier } from '../things/building.ts'
import { pencils, pile } from '../things/desk.ts'
import { compasses, setSquare } from '../things/drawing.ts'
import { chair } from '../things/furniture.ts'
import { basketball, blocks, football } from '../things/games.ts'
import { flask, roundFlask } from '../things/glass.ts'
import { globe } from '../things/globe.ts'
import { monitor } from '../things/machines.ts'
import { microscope } from '../things/microscope.ts'
import { drum, gyil } from '../things/music.ts'
import { plant, trotro } from '../things/outdoors.ts'
import { turned } from '../things/solids.ts'
import { microphone } from '../things/studio.ts'
import { neem } from '../things/trees.ts'

const [width, height] = [1440, 420]
/** The right half: the left is the plain wall that the words stand on. */
const left = 720
/** Where the things stand, and the front edge of the ledge. */
const [ground, edge] = [330, 344]

/** The last pictures of the pages that are no stage: what the page was about, on a ledge, in the light that follows its own. */
export const ledges = (): Record<string, string> => ({
  'closing/history': ledge('mid-morning', 150, 0, { x: 1245, y: 130, radius: 120 }, [
    [pile('mid-morning', [ink, jade, ochre, laterite], 250, 40), 900, ground],
    [pencils('mid-morning', 74), 1285, ground],
  ]),
  'closing/calendar': ledge('bright', 110, -30, { x: 1225, y: 80, radius: 96 }, [
    [handBell('bright'), 1000, ground],
  ]),
  'closing/achievements': ledge('early', 120, -30, { x: 1320, y: 150, radius: 104 }, [
    [globe('early', 98), 920, ground],
    [compasses('early', 210), 1210, ground],
  ]),
  'closing/blog': ledge('bright', 90, 0, { x: 1260, y: 90, radius: 92 }, [
    [pile('bright', [jade, laterite], 190, 36), 860, ground],
    [microphone('bright', 320), 1020, ground],
  ]),
  'closing/learning-spaces': ledge('mid-morning', 120, -40, { x: 1250, y: 140, radius: 110 }, [
    [chair('mid-morning', jade, 1.05), 980, ground],
  ]),
  'closing/tech-classrooms': ledge('noon', 120, -30, { x: 1200, y: 90, radius: 100 }, [
    [monitor('noon', 300), 930, ground],
    [setSquare('noon', 190, 190, ochre), 1236, ground],
  ]),
  'closing/science': ledge('early', 180, -80, { x: 900, y: 120, radius: 130 }, [
    [microscope('early', 260), 880, ground],
    [roundFlask('early', 130, laterite), 1050, ground],
    [flask('early', 170, sea), 1310, ground],
  ]),
  'closing/robotics': ledge('late-morning', 120, -20, { x: 1260, y: 76, radius: 90 }, [
    [blocks('late-morning', 84), 925, ground],
  ]),
  'closing/computing': ledge('sunrise', 90, 0, { x: 1215, y: 250, radius: 120 }, [
    [monitor('sunrise', 310), 920, ground],
    [plant('sunrise', 190, leaf, laterite), 1270, ground],
  ]),
  'closing/activities': ledge('bright', 150, -20, { x: 1290, y: 100, radius: 112 }, [
    [gyil('bright', 310, darkTimber, ochre), 920, ground],
    [drum('bright', 250, laterite), 1326, ground],
  ]),
  'closing/services': ledge('sunrise', 180, 0, { x: 1170, y: 300, radius: 150 }, [
    [plant('sunrise', 250, leaf, ochre), 950, ground],
    [pile('sunrise', [paper, sea], 180, 34), 1260, ground],
  ]),
  'closing/sports': ledge('noon', 90, -10, { x: 1260, y: 80, radius: 92 }, [
    [football('noon', 80), 836, ground],
    [basketball('noon', 88), 1010, ground],
  ]),
  'closing/about': view(
    'early',
    [neem('early', 226), 1000, 300],
    { x: 890, y: 150, radius: 66 },
    wing('early', 1196),
  ),
  'closing/academics': view('mid-morning', [trotro('mid-morning', 290, ochre), 950, 306], {
    x: 1030,
    y: 130,
    radius: 72,
  }),
  'closing/stages': procession(),
})

/**
 * Things before a screen, on a ledge that runs out of the picture. A narrow window ends between 1100 and 1230: a thing stands
 * before or beyond that, so that none is cut.
 */
const ledge = (light: LightName, unit: number, y: number, sun: Sun, things: readonly Placed[]): string => {
  const paint = paints[light]
  const cast = things.map(([thing, x, foot]) => shadowOf(thing, { light, x, y: foot, shadow: paint.deep }))
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      sunlitScreen(
        {
          light,
          x: left,
          y,
          columns: Math.ceil(left / unit),
          rows: Math.ceil((ground - 44 - y) / unit),
          unit,
        },
        sun,
      ) +
      // Blocks that do not end where the ledge begins are covered by the wall it is built into.
      fill(paint.wall, rectangle(left - 4, ground - 44, left + 8, height)) +
      fill(paint.floor, rectangle(left, ground - 30, left, edge - ground + 30)) +
      windowed(left, ground - 30, left, edge - ground + 30, cast.join('')) +
      fill(paint.deep, rectangle(left, edge, left, 22)) +
      things.map(([thing, x, foot]) => standAlone(thing, { x, y: foot })).join(''),
  )
}

/**
 * One wide opening, and what passes or stands outside. Narrow windows show less of the right: what matters stands where
 * all of them show it.
 */
const view = (light: LightName, [thing, x, foot]: Placed, sun: Sun, beyond = ''): string => {
  const paint = paints[light]
  const outside =
    sky(light, left + 60, 0, left, 300, sun) +
    fill(laterite.shade, rectangle(left, 244, left, 100)) +
    fill(paint.shade, openingsOf(light, left + 60, 246, 14, 1, 48)) +
    beyond +
    fill(paint.floor, rectangle(left, 296, left, 80)) +
    stand(thing, { light, x, y: foot, shadow: paint.deep })
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      deepOpening(light, left + 60, 0, left, 340, 44, paint.shade, paint.glint, outside) +
      fill(paint.beam, rectangle(left + 40, 340, left, 12)) +
      fill(paint.deep, rectangle(left + 40, 352, left, 18)),
  )
}

/** The end of a school building that runs out of the picture. */
const wing = (light: LightName, x: number): string => {
  const paint = paints[light]
  const bays = [0, 1, 2].map(index => x + 18 + index * 96)
  return (
    fill(paint.shade, rectangle(x, 112, width - x, 186)) +
    fill(paint.deep, ...bays.map(bay => archway(bay + 12, 216, 54, 82))) +
    fill(paint.wall, ...bays.map(bay => rectangle(bay + 4, 134, 70, 46))) +
    fill(concrete.shade, rectangle(x, 186, width - x, 18)) +
    fill(concrete.lit, rectangle(x, 186, width - x, 5)) +
    [-1, 0, 1, 2]
      .map(index => pier(light, x + 96 + index * 96, 112, 14, 186, concrete, paint.deep))
      .join('') +
    foldedRoof(light, x - 24, 104, 3, 96, 40)
  )
}

/** A stair through the paints of the stages, towards the sun, and a chair on its first step. */
const procession = (): string => {
  const light = 'mid-morning'
  const paint = paints[light]
  const step = 104
  const steps = lightNames.map((name, index) => {
    const x = left + 12 + index * step
    const top = 356 - index * 38
    return (
      fill(paints[name].wall, rectangle(x, top, step, height - top)) +
      fill(paints[name].shade, rectangle(x, top, step, 10))
    )
  })
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      sky(light, left, 0, left, height, { x: 1130, y: 150, radius: 88 }) +
      fill(paint.glint, rectangle(left, 0, 12, height)) +
      steps.join('') +
      windowed(
        left + 12,
        0,
        left,
        height,
        stand(chair(light, timber, 0.6), { light, x: left + 68, y: 354, shadow: paint.deep }),
      ),
  )
}

const handBell = (light: LightName): Thing => [
  ...turned(
    light,
    ochre,
    [
      [92, 0],
      [88, 10],
      [66, 40],
      [56, 92],
      [44, 124],
      [16, 136],
    ],
    { isSmooth: true },
  ),
  ...turned(light, darkTimber, [
    [12, 134],
    [16, 190],
    [20, 232],
    [10, 244],
  ]),
]
