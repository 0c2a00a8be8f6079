import { corners, wallShadow } from '../../outline.ts'
import { concrete, darkTimber, ink, laterite, ochre, paints, paper, timber } from '../../palette.ts'
import { sky, sunlitScreen } from '../../screen.ts'
import { along } from '../../sun.ts'
import { circle, fill, line, type Point, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { stand, standAlone } from '../../thing.ts'
import { archway, deepOpening, foldedRoof, pier } from '../../things/building.ts'
import { shelf } from '../../things/furniture.ts'
import { turned } from '../../things/solids.ts'
import { neem } from '../../things/trees.ts'

const [width, height] = [1440, 680]

/** The openings of the pages about the school. */
export const aboutHeroes = (): Record<string, string> => ({
  'heroes/about': about(),
  'heroes/history': history(),
  'heroes/calendar': calendar(),
  'heroes/achievements': achievements(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

const about = () => {
  const light = 'sunrise'
  const paint = paints[light]
  const [left, top, right, sill] = [752, 0, 1440, 560]
  const school =
    sky(light, left, top, right - left, 470, { x: 1300, y: 350, radius: 104 }) +
    fill(laterite.shade, rectangle(left, 452, 700, 120)) +
    fill(paint.shade, rectangle(left, 226, 420, 300)) +
    foldedRoof(light, left - 60, 206, 5, 104, 56) +
    [0, 1, 2, 3]
      .map(index =>
        fill(
          paint.wall,
          rectangle(left + 10 + index * 104, 262, 76, 84),
          archway(left + 18 + index * 104, 392, 62, 120),
        ),
      )
      .join('') +
    fill(concrete.shade, rectangle(left, 346, 430, 26)) +
    fill(concrete.lit, rectangle(left, 346, 430, 7)) +
    [0, 1, 2, 3, 4]
      .map(index => pier(light, left - 10 + index * 104, 250, 18, 276, concrete, paint.deep))
      .join('') +
    stand(neem(light, 250), { light, x: 1250, y: 540, shadow: paint.deep, opacity: 0.9 })
  return picture(
    width,
    height,
    plain(paint.wall) +
      deepOpening(light, left, top, right - left, sill, 60, paint.shade, paint.glint, school) +
      fill(paint.beam, rectangle(left - 24, sill, right - left + 24, 14)) +
      fill(paint.deep, rectangle(left - 24, sill + 14, right - left + 24, 20)),
  )
}

const history = () => {
  const light = 'early'
  const paint = paints[light]
  const bell = turned(
    light,
    ochre,
    [
      [96, 0],
      [92, 12],
      [70, 44],
      [60, 96],
      [54, 138],
      [30, 162],
      [14, 166],
    ],
    { isSmooth: true },
  )
  const [dx, dy] = along(light, 200)
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 1200, y: -40, columns: 2, rows: 6, unit: 120 },
        { x: 1380, y: 330, radius: 130 },
      ) +
      `<g opacity=".75">${standAlone(
        bell.map(piece => ({ ...piece, color: paint.deep })),
        { x: 1010 + dx, y: 420 + dy, scale: 1.5 },
      )}${fill(paint.deep, rectangle(1004 + dx, 60 + dy, 16, 140), rectangle(880 + dx, 40 + dy, 320 - dx, 26))}</g>` +
      fill(darkTimber.shade, rectangle(880, 40, 320, 26)) +
      fill(darkTimber.lit, rectangle(880, 40, 320, 6)) +
      stroke(ink.shade, 12, line([1010, 66], [1010, 180])) +
      stroke(ochre.shade, 5, line([1010, 420], [1010, 560])) +
      standAlone(bell, { x: 1010, y: 420, scale: 1.5 }) +
      fill(ink.shade, circle(1010, 452, 22)),
  )
}

/** A sundial on the wall: the hours of a day are the oldest calendar. */
const calendar = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  const [x, y, r] = [1090, 316, 286]
  const [dx, dy] = along(light, r * 0.84)
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * r * reach,
    y + Math.sin(angle) * r * reach,
  ]
  const hours = Array.from({ length: 13 }, (_, index) => (index * Math.PI) / 12)
  const rod: Point = [x + 150, y - 150]
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 720, y: -20, columns: 6, rows: 2, unit: 120 },
        { x: 1320, y: 130, radius: 110 },
      ) +
      fill(
        paint.deep,
        wallShadow(light, 34, ...corners(x - r, y - 40, 2 * r, 40)),
        `M${x - r - 24} ${y + 24}a${r} ${r} 0 0 0 ${2 * r} 0z`,
      ) +
      fill(paper.face, `M${x - r} ${y - 40}h${2 * r}v40a${r} ${r} 0 0 1 ${-2 * r} 0z`) +
      fill(paper.lit, rectangle(x - r, y - 40, 2 * r, 10)) +
      stroke(ink.face, 4, ...hours.map(angle => line(at(angle, 0.34), at(angle, 0.76)))) +
      fill(laterite.face, ...hours.map((angle, index) => circle(...at(angle, 0.87), index % 3 ? 7 : 13))) +
      fill(paint.deep, polygon([x - 12, y - 6], [x + 6, y + 12], [x + dx, y + dy])) +
      fill(ink.shade, polygon([x - 8, y - 8], [x + 8, y + 8], rod)) +
      fill(ochre.lit, polygon([x + 1, y + 1], [x + 8, y + 8], rod)),
  )
}

const achievements = () => {
  const light = 'first-light'
  const paint = paints[light]
  const cup = turned(
    light,
    ochre,
    [
      [62, 0],
      [60, 14],
      [16, 34],
      [13, 76],
      [22, 92],
      [62, 126],
      [78, 190],
      [80, 232],
    ],
    { isSmooth: true },
  )
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        {
          light,
          block: 'sunrise',
          x: 736,
          y: -8,
          columns: 8,
          rows: 6,
          unit: 88,
          skip: (column, row) => row < 5 - column * 0.72,
        },
        { x: 1190, y: 420, radius: 150 },
      ) +
      shelf(light, timber, 720, 560, 740, 70)
        .map(({ color, data }) => fill(color, data))
        .join('') +
      [
        [860, 0.9],
        [1080, 1.15],
        [1310, 1.5],
      ]
        .map(([x = 0, scale = 1]) => standAlone(cup, { x, y: 544, scale }))
        .join(''),
  )
}
