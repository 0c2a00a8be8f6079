import { lightNames } from '../../../../schema/light.ts'
import { corners, wallShadow } from '../outline.ts'
import {
  concrete,
  darkTimber,
  ink,
  jade,
  laterite,
  leaf,
  type Material,
  ochre,
  paints,
  paper,
  sea,
  timber,
} from '../palette.ts'
import { room } from '../room.ts'
import { sky, sunlitScreen } from '../screen.ts'
import { along, angleOf } from '../sun.ts'
import { circle, fill, line, type Point, picture, polygon, rectangle, stroke } from '../svg.ts'
import { stand, standAlone } from '../thing.ts'
import { archway, deepOpening, foldedRoof, pier } from '../things/building.ts'
import { pile, shelf } from '../things/furniture.ts'
import { blocks, pencils } from '../things/play.ts'
import { globe, setSquare } from '../things/science.ts'
import { turned } from '../things/solids.ts'
import { neem } from '../things/trees.ts'

const [width, height] = [1440, 680]

/** The openings of the pages that are not stages: words on the left, the place on the right. */
export const heroes = (): Record<string, string> => ({
  'heroes/home': home(),
  'heroes/about': about(),
  'heroes/history': history(),
  'heroes/calendar': calendar(),
  'heroes/achievements': achievements(),
  'heroes/academics': academics(),
  'heroes/stages': sevenBays(),
  'heroes/secondary': twoDoors(),
  'heroes/senior-secondary': twoFlights(),
  'heroes/blog': news(),
  'heroes/apply': gate(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

const home = () =>
  picture(
    width,
    height,
    plain(paints['first-light'].wall) +
      sunlitScreen(
        {
          light: 'first-light',
          block: 'mid-morning',
          x: 720,
          y: -20,
          columns: 6,
          rows: 6,
          unit: 120,
          depth: 14,
        },
        { x: 1080, y: 596, radius: 268 },
      ),
  )

const about = () => {
  const light = 'sunrise'
  const paint = paints[light]
  const [left, top, right, sill] = [752, 0, 1440, 560]
  const school =
    sky(light, left, top, right - left, 470, { x: 1300, y: 350, radius: 104 }) +
    fill(ink.shade, rectangle(left, 452, 700, 120)) +
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
    stand(neem(light, 250), { light, x: 1250, y: 540, shadow: ink.shade, opacity: 0.9 })
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

const academics = () => {
  const light = 'early'
  const paint = paints[light]
  const y = 530
  const onShelf = [
    [blocks(light, 56), 806, y],
    [pencils(light, 70), 946, y],
    [globe(light, 100), 1080, y],
    [setSquare(light, 150, 190, jade), 1186, y],
    [pile(light, [ink, laterite, ochre], 130, 36), 1400, y],
  ] as const
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 720, y: -60, columns: 5, rows: 2, unit: 144 },
        { x: 1180, y: 130, radius: 120 },
      ) +
      fill(paint.deep, wallShadow(light, 80, ...corners(700, 544, 740, 40))) +
      fill(timber.face, rectangle(700, 500, 740, 44)) +
      fill(timber.shade, rectangle(700, 544, 740, 26)) +
      onShelf.map(([thing, x, foot]) => stand(thing, { light, x, y: foot, shadow: timber.shade })).join(''),
  )
}

const sevenBays = () => {
  const [left, bay, unit] = [734, 102, 51]
  const bays = lightNames.map((light, index) => {
    const x = left + index * bay
    const climb = Math.sin((angleOf[light] * Math.PI) / 180)
    return sunlitScreen(
      { light, x, y: -2, columns: 2, rows: 14, unit },
      { x: x + bay / 2, y: 560 - 460 * climb, radius: 58 },
    )
  })
  return picture(width, height, plain(paints['first-light'].wall) + bays.join(''))
}

const twoDoors = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  const floorY = 520
  const door = (x: number, view: string) =>
    deepOpening(light, x, 110, 190, floorY - 110, 34, paint.shade, paint.glint, view) +
    fill(paint.beam, polygon([x, floorY], [x + 156, floorY], [x - 4, height], [x - 160, height]))
  return picture(
    width,
    height,
    room({ light, width, height, floorY, seed: 88 }) +
      door(820, sky('early', 820, 110, 190, 420) + fill(jade.shade, rectangle(820, 440, 190, 90))) +
      door(
        1150,
        sky(light, 1150, 110, 190, 420, { x: 1270, y: 240, radius: 70 }) +
          fill(sea.shade, rectangle(1150, 460, 190, 70)),
      ) +
      sunlitScreen({ light, x: 740, y: 0, columns: 10, rows: 1, unit: 76 }),
  )
}

