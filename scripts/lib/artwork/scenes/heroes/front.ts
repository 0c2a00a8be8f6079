import { lightNames } from '../../../../../schema/light.ts'
import { ink, leaf, ochre, paints } from '../../palette.ts'
import { room } from '../../room.ts'
import { sky, sunlitScreen } from '../../screen.ts'
import { angleOf } from '../../sun.ts'
import { circle, fill, picture, polygon, rectangle } from '../../svg.ts'
import { standAlone } from '../../thing.ts'
import { deepOpening } from '../../things/building.ts'
import { neem } from '../../things/trees.ts'

const [width, height] = [1440, 680]

/** The openings of the home page, the overview of the stages, and the application. */
export const frontHeroes = (): Record<string, string> => ({
  'heroes/home': home(),
  'heroes/stages': sevenBays(),
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
