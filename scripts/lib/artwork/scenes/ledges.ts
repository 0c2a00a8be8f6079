import { type LightName, lightNames } from '../../../../schema/light.ts'
import { darkTimber, ink, jade, laterite, leaf, ochre, paints, paper, sea, timber } from '../palette.ts'
import { type Sun, sky, sunlitScreen } from '../screen.ts'
import { fill, picture, rectangle, windowed } from '../svg.ts'
import { type Placed, shadowOf, stand, standAlone, type Thing } from '../thing.ts'
import { deepOpening } from '../things/building.ts'
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
    [pencils('mid-morning', 74), 1180, ground],
  ]),
  'closing/calendar': ledge('bright', 110, -30, { x: 1005, y: 80, radius: 96 }, [
    [handBell('bright'), 1130, ground],
  ]),
  'closing/achievements': ledge('early', 120, -30, { x: 1320, y: 150, radius: 104 }, [
    [compasses('early', 210), 930, ground],
    [globe('early', 98), 1170, ground],
  ]),
  'closing/blog': ledge('bright', 90, 0, { x: 1260, y: 90, radius: 92 }, [
    [pile('bright', [jade, laterite], 190, 36), 860, ground],
    [microphone('bright', 320), 1110, ground],
  ]),
  'closing/learning-spaces': ledge('mid-morning', 120, -40, { x: 890, y: 140, radius: 110 }, [
    [chair('mid-morning', jade, 1.05), 1120, ground],
  ]),
  'closing/tech-classrooms': ledge('noon', 120, -30, { x: 1080, y: 90, radius: 100 }, [
    [setSquare('noon', 250, 190, ochre), 860, ground],
    [monitor('noon', 300), 1220, ground],
  ]),
  'closing/science': ledge('early', 180, -80, { x: 900, y: 120, radius: 130 }, [
    [flask('early', 170, sea), 880, ground],
    [roundFlask('early', 130, laterite), 1030, ground],
    [microscope('early', 260), 1240, ground],
  ]),
  'closing/robotics': ledge('late-morning', 120, -20, { x: 1020, y: 76, radius: 90 }, [
    [blocks('late-morning', 84), 1150, ground],
  ]),
  'closing/computing': ledge('sunrise', 90, 0, { x: 1215, y: 250, radius: 120 }, [
    [monitor('sunrise', 330), 1010, ground],
    [plant('sunrise', 190, leaf, laterite), 1310, ground],
  ]),
  'closing/activities': ledge('bright', 150, -20, { x: 1290, y: 100, radius: 112 }, [
    [gyil('bright', 330, darkTimber, ochre), 960, ground],
    [drum('bright', 250, laterite), 1270, ground],
  ]),
  'closing/services': ledge('sunrise', 180, 0, { x: 1170, y: 300, radius: 150 }, [
    [plant('sunrise', 250, leaf, ochre), 950, ground],
    [pile('sunrise', [paper, sea], 180, 34), 1220, ground],
  ]),
  'closing/sports': ledge('noon', 90, -10, { x: 1125, y: 80, radius: 92 }, [
    [football('noon', 84), 960, ground],
    [basketball('noon', 96), 1200, ground],
  ]),
  'closing/about': view('early', [neem('early', 250), 1200, 300], { x: 960, y: 170, radius: 84 }),
  'closing/academics': view('mid-morning', [trotro('mid-morning', 330, ochre), 1080, 306], {
    x: 1290,
    y: 120,
    radius: 78,
  }),
  'closing/stages': procession(),
})

/** Things before a screen, on a ledge that runs out of the picture. */
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

/** One wide opening, and what passes or stands outside. */
const view = (light: LightName, [thing, x, foot]: Placed, sun: Sun): string => {
  const paint = paints[light]
  const outside =
    sky(light, left + 60, 0, left, 300, sun) +
    fill(laterite.shade, rectangle(left, 270, left, 100)) +
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
