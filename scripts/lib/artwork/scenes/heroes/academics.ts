import { concrete, jade, leaf, type Material, ochre, paints, sea } from '../../palette.ts'
import { room } from '../../room.ts'
import { sky, sunlitScreen } from '../../screen.ts'
import { along } from '../../sun.ts'
import { fill, picture, polygon, rectangle } from '../../svg.ts'
import { standAlone } from '../../thing.ts'
import { archway, deepOpening } from '../../things/building.ts'
import { neem, palm } from '../../things/trees.ts'

const [width, height] = [1440, 680]

/** The openings of the pages that lead to several stages. */
export const academicHeroes = (): Record<string, string> => ({
  'heroes/secondary': twoDoors(),
  'heroes/senior-secondary': twoFlights(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

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
      door(
        820,
        sky(light, 820, 110, 190, 420) +
          fill(leaf.face, rectangle(820, 452, 190, 90)) +
          standAlone(neem(light, 210), { x: 900, y: 470 }),
      ) +
      door(
        1150,
        sky(light, 1150, 110, 190, 420, { x: 1270, y: 240, radius: 70 }) +
          fill(sea.face, rectangle(1150, 430, 190, 100)) +
          fill(leaf.shade, rectangle(1150, 488, 190, 50)) +
          standAlone(palm(light, 250), { x: 1210, y: 496 }),
      ) +
      sunlitScreen({ light, x: 740, y: 0, columns: 10, rows: 1, unit: 76 }),
  )
}

/** Two stairs, one landing: both roads reach the same door. */
const twoFlights = () => {
  const light = 'late-morning'
  const paint = paints[light]
  const steps = [0, 1, 2, 3, 4]
  const [landingTop, rise, tread] = [404, 56, 58]
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
      fill(concrete.face, rectangle(980, landingTop, 220, 276)) +
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
      fill(paint.deep, archway(1040, 530, 100, 150)) +
      fill(paint.shade, archway(1024, 232, 132, 160)) +
      fill(paint.sky[0], archway(1020, 250, 120, 142)),
  )
}
