import type { LightName } from '../../../../../schema/light.ts'
import { corners, wallShadow } from '../../outline.ts'
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
} from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, sunlitScreen } from '../../screen.ts'
import { circle, fill, picture, rectangle } from '../../svg.ts'
import { stand, standAlone } from '../../thing.ts'
import { flight } from '../../things/building.ts'
import { pile, row } from '../../things/desk.ts'
import { bench, chair, shelf, stool } from '../../things/furniture.ts'
import { flask, roundFlask } from '../../things/glass.ts'
import { microscope } from '../../things/microscope.ts'
import { plant } from '../../things/outdoors.ts'

const [width, height] = [900, 720]

/** Corners of the school, to stand beside words. */
export const indoorPlaces = (): Record<string, string> => ({
  'places/assembly': assembly(),
  'places/reading-corner': readingCorner(),
  'places/lab-bench': labBench(),
  'places/staircase': staircase(),
  'places/office-door': officeDoor(),
  'places/notice-board': noticeBoard(),
})

const assembly = () => {
  const light = 'early'
  const paint = paints[light]
  const benches = [0, 1, 2].flatMap(rank =>
    [0, 1].map(file => [250 + file * 400 + rank * 30, 470 + rank * 96] as const),
  )
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 380, seed: 5 }) +
      sunlitScreen(
        { light, x: 300, y: -20, columns: 5, rows: 3, unit: 120 },
        { x: 640, y: 220, radius: 116 },
      ) +
      castLight({ light, x: 300, columns: 5, rows: 3, unit: 120, floorY: 380, sill: 40, depth: 0.6 }) +
      benches.map(([x, y]) => stand(bench(light, timber, 300), { light, x, y, shadow: paint.deep })).join(''),
  )
}

const readingCorner = () => {
  const light = 'bright'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 540, seed: 9 }) +
      sunlitScreen({ light, x: 420, y: 0, columns: 4, rows: 3, unit: 120 }, { x: 660, y: 130, radius: 110 }) +
      castLight({ light, x: 420, columns: 4, rows: 3, unit: 120, floorY: 540, sill: 120, depth: 0.3 }) +
      fill(paint.deep, wallShadow(light, 50, ...corners(0, 250, 330, 14), [330, 264])) +
      standAlone(shelf(light, timber, -20, 264, 350, 40), { x: 0, y: 0 }) +
      standAlone(
        row(
          light,
          [
            [34, 130, laterite],
            [26, 150, ink],
            [40, 110, jade],
            [30, 140, paper],
            [26, 124, sea],
            [36, 146, laterite],
          ],
          30,
        ),
        { x: 40, y: 246 },
      ) +
      stand(chair(light, ink, 1.35), { light, x: 440, y: 650, shadow: paint.deep }) +
      stand(stool(light, darkTimber, 120, 110), { light, x: 720, y: 660, shadow: paint.deep }) +
      standAlone(pile(light, [laterite, jade, ink], 110, 22), { x: 732, y: 536 }),
  )
}

const labBench = () => {
  const light = 'noon'
  const paint = paints[light]
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      sunlitScreen({ light, x: 0, y: -30, columns: 6, rows: 3, unit: 150 }, { x: 525, y: 90, radius: 120 }) +
      fill(ink.lit, rectangle(0, 500, width, 140)) +
      fill(ink.shade, rectangle(0, 640, width, 80)) +
      stand(microscope(light, 330), { light, x: 320, y: 600, shadow: ink.shade }) +
      stand(flask(light, 190, laterite), { light, x: 610, y: 610, shadow: ink.shade }) +
      stand(roundFlask(light, 190, ochre), { light, x: 780, y: 590, shadow: ink.shade }),
  )
}

const staircase = () => {
  const light = 'late-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      sunlitScreen({ light, x: 0, y: -40, columns: 6, rows: 3, unit: 150 }, { x: 375, y: 110, radius: 120 }) +
      flight(light, 90, 720, 7, 124, 70, 900, [concrete, jade], paint.deep),
  )
}

const officeDoor = () => {
  const light: LightName = 'noon'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 600, seed: 15 }) +
      fill(paint.shade, wallShadow(light, 80, ...corners(250, 70, 330, 16))) +
      fill(laterite.shade, rectangle(290, 120, 250, 480)) +
      fill(
        laterite.face,
        rectangle(310, 140, 95, 190),
        rectangle(425, 140, 95, 190),
        rectangle(310, 360, 95, 210),
        rectangle(425, 360, 95, 210),
      ) +
      fill(paint.deep, wallShadow(light, 46, ...corners(290, 120, 250, 4))) +
      fill(concrete.lit, rectangle(250, 62, 330, 30)) +
      fill(ochre.lit, circle(520, 350, 10)) +
      sunlitScreen({ light, x: 660, y: 80, columns: 2, rows: 3, unit: 120 }) +
      stand(plant(light, 260, leaf, ink), { light, x: 150, y: 650, shadow: paint.deep }) +
      stand(bench(light, timber, 220), { light, x: 740, y: 660, shadow: paint.deep }),
  )
}

const noticeBoard = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  const sheets = [
    [170, 150, 150, 200, paper.lit],
    [350, 130, 200, 140, ochre.lit],
    [350, 300, 120, 150, jade.lit],
    [590, 160, 140, 190, paper.lit],
    [500, 320, 60, 60, sea.lit],
    [180, 390, 130, 90, laterite.lit],
    [600, 380, 130, 100, paper.lit],
  ] as const
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      fill(paint.deep, wallShadow(light, 90, ...corners(110, 80, 690, 460))) +
      fill(timber.face, rectangle(110, 80, 690, 460)) +
      fill(darkTimber.face, rectangle(132, 102, 646, 416)) +
      sheets
        .map(
          ([x, y, w, h, color]) =>
            fill(darkTimber.shade, wallShadow(light, 18, ...corners(x, y, w, h))) +
            fill(color, rectangle(x, y, w, h)) +
            fill(ink.face, rectangle(x + 14, y + 18, w - 28, 9)) +
            fill(laterite.face, circle(x + w / 2, y + 6, 6)),
        )
        .join(''),
  )
}
