import type { LightName } from '../../../../schema/light.ts'
import { openingsOf } from '../blocks.ts'
import { corners, wallShadow } from '../outline.ts'
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
import { room } from '../room.ts'
import { castLight, sky, sunlitScreen } from '../screen.ts'
import { circle, fill, line, picture, polygon, rectangle, stroke } from '../svg.ts'
import { terrazzo } from '../terrazzo.ts'
import { stand, standAlone } from '../thing.ts'
import { archway, flight } from '../things/building.ts'
import { bench, chair, pile, row, shelf, stool } from '../things/furniture.ts'
import { goal, plant, trotro } from '../things/outdoors.ts'
import { football } from '../things/play.ts'
import { flask, microscope, roundFlask } from '../things/science.ts'
import { neem } from '../things/trees.ts'

const [width, height] = [900, 720]

/** Corners of the school and of its street, to stand beside words. */
export const places = (): Record<string, string> => ({
  'places/assembly': assembly(),
  'places/bus-stop': busStop(),
  'places/reading-corner': readingCorner(),
  'places/lab-bench': labBench(),
  'places/sports-field': sportsField(),
  'places/staircase': staircase(),
  'places/office-door': officeDoor(),
  'places/notice-board': noticeBoard(),
  'places/neem-tree': underTheNeem(),
  'places/arcade': arcade(),
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

const busStop = () => {
  const light = 'sunrise'
  const paint = paints[light]
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 500, { x: 720, y: 400, radius: 120 }) +
      fill(paint.shade, rectangle(0, 420, width, 90)) +
      fill(paint.wall, rectangle(0, 500, width, 220)) +
      fill(paint.deep, rectangle(0, 560, width, 160)) +
      fill(paint.beam, ...[0, 1, 2, 3].map(index => rectangle(40 + index * 250, 640, 130, 10))) +
      stand(trotro(light, 520, ochre), { light, x: 560, y: 610, shadow: ink.shade, opacity: 0.8 }) +
      fill(paint.deep, rectangle(96, 210, 20, 330)) +
      fill(paint.glint, rectangle(112, 210, 5, 330)) +
      fill(laterite.shade, rectangle(0, 190, 330, 26)) +
      fill(laterite.lit, rectangle(0, 184, 330, 8)) +
      standAlone(bench(light, timber, 200), { x: 120, y: 560 }),
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

const sportsField = () => {
  const light = 'mid-morning'
  return picture(
    width,
    height,
    sky('bright', 0, 0, width, 260) +
      fill(paints[light].wall, rectangle(0, 180, width, 90)) +
      fill(paints[light].shade, openingsOf(light, 0, 186, 12, 1, 76)) +
      fill(leaf.face, rectangle(0, 262, width, 460)) +
      fill(
        leaf.lit,
        polygon([0, 300], [900, 300], [900, 372], [0, 372]),
        polygon([0, 470], [900, 470], [900, 600], [0, 600]),
      ) +
      stroke(paper.lit, 9, line([0, 380], [900, 380]), line([120, 380], [-60, 620], [900, 620])) +
      stand(goal(460, 210), { light, x: 520, y: 384, shadow: leaf.shade }) +
      stand(football(light, 84), { light, x: 380, y: 640, shadow: leaf.shade }),
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
        .join('') +
      fill(paint.beam, polygon([900, 540], [900, 600], [780, 720], [620, 720])),
  )
}

const underTheNeem = () => {
  const light = 'early'
  const paint = paints[light]
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 500, { x: 700, y: 300, radius: 110 }) +
      fill(paint.wall, rectangle(0, 430, width, 90)) +
      fill(paint.shade, openingsOf(light, 0, 434, 11, 1, 84)) +
      fill(paint.floor, rectangle(0, 510, width, 210)) +
      terrazzo(0, 510, width, 210, paint.chips, 25) +
      stand(neem(light, 520), { light, x: 470, y: 566, shadow: paint.deep }) +
      stand(bench(light, timber, 260), { light, x: 640, y: 650, shadow: paint.deep }),
  )
}

const arcade = () => {
  const light = 'late-morning'
  const paint = paints[light]
  const arches = [0, 1, 2, 3]
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 480, { x: 620, y: 130, radius: 90 }) +
      fill(leaf.face, rectangle(0, 430, width, 140)) +
      standAlone(neem(light, 260), { x: 330, y: 480 }) +
      `<path fill="${paint.wall}" fill-rule="evenodd" d="${rectangle(0, 0, width, 560)}${arches.map(index => archway(30 + index * 240, 110, 190, 450)).join('')}"/>` +
      fill(concrete.lit, rectangle(0, 60, width, 12)) +
      fill(paint.floor, rectangle(0, 560, width, 160)) +
      terrazzo(0, 560, width, 160, paint.chips, 33) +
      fill(
        paint.beam,
        ...arches.map(index =>
          polygon(
            [30 + index * 240, 560],
            [220 + index * 240, 560],
            [176 + index * 240, 720],
            [-14 + index * 240, 720],
          ),
        ),
      ),
  )
}
