import { openingsOf } from '../../blocks.ts'
import { ink, jade, laterite, ochre, paints, paper, timber } from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, sky, sunlitScreen } from '../../screen.ts'
import { circle, fill, line, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { terrazzo } from '../../terrazzo.ts'
import { stand, standAlone } from '../../thing.ts'
import { deepOpening, foldedRoof } from '../../things/building.ts'
import { pile } from '../../things/desk.ts'
import { bench } from '../../things/furniture.ts'
import { basketball } from '../../things/games.ts'
import { drum } from '../../things/music.ts'
import { hoop } from '../../things/outdoors.ts'
import { neem } from '../../things/trees.ts'

const [width, height] = [1200, 800]

/** What the school offers beside lessons; here too the subject stands in the middle. */
export const schoolLife = (): Record<string, string> => ({
  'offerings/engaging-extra-curricular-activities': drums(),
  'offerings/comprehensive-student-services': openDoor(),
  'offerings/dynamic-sports-programs': court(),
})

const drums = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 470, seed: 29 }) +
      sunlitScreen(
        { light, x: 600, y: -60, columns: 5, rows: 4, unit: 120 },
        { x: 900, y: 190, radius: 140 },
      ) +
      castLight({ light, x: 600, columns: 5, rows: 4, unit: 120, floorY: 470, sill: 60, depth: 0.5 }) +
      stand(drum(light, 420, jade), { light, x: 330, y: 640, shadow: paint.deep }) +
      stand(drum(light, 380, ochre), { light, x: 930, y: 650, shadow: paint.deep }) +
      stand(drum(light, 620, laterite), { light, x: 610, y: 780, shadow: paint.deep }),
  )
}

const openDoor = () => {
  const light = 'noon'
  const paint = paints[light]
  const view =
    sky(light, 430, 110, 340, 400, { x: 600, y: 232, radius: 54 }) +
    fill(jade.face, rectangle(430, 450, 340, 150)) +
    stand(neem(light, 250), { light, x: 668, y: 520, shadow: jade.shade })
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 560, seed: 21 }) +
      foldedRoof(light, -60, 30, 9, 150, 60) +
      fill(paint.shade, rectangle(0, 55, width, 34)) +
      deepOpening(light, 430, 110, 340, 450, 46, paint.shade, paint.glint, view) +
      fill(paint.beam, polygon([430, 560], [770, 560], [770, 720], [430, 720])) +
      fill(laterite.shade, polygon([430, 110], [310, 150], [310, 640], [430, 560])) +
      fill(laterite.face, polygon([410, 150], [330, 174], [330, 350], [410, 340])) +
      fill(ochre.lit, circle(330, 400, 9)) +
      stand(bench(light, timber, 280), { light, x: 980, y: 650, shadow: paint.deep }) +
      standAlone(pile(light, [ink, laterite], 90, 18), { x: 1010, y: 570 }),
  )
}

const court = () => {
  const light = 'mid-morning'
  const ground = jade
  return picture(
    width,
    height,
    sky('noon', 0, 0, width, 300) +
      fill(paints[light].wall, rectangle(0, 170, width, 150)) +
      fill(paints[light].shade, openingsOf('mid-morning', 0, 180, 10, 1, 120)) +
      fill(paints[light].glint, rectangle(0, 162, width, 10)) +
      fill(ground.face, rectangle(0, 320, width, 480)) +
      terrazzo(0, 330, width, 470, [jade.shade, jade.lit], 6) +
      stroke(
        paper.lit,
        12,
        line([-20, 420], [1220, 420]),
        line([700, 420], [320, 820]),
        'M340 560a260 90 0 1 0 520 0a260 90 0 1 0 -520 0',
      ) +
      stand(hoop(light, 420), { light, x: 900, y: 440, shadow: jade.shade, opacity: 0.9 }) +
      stand(basketball(light, 150), { light, x: 560, y: 730, shadow: jade.shade, opacity: 0.9 }),
  )
}
