import type { LightName } from '../../../../../schema/light.ts'
import { openingsOf } from '../../blocks.ts'
import { concrete, ink, jade, laterite, leaf, ochre, paints, paper, sea, timber } from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, sky, sunlitScreen } from '../../screen.ts'
import { fill, line, type Point, picture, polygon, rectangle, stroke } from '../../svg.ts'
import { terrazzo } from '../../terrazzo.ts'
import { part, stand, standAlone, type Thing } from '../../thing.ts'
import { deepOpening, foldedRoof } from '../../things/building.ts'
import { pile } from '../../things/desk.ts'
import { bench } from '../../things/furniture.ts'
import { basketball } from '../../things/games.ts'
import { drum } from '../../things/music.ts'
import { hoop, plant } from '../../things/outdoors.ts'
import { box } from '../../things/solids.ts'
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
  const [left, top, wide, high] = [430, 110, 340, 450]
  const floorY = top + high
  const view =
    sky(light, left, top, wide, 340, { x: 552, y: 250, radius: 52 }) +
    fill(leaf.shade, rectangle(left, 434, wide, 20)) +
    fill(jade.face, rectangle(left, 450, wide, 150)) +
    fill(paper.face, polygon([566, 450], [594, 450], [704, floorY], [456, floorY])) +
    stand(neem(light, 184), { light, x: 672, y: 484, shadow: jade.shade })
  return picture(
    width,
    height,
    room({ light, width, height, floorY, seed: 21 }) +
      fill(paint.sky[1], rectangle(0, 0, width, 56)) +
      foldedRoof(light, -60, 30, 9, 150, 60) +
      fill(paint.shade, rectangle(0, 55, width, 25)) +
      fill(laterite.shade, rectangle(left - 16, top - 16, wide + 32, high + 16)) +
      fill(laterite.lit, rectangle(left - 16, top - 16, wide + 32, 5)) +
      deepOpening(light, left, top, wide, high, 40, paint.shade, paint.glint, view) +
      fill(concrete.face, rectangle(left, floorY - 16, wide, 16)) +
      fill(concrete.shade, rectangle(left, floorY - 4, wide, 4)) +
      `<g opacity=".6">${fill(paint.beam, rectangle(left, floorY, wide, 76))}</g>` +
      stand(doorLeaf(light, 250, high), { light, x: left, y: floorY, shadow: paint.deep }) +
      stand(bench(light, timber, 158), { light, x: 888, y: 640, shadow: paint.deep }) +
      standAlone(pile(light, [ink, laterite], 80, 18), { x: 896, y: 560 }) +
      stand(plant(light, 150, leaf, ink), { light, x: 1128, y: 630, shadow: paint.deep }),
  )
}

/** A door that stands open towards the reader, hung at 0, 0: two panes above, two panels below. */
const doorLeaf = (light: LightName, depth: number, high: number): Thing => {
  const [dx, dy] = [-0.5 * depth, 0.36 * depth]
  /** A field of the leaf, in shares of its width from the hinge and of its height from the floor. */
  const field = (from: number, low: number, to: number, upper: number): string =>
    polygon(
      ...(
        [
          [from, low],
          [to, low],
          [to, upper],
          [from, upper],
        ] as const
      ).map(([along, up]): Point => [dx * along, dy * along - high * up]),
    )
  const fields = [
    [0.12, 0.46],
    [0.54, 0.88],
  ] as const
  return [
    ...box(light, laterite, dx - 14, dy, 14, high, depth),
    ...[
      part(laterite.shade, ...fields.map(([from, to]) => field(from, 0.53, to, 0.93))),
      part(sea.lit, ...fields.map(([from, to]) => field(from + 0.02, 0.54, to - 0.02, 0.915))),
      part(paper.lit, ...fields.map(([from]) => field(from + 0.06, 0.54, from + 0.14, 0.915))),
      part(laterite.shade, ...fields.map(([from, to]) => field(from, 0.08, to, 0.4))),
      part(laterite.lit, ...fields.map(([from, to]) => field(from, 0.08, to, 0.09))),
      part(ochre.shade, field(0.9, 0.42, 0.97, 0.52)),
      part(ochre.lit, field(0.76, 0.47, 0.96, 0.49)),
    ].map(piece => ({ ...piece, cast: '' })),
  ]
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
