import { corners, wallShadow } from '../../outline.ts'
import { ink, jade, laterite, ochre, paints, paper, sea, timber } from '../../palette.ts'
import { castLight, sunlitScreen } from '../../screen.ts'
import { fill, group, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { stand, standAlone } from '../../thing.ts'
import { compasses, setSquare } from '../../things/drawing.ts'
import { oware } from '../../things/games.ts'
import { cylinder, flask, roundFlask } from '../../things/glass.ts'

const [width, height] = [1200, 720]

/** The pictures of the post about the titles in science and mathematics. */
export const scienceMathsPictures = (): Record<string, string> => ({
  'posts/science-maths': drawing(),
  'posts/science-maths-instruments': instruments(),
  'posts/science-maths-board': board(),
  'posts/science-maths-oware': game(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

const drawing = () => {
  const light = 'late-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 600, y: -80, columns: 5, rows: 4, unit: 120 },
        { x: 920, y: 100, radius: 120 },
      ) +
      fill(paper.lit, rectangle(0, 470, width, 250)) +
      fill(paint.deep, rectangle(0, 456, width, 14)) +
      stroke(ink.face, 6, 'M912 672a310 93 0 0 0 -620 0') +
      stand(setSquare(light, 480, 380, ochre), { light, x: 90, y: 650, shadow: paint.shade }) +
      stand(compasses(light, 500, ink), { light, x: 600, y: 670, shadow: paint.shade }),
  )
}

const instruments = () => {
  const light = 'noon'
  const paint = paints[light]
  const bench = { light, shadow: ink.shade } as const
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen({ light, x: 0, y: -40, columns: 8, rows: 3, unit: 150 }, { x: 675, y: 80, radius: 130 }) +
      fill(ink.lit, rectangle(0, 500, width, 140)) +
      fill(ink.shade, rectangle(0, 640, width, 80)) +
      stand(roundFlask(light, 260, ochre), { ...bench, x: 200, y: 590 }) +
      stand(flask(light, 330, laterite), { ...bench, x: 480, y: 610 }) +
      stand(cylinder(light, 340, jade), { ...bench, x: 760, y: 580 }) +
      stand(flask(light, 220, sea), { ...bench, x: 980, y: 610 }),
  )
}

const board = () => {
  const light = 'early'
  const paint = paints[light]
  const squares =
    polygon([500, 420], [500, 270], [700, 420]) +
    rectangle(350, 270, 150, 150) +
    rectangle(500, 420, 200, 200) +
    polygon([500, 270], [650, 70], [850, 220], [700, 420])
  return picture(
    width,
    height,
    plain(paint.wall) +
      fill(paint.deep, wallShadow(light, 70, ...corners(150, -20, 930, 660))) +
      fill(timber.face, rectangle(150, -20, 930, 680)) +
      fill(ink.shade, rectangle(174, -20, 882, 650)) +
      fill(ink.face, polygon([1056, -20], [1056, 210], [320, 630], [174, 630], [174, 480], [1040, -20])) +
      stroke(paper.lit, 6, squares) +
      fill(ochre.lit, polygon([500, 420], [500, 270], [700, 420])) +
      fill(paper.lit, rectangle(760, 622, 70, 12)) +
      fill(laterite.lit, rectangle(850, 622, 46, 12)) +
      fill(timber.lit, rectangle(150, 634, 930, 10)),
  )
}

const game = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  const seeds = [4, 0, 5, 3, 1, 4, 2, 6, 0, 4, 5, 3]
  return picture(
    width,
    height,
    fill(paint.floor, rectangle(0, 0, width, height)) +
      castLight({ light, x: 500, columns: 8, rows: 5, unit: 150, floorY: -60, sill: 20, depth: 1 }) +
      group(
        'transform="translate(600 380) rotate(-12)"',
        fill(paint.deep, 'M-640 30q30-130 190-150h860l40 190q-30 150-160 150H-450q-210-20-190-190z') +
          standAlone(oware(light, 1000, seeds), { x: 0, y: 0 }),
      ),
  )
}