/** Two stairs, one landing: both roads reach the same door. */
const twoFlights = () => {
  const light = 'late-morning'
  const paint = paints[light]
  const steps = [0, 1, 2, 3, 4]
  const [landingTop, rise, tread] = [330, 70, 62]
  const stair = (side: -1 | 1, stone: Material) =>
    steps
      .map(step => {
        const inner = 1090 + side * 110
        const outer = inner + side * (step + 1) * tread
        const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)]
        const top = landingTop + step * rise
        return (
          fill(stone.face, rectangle(left, top, right - left, height - top)) +
          fill(stone.lit, rectangle(left, top, right - left, 12))
        )
      })
      .reverse()
      .join('')
  const [dx, dy] = along(light, 150)
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 720, y: -24, columns: 6, rows: 2, unit: 120 },
        { x: 1230, y: 60, radius: 110 },
      ) +
      stair(-1, ochre) +
      stair(1, jade) +
      fill(concrete.face, rectangle(980, landingTop, 220, 350)) +
      fill(concrete.lit, rectangle(966, landingTop - 14, 248, 20)) +
      fill(
        paint.deep,
        polygon(
          [980, landingTop + 6],
          [1200, landingTop + 6],
          [1200 + dx, landingTop + dy * 0.4],
          [980, landingTop + dy * 0.4],
        ),
      ) +
      fill(paint.deep, archway(1035, 470, 110, 210)) +
      fill(laterite.shade, archway(1040, 120, 100, 196)),
  )
}

const news = () => {
  const light = 'sunrise'
  const paint = paints[light]
  const sheet = (x: number, y: number, w: number, h: number, rows: number) =>
    fill(paint.deep, wallShadow(light, 46, ...corners(x, y, w, h))) +
    fill(paper.face, rectangle(x, y, w, h)) +
    fill(paper.shade, rectangle(x, y, w * 0.44, h)) +
    fill(ink.face, rectangle(x + 18, y + 22, w - 36, 16)) +
    fill(laterite.face, rectangle(x + 18, y + 54, w * 0.42, h * 0.3)) +
    stroke(
      ink.lit,
      3,
      ...Array.from({ length: rows }, (_, index) =>
        line([x + 18, y + h * 0.3 + 74 + index * 14], [x + w - 18, y + h * 0.3 + 74 + index * 14]),
      ),
    )
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 1160, y: 0, columns: 3, rows: 7, unit: 100 },
        { x: 1330, y: 470, radius: 150 },
      ) +
      stroke(paint.glint, 4, line([720, 96], [1160, 110])) +
      sheet(770, 100, 170, 230, 4) +
      sheet(970, 106, 150, 210, 3) +
      stroke(paint.glint, 4, line([720, 396], [1160, 410])) +
      sheet(750, 402, 150, 210, 3) +
      sheet(930, 406, 190, 240, 4),
  )
}

const gate = () => {
  const light = 'bright'
  const paint = paints[light]
  const floorY = 540
  const [left, right] = [930, 1260]
  const reach = height - floorY
  const slant = reach / Math.tan((angleOf[light] * Math.PI) / 180)
  const view =
    sky(light, left, 60, 330, 390, { x: 1110, y: 210, radius: 92 }) +
    fill(leaf.shade, rectangle(left, 430, 330, 120)) +
    fill(paint.beam, polygon([1080, 430], [1120, 430], [1240, 570], [left, 570])) +
    standAlone(neem(light, 170), { x: 1010, y: 452 })
  return picture(
    width,
    height,
    room({ light, width, height, floorY, seed: 17 }) +
      sunlitScreen({ light, x: 720, y: 90, columns: 2, rows: 4, unit: 96 }) +
      sunlitScreen({ light, x: 1280, y: 90, columns: 2, rows: 4, unit: 96 }) +
      deepOpening(light, left, 60, 330, 480, 40, paint.shade, paint.glint, view) +
      fill(
        paint.beam,
        polygon([left, floorY], [right, floorY], [right - slant, height], [left - slant, height]),
      ) +
      fill(ink.shade, polygon([left, 60], [820, 100], [820, 610], [left, floorY])) +
      fill(
        ink.face,
        polygon([912, 92], [838, 118], [838, 320], [912, 300]),
        polygon([912, 330], [838, 352], [838, 570], [912, 520]),
      ) +
      fill(ochre.lit, circle(838, 340, 8)),
  )
}
