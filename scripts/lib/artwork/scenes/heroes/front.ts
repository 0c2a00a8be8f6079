import { lightNames } from '../../../../../schema/light.ts'
import { corners, wallShadow } from '../../outline.ts'
import { ink, laterite, leaf, ochre, paints, paper } from '../../palette.ts'
import { room } from '../../room.ts'
import { sky, sunlitScreen } from '../../screen.ts'
import { angleOf } from '../../sun.ts'
import { circle, fill, line, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { standAlone } from '../../thing.ts'
import { deepOpening } from '../../things/building.ts'
import { neem } from '../../things/trees.ts'

const [width, height] = [1440, 680]

/** The openings of the home page, the overview of the stages, the blog and the application. */
export const frontHeroes = (): Record<string, string> => ({
  'heroes/home': home(),
  'heroes/stages': sevenBays(),
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
          y: 0,
          columns: 9,
          rows: 8,
          unit: 85,
          depth: 12,
        },
        { x: 1102, y: 560, radius: 236 },
      ),
  )

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
  return picture(width, height, plain(paints.early.wall) + bays.join(''))
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
  const light = 'mid-morning'
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
