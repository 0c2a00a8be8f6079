import { darkTimber, ink, jade, laterite, ochre, paints, paper, sea, timber } from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, type ScreenPlan, type Sun, sunlitScreen } from '../../screen.ts'
import { type Stage, stages } from '../../stages.ts'
import { fill, picture, rectangle } from '../../svg.ts'
import { type Placed, standAlone, standTogether } from '../../thing.ts'
import { pencils, pile } from '../../things/desk.ts'
import { compasses, setSquare } from '../../things/drawing.ts'
import { bench, chair, stool, table } from '../../things/furniture.ts'
import { blocks } from '../../things/games.ts'
import { flask, roundFlask } from '../../things/glass.ts'
import { globe } from '../../things/globe.ts'
import { microscope } from '../../things/microscope.ts'
import { ball } from '../../things/solids.ts'

const [width, height] = [1440, 680]

/** Seven classrooms, one for each stage: plain wall on the left for the words, its screen and its light on the right. */
export const stageHeroes = (): Record<string, string> => ({
  'heroes/pre-school': classroom('pre-school', {
    screen: { x: 744, y: 66, columns: 10, rows: 5, unit: 72 },
    sun: { x: 1068, y: 396, radius: 118 },
    floorY: 500,
    things: [
      [blocks('first-light', 66), 1180, 600],
      [ball('first-light', laterite, 0, -40, 40), 920, 628],
    ],
  }),
  'heroes/iprimary': classroom('iprimary', {
    screen: { x: 756, y: 24, columns: 6, rows: 3, unit: 120 },
    sun: { x: 1130, y: 336, radius: 140 },
    floorY: 478,
    things: [
      [stool('sunrise', timber, 96, 104), 860, 600],
      [table('sunrise', timber, 330, 150, 150), 1140, 590],
      [pencils('sunrise', 62), 1250, 424],
      [pile('sunrise', [jade, laterite, ink], 120, 24), 1120, 428],
    ],
  }),
  'heroes/ils': classroom('ils', {
    screen: { x: 720, y: -24, columns: 5, rows: 3, unit: 144 },
    sun: { x: 1190, y: 262, radius: 150 },
    floorY: 486,
    things: [
      [table('early', darkTimber, 420, 150, 150), 1190, 606],
      [globe('early', 108), 1270, 436],
      [pile('early', [ink, jade, ochre], 150, 26), 1060, 446],
    ],
  }),
  'heroes/jhs': classroom('jhs', {
    screen: { x: 720, y: 0, columns: 5, rows: 2, unit: 150 },
    sun: { x: 1170, y: 170, radius: 136 },
    floorY: 492,
    things: [
      [chair('mid-morning', timber, 0.9), 900, 600],
      [table('mid-morning', timber, 380, 160, 150), 1160, 600],
    ],
    above: [
      [setSquare('mid-morning', 150, 130, jade), 1020, 434],
      [compasses('mid-morning', 170, paper), 1200, 420],
    ],
  }),
  'heroes/igcse': classroom('igcse', {
    screen: { x: 720, y: -30, columns: 6, rows: 3, unit: 120 },
    sun: { x: 1080, y: 120, radius: 124 },
    floorY: 470,
    things: [
      [stool('bright', darkTimber, 96, 170), 850, 590],
      [table('bright', ink, 460, 170, 170), 1190, 590],
    ],
    above: [
      [microscope('bright', 168), 1080, 400],
      [flask('bright', 128, laterite), 1210, 404],
      [roundFlask('bright', 150, sea), 1330, 396],
    ],
  }),
  'heroes/shs': classroom('shs', {
    screen: { x: 768, y: 0, columns: 7, rows: 4, unit: 96 },
    sun: { x: 1104, y: 96, radius: 118 },
    floorY: 492,
    things: [[bench('late-morning', darkTimber, 420), 1110, 606]],
    above: [[pile('late-morning', [laterite, ink, ochre, paper], 150, 30), 1150, 516]],
  }),
  'heroes/a-level': classroom('a-level', {
    screen: { x: 720, y: -60, columns: 6, rows: 4, unit: 120 },
    sun: { x: 1080, y: 60, radius: 130 },
    floorY: 500,
    things: [
      [table('noon', darkTimber, 430, 150, 170), 1112, 610],
      [chair('noon', darkTimber, 0.92), 822, 616],
    ],
    above: [[pile('noon', [ink, laterite], 150, 26), 1022, 440]],
  }),
})

interface Classroom {
  screen: Omit<ScreenPlan, 'light' | 'behind'>
  sun: Sun
  floorY: number
  /** Things on the floor. */
  things: readonly Placed[]
  /** Things on a table, with a shadow as short as the table. */
  above?: readonly Placed[]
}

const classroom = (stage: Stage, { screen, sun, floorY, things, above = [] }: Classroom): string => {
  const light = stages[stage]
  const paint = paints[light]
  const { x, y, columns, rows, unit } = screen
  const sill = y + rows * unit
  return picture(
    width,
    height,
    room({ light, width, height, floorY, seed: columns * 31 + rows }) +
      sunlitScreen({ ...screen, light }, sun) +
      fill(paint.deep, rectangle(x, sill, columns * unit, 8)) +
      castLight({ light, x, columns, rows, unit, floorY, sill: Math.max(24, floorY - sill), depth: 0.42 }) +
      standTogether(things, { light, shadow: paint.deep }) +
      above.map(([thing, left, foot]) => standAlone(thing, { x: left, y: foot })).join(''),
  )
}
