import { openingsOf } from '../../blocks.ts'
import { corners, wallShadow } from '../../outline.ts'
import { darkTimber, ink, jade, laterite, ochre, paints, paper, sea, timber } from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, screen, sky, sunlitScreen } from '../../screen.ts'
import { along } from '../../sun.ts'
import { circle, clipped, fill, line, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { stand, standAlone } from '../../thing.ts'
import { deepOpening } from '../../things/building.ts'
import { pile } from '../../things/desk.ts'
import { stool, table } from '../../things/furniture.ts'
import { cylinder, flask, roundFlask } from '../../things/glass.ts'
import { monitor, robotArm } from '../../things/machines.ts'
import { microscope } from '../../things/microscope.ts'
import { box } from '../../things/solids.ts'

const [width, height] = [1200, 800]

/** What the school offers for learning: five rooms, each with its subject in the middle, so that a tall window and a wide one both show it. */
export const laboratories = (): Record<string, string> => ({
  'offerings/innovative-learning-spaces': learningSpace(),
  'offerings/interactive-tech-classrooms': boardRoom(),
  'offerings/advanced-science-laboratories': laboratory(),
  'offerings/cutting-edge-robotics': robotics(),
  'offerings/advanced-computing-laboratories': computing(),
})

const learningSpace = () => {
  const light = 'early'
  const paint = paints[light]
  const slats = Array.from({ length: 9 }, (_, index) => index)
  const [dx, dy] = along(light, 250)
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 540, seed: 3 }) +
      deepOpening(
        light,
        300,
        60,
        660,
        380,
        30,
        paint.shade,
        paint.glint,
        sky(light, 300, 60, 660, 380, { x: 800, y: 250, radius: 96 }),
      ) +
      fill(paint.wall, ...slats.map(index => rectangle(300, 60 + index * 44, 660, 18))) +
      fill(
        paint.deep,
        ...slats.map(index => rectangle(300, 74 + index * 44, 660, 6)),
        rectangle(624, 60, 12, 380),
      ) +
      fill(paint.deep, rectangle(280, 440, 700, 16)) +
      slats
        .map(index =>
          fill(
            paint.beam,
            polygon(
              [430 - index * 52, 560 + index * 30],
              [990 - index * 52, 560 + index * 30],
              [990 - index * 52 + dx * 0.1, 560 + index * 30 + dy * 0.1],
              [430 - index * 52 + dx * 0.1, 560 + index * 30 + dy * 0.1],
            ),
          ),
        )
        .join('') +
      stand(stool(light, ochre, 110, 120), { light, x: 330, y: 680, shadow: paint.deep }) +
      stand(table(light, timber, 470, 190, 170), { light, x: 620, y: 730, shadow: paint.deep }) +
      standAlone(pile(light, [ink, laterite, jade], 150, 26), { x: 640, y: 524 }) +
      stand(stool(light, ochre, 110, 120), { light, x: 960, y: 740, shadow: paint.deep }),
  )
}

const boardRoom = () => {
  const light = 'late-morning'
  const paint = paints[light]
  const [dx, dy] = along(light, 470)
  const chalk = paints['late-morning'].beam
  const figure =
    stroke(chalk, 5, circle(560, 290, 150), line([410, 290], [860, 290]), line([560, 440], [560, 140])) +
    stroke(ochre.lit, 7, line([560, 440], [667, 185], [860, 290], [560, 440])) +
    fill(ochre.lit, circle(667, 185, 14), circle(860, 290, 10))
  const desk = (x: number, y: number) =>
    stand(table(light, darkTimber, 360, 150, 150), { light, x, y, shadow: paint.deep })
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 580, seed: 8 }) +
      fill(paint.shade, wallShadow(light, 60, ...corners(250, 70, 720, 420))) +
      fill(ink.shade, rectangle(250, 70, 720, 420)) +
      clipped(
        rectangle(250, 70, 720, 420),
        fill(ink.face, polygon([700, 70], [1000, 70], [1000 + dx, 70 + dy], [700 + dx, 70 + dy])),
      ) +
      figure +
      fill(timber.lit, rectangle(250, 490, 720, 10)) +
      fill(timber.shade, rectangle(250, 500, 720, 8)) +
      desk(240, 770) +
      desk(690, 770) +
      standAlone(monitor(light, 170), { x: 730, y: 596 }) +
      standAlone(pile(light, [laterite, paper], 120, 20), { x: 560, y: 604 }) +
      desk(1130, 770),
  )
}

const laboratory = () => {
  const light = 'sunrise'
  const paint = paints[light]
  return picture(
    width,
    height,
    fill(paint.wall, rectangle(0, 0, width, height)) +
      deepOpening(
        light,
        90,
        0,
        1110,
        560,
        46,
        paint.shade,
        paint.glint,
        sky(light, 90, 0, 1110, 560, { x: 900, y: 420, radius: 170 }),
      ) +
      fill(paint.wall, rectangle(430, 0, 26, 560)) +
      fill(paint.glint, rectangle(456, 0, 5, 560)) +
      fill(timber.face, rectangle(0, 548, width, 160)) +
      fill(timber.shade, rectangle(0, 708, width, 92)) +
      stand(microscope(light, 300), { light, x: 260, y: 640, shadow: timber.shade }) +
      stand(flask(light, 330, laterite), { light, x: 600, y: 670, shadow: timber.shade }) +
      stand(cylinder(light, 300, jade), { light, x: 810, y: 620, shadow: timber.shade }) +
      stand(roundFlask(light, 260, sea), { light, x: 1020, y: 670, shadow: timber.shade }),
  )
}

const robotics = () => {
  const light = 'bright'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 520, seed: 13 }) +
      sunlitScreen(
        { light, x: 620, y: -20, columns: 5, rows: 4, unit: 120 },
        { x: 880, y: 150, radius: 130 },
      ) +
      castLight({ light, x: 620, columns: 5, rows: 4, unit: 120, floorY: 520, sill: 60, depth: 0.34 }) +
      stand(robotArm(light, 560), { light, x: 540, y: 650, shadow: paint.deep }) +
      stand(box(light, jade, -44, 0, 88, 88, 88), { light, x: 790, y: 660, shadow: paint.deep }) +
      stand(box(light, laterite, -44, 0, 88, 88, 88), { light, x: 250, y: 680, shadow: paint.deep }),
  )
}

/** Each column is a letter in seven-bit ASCII, top bit first; together they say "well done". */
const word = 'AYEKOO AYEKOO'

const computing = () => {
  const light = 'first-light'
  const unit = 96
  const isOff = (column: number, row: number) => row < 7 && !((word.charCodeAt(column) >> (6 - row)) & 1)
  const off = openingsOf('noon', -24, -20, 13, 7, unit, (column, row) => !isOff(column, row))
  return picture(
    width,
    height,
    screen({
      light,
      block: 'noon',
      x: -24,
      y: -20,
      columns: 13,
      rows: 7,
      unit,
      skip: isOff,
      behind: sky(light, -24, -20, 1250, 680, { x: 640, y: 330, radius: 190 }),
    }) +
      fill(paints[light].deep, off) +
      fill(timber.face, rectangle(0, 652, width, 60)) +
      fill(timber.shade, rectangle(0, 712, width, 88)) +
      [250, 620, 990]
        .map(x => stand(monitor(light, 250), { light, x, y: 690, shadow: timber.shade }))
        .join(''),
  )
}
