import type { LightName } from '../../../../schema/light.ts'
import { opening } from '../blocks.ts'
import { corners, wallShadow } from '../outline.ts'
import { darkTimber, ink, jade, laterite, type Material, ochre, paints, paper, timber } from '../palette.ts'
import { room } from '../room.ts'
import { sky, sunlitScreen } from '../screen.ts'
import { stages } from '../stages.ts'
import { along, angleOf } from '../sun.ts'
import { clipped, fill, picture, rectangle, round, stroke } from '../svg.ts'
import { type Placed, stand, standAlone, standTogether } from '../thing.ts'
import { pencils, pile, row } from '../things/desk.ts'
import { compasses, setSquare } from '../things/drawing.ts'
import { chair, table } from '../things/furniture.ts'
import { blocks } from '../things/games.ts'
import { flask } from '../things/glass.ts'
import { globe } from '../things/globe.ts'
import { microscope } from '../things/microscope.ts'
import { drum } from '../things/music.ts'
import { ball, tones, turned } from '../things/solids.ts'

const [width, height, sill] = [600, 760, 560]

/**
 * A place for the portrait of a principal: one opening of the stage's screen, as large as a picture frame, with the sun
 * where a head would be, and before it the desk with what the stage works with.
 */
export const principals = (): Record<string, string> => ({
  'principals/pre-school': desk(stages['pre-school'], timber, [
    [blocks('first-light', 78), 310, 620],
    [ball('first-light', jade, 0, -34, 34), 110, 650],
  ]),
  'principals/iprimary': desk(stages.iprimary, darkTimber, [
    [
      row(
        'sunrise',
        [
          [34, 150, jade],
          [26, 170, ochre],
          [40, 140, ink],
          [30, 162, laterite],
        ],
        60,
      ),
      130,
      612,
    ],
    [pencils('sunrise', 84), 400, 640],
  ]),
  'principals/ils': desk(stages.ils, ink, [
    [pile('early', [jade, ochre, ink], 210, 36), 180, 640],
    [drum('early', 300, laterite), 400, 650],
  ]),
  'principals/jhs': desk(stages.jhs, darkTimber, [
    [setSquare('mid-morning', 240, 260, jade), 60, 620],
    [compasses('mid-morning', 270, paper), 330, 640],
  ]),
  'principals/igcse': desk(stages.igcse, ink, [
    [globe('bright', 130), 350, 640],
    [flask('bright', 130, laterite, paper), 120, 640],
  ]),
  'principals/shs': desk(stages.shs, darkTimber, [
    [pile('late-morning', [ink, laterite, ochre, paper], 200, 38), 170, 640],
    [microscope('late-morning', 270), 410, 650],
  ]),
  'principals/a-level': desk(stages['a-level'], darkTimber, [
    [pile('noon', [laterite, ink], 230, 40), 220, 640],
    [
      turned('noon', ochre, [
        [60, 0],
        [56, 12],
        [12, 24],
        [12, 190],
        [70, 196],
        [40, 270],
        [30, 272],
      ]),
      430,
      640,
    ],
  ]),
  'principals/secondary': desk('mid-morning', timber, [
    [
      row(
        'mid-morning',
        [
          [36, 190, ink],
          [30, 170, jade],
          [42, 210, paper],
        ],
        60,
      ),
      60,
      620,
    ],
    [globe('mid-morning', 100), 400, 640],
  ]),
  'principals/senior-secondary': twoChairs(),
})

/** Two courses, two chairs, one table. */
const twoChairs = (): string => {
  const light = 'late-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 520, seed: 7 }) +
      sunlitScreen({ light, x: 0, y: -30, columns: 4, rows: 3, unit: 150 }, { x: 300, y: 120, radius: 110 }) +
      stand(chair(light, ochre, 1.45), { light, x: 350, y: 600, shadow: paint.deep }) +
      stand(table(light, darkTimber, 400, 190, 170), { light, x: 330, y: 680, shadow: paint.deep }) +
      stand(chair(light, ink, 1.45), { light, x: 150, y: 720, shadow: paint.deep }) +
      standAlone(pile(light, [laterite, jade], 120, 24), { x: 400, y: 478 }),
  )
}

const desk = (light: LightName, wood: Material, things: readonly Placed[]): string => {
  const paint = paints[light]
  const unit = 560
  const [left, top] = [20, -10]
  const hole = opening(light, left, top, unit)
  const [dx, dy] = along(light, 44)
  const climb = Math.sin((angleOf[light] * Math.PI) / 180)
  const sun = { x: 300, y: 400 - 250 * climb, radius: 120 }
  const layer = (color: string, reach: number) =>
    `<path fill="${color}" fill-rule="evenodd" transform="translate(${round(dx * reach)} ${round(dy * reach)})" d="${rectangle(-100, -100, width + 200, height + 200)}${hole}"/>`
  const { top: surface, front } = tones(light, wood)
  return picture(
    width,
    height,
    clipped(
      rectangle(0, 0, width, height),
      sky(light, 0, 0, width, sill, sun) +
        layer(paint.glint, -0.3) +
        layer(paint.shade, 1) +
        layer(paint.wall, 0),
    ) +
      stroke(paint.deep, 1.5, rectangle(left, top, unit, unit)) +
      fill(paint.deep, wallShadow(light, 30, ...corners(0, sill, width, 10))) +
      fill(surface, rectangle(0, sill, width, 130)) +
      fill(front, rectangle(0, sill + 130, width, 70)) +
      standTogether(things, { light, shadow: wood.shade, opacity: 0.7 }),
  )
}
