import { openingsOf } from '../blocks.ts'
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
import { along } from '../sun.ts'
import { fill, line, picture, polygon, rectangle, stroke } from '../svg.ts'
import { terrazzo } from '../terrazzo.ts'
import { stand, standAlone } from '../thing.ts'
import { archway, deepOpening, flight, foldedRoof, pier } from '../things/building.ts'
import { bench, chair, row } from '../things/furniture.ts'
import { hoop, plant } from '../things/outdoors.ts'
import { drum } from '../things/play.ts'
import { box, tones } from '../things/solids.ts'
import { gyil } from '../things/studio.ts'
import { neem, palm } from '../things/trees.ts'

const [width, height] = [1200, 800]

/** A walk through the school, from the roof to the gate. */
export const gallery = (): Record<string, string> => ({
  'gallery/folded-roof': roof(),
  'gallery/great-stair': stair(),
  'gallery/colonnade': colonnade(),
  'gallery/sea-window': seaWindow(),
  'gallery/courtyard': courtyard(),
  'gallery/library': library(),
  'gallery/veranda': veranda(),
  'gallery/court-at-noon': courtAtNoon(),
  'gallery/workshop': workshop(),
  'gallery/music-room': musicRoom(),
  'gallery/garden': garden(),
  'gallery/gate': gate(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

const roof = () => {
  const light = 'noon'
  const bays = [0, 1, 2, 3, 4, 5]
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 560, { x: 600, y: 70, radius: 84 }) +
      fill(ink.face, rectangle(0, 260, width, 220)) +
      fill(jade.face, rectangle(0, 400, width, 190)) +
      fill(
        jade.shade,
        openingsOf('late-morning', 0, 412, 12, 1, 100) + openingsOf('late-morning', 0, 490, 12, 1, 100),
      ) +
      bays.map(index => pier(light, index * 240 - 24, 250, 40, 360, concrete, ink.shade)).join('') +
      fill(ink.shade, rectangle(0, 240, width, 60)) +
      foldedRoof(light, -120, 230, 6, 240, 120) +
      fill(ochre.face, rectangle(0, 600, width, 200)) +
      fill(ochre.shade, rectangle(0, 600, width, 40)) +
      terrazzo(0, 650, width, 150, [ochre.shade, paper.lit], 44),
  )
}

const stair = () => {
  const light = 'early'
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 800, { x: 900, y: 230, radius: 120 }) +
      flight(light, 60, 800, 9, 130, 76, 1300, [laterite, { ...laterite, face: '#C25A36' }], laterite.shade) +
      standAlone(plant(light, 190, leaf, concrete), { x: 1010, y: 192 }),
  )
}

const colonnade = () => {
  const light = 'late-morning'
  const paint = paints[light]
  const fins = [-1, 0, 1, 2, 3, 4, 5]
  const [dx, dy] = along(light, 180)
  return picture(
    width,
    height,
    plain(paint.wall) +
      fins
        .map(index => fill(index % 2 ? sea.shade : ink.face, rectangle(index * 210 + 80, 130, 130, 480)))
        .join('') +
      fins
        .map(index =>
          fill(
            paint.deep,
            polygon(
              [index * 210 + 60, 90],
              [index * 210 + 60, 610],
              [index * 210 + 60 + dx, 610],
              [index * 210 + 60 + dx, 90 + dy],
            ),
          ),
        )
        .join('') +
      fill(paint.deep, polygon([0, 90], [width, 90], [width, 90 + dy * 0.5], [0, 90 + dy * 0.5])) +
      fins
        .map(
          index =>
            fill(concrete.shade, rectangle(index * 210 + 50, 90, 44, 530)) +
            fill(concrete.lit, rectangle(index * 210 + 94, 90, 24, 530)),
        )
        .join('') +
      fill(laterite.face, rectangle(0, 0, width, 90)) +
      fill(laterite.shade, rectangle(0, 78, width, 12)) +
      fill(ochre.face, rectangle(0, 620, width, 180)) +
      terrazzo(0, 620, width, 180, [ochre.shade, paper.lit], 71) +
      fins
        .map(index =>
          fill(
            ochre.shade,
            polygon(
              [index * 210 + 50, 620],
              [index * 210 + 118, 620],
              [index * 210 + 118 - 48, 800],
              [index * 210 + 2, 800],
            ),
          ),
        )
        .join(''),
  )
}

const seaWindow = () => {
  const light = 'sunrise'
  const paint = paints[light]
  const waves = Array.from({ length: 9 }, (_, index) =>
    rectangle(90, 462 + index * index * 2.6, 1110, 2 + index),
  )
  const glitter = Array.from({ length: 7 }, (_, index) =>
    rectangle(820 - 118 + index * 12, 470 + index * 25, 236 - index * 24, 7),
  )
  const view =
    sky(light, 90, 0, 1110, 460, { x: 820, y: 400, radius: 130 }) +
    fill(ink.shade, rectangle(90, 456, 1110, 250)) +
    fill(ink.face, ...waves) +
    fill(paint.sun, ...glitter) +
    fill(ink.shade, 'M250 470q80 26 190 0l24-26q-30 12-60 12h-100q-40 0-70-14z', rectangle(330, 380, 6, 84)) +
    fill(darkTimber.face, polygon([338, 384], [338, 446], [410, 446]))
  return picture(
    width,
    height,
    plain(paint.wall) +
      deepOpening(light, 90, 0, 1110, 650, 60, paint.shade, paint.glint, view) +
      fill(paint.wall, rectangle(570, 0, 50, 650)) +
      fill(paint.glint, rectangle(620, 0, 8, 650)) +
      fill(paint.beam, rectangle(60, 650, 1140, 16)) +
      fill(paint.deep, rectangle(60, 666, 1140, 24)),
  )
}

const courtyard = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  const arches = [0, 1, 2, 3, 4, 5]
  return picture(
    width,
    height,
    sky('bright', 0, 0, width, 200) +
      foldedRoof(light, -50, 140, 7, 200, 70) +
      fill(paint.wall, rectangle(0, 168, width, 300)) +
      fill(paint.deep, ...arches.map(index => archway(30 + index * 200, 230, 140, 238))) +
      fill(
        paint.shade,
        ...arches.map(index =>
          polygon([170 + index * 200, 300], [170 + index * 200, 468], [120 + index * 200, 468]),
        ),
      ) +
      fill(paint.floor, rectangle(0, 468, width, 332)) +
      terrazzo(0, 468, width, 332, paint.chips, 61) +
      fill(paint.beam, rectangle(0, 462, width, 8)) +
      stand(neem(light, 470), { light, x: 640, y: 570, shadow: paint.deep }) +
      stand(bench(light, concrete, 300), { light, x: 860, y: 660, shadow: paint.deep }),
  )
}

const spines = [laterite, ink, jade, ochre, paper, sea, darkTimber] as const

const library = () => {
  const light = 'early'
  const paint = paints[light]
  const shelfAt = (y: number, seed: number) =>
    standAlone(
      row(
        light,
        Array.from(
          { length: 34 },
          (_, index) =>
            [
              28 + ((index * 7 + seed * 5) % 4) * 6,
              112 + ((index * 5 + seed * 3) % 5) * 12,
              spines[(index * 3 + seed) % 7] ?? ink,
            ] as const,
        ),
        8,
      ),
      { x: 20 + seed * 4, y },
    ) +
    fill(darkTimber.lit, rectangle(0, y, width, 8)) +
    fill(darkTimber.shade, rectangle(0, y + 8, width, 20))
  const beam = polygon([1200, 60], [1200, 330], [320, 838], [0, 838], [0, 753])
  return picture(
    width,
    height,
    plain(darkTimber.shade) +
      [190, 390, 590, 790].map((y, index) => shelfAt(y, index)).join('') +
      `<g opacity=".62">${fill(paint.deep, `M0 0h1200v800H0z${beam}`)}</g>`.replace(
        '<path',
        '<path fill-rule="evenodd"',
      ) +
      stand(chair(light, ochre, 1.5), { light, x: 620, y: 780, shadow: paint.deep }),
  )
}

const veranda = () => {
  const light = 'early'
  const paint = paints[light]
  const posts = [120, 480, 840, 1200]
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 520, { x: 980, y: 260, radius: 110 }) +
      fill(leaf.shade, rectangle(0, 440, width, 120)) +
      standAlone(palm(light, 360), { x: 250, y: 450 }) +
      standAlone(palm(light, 280), { x: 640, y: 450 }) +
      fill(paint.floor, rectangle(0, 560, width, 240)) +
      terrazzo(0, 560, width, 240, paint.chips, 67) +
      posts
        .map(x => fill(paint.deep, polygon([x - 20, 580], [x + 30, 580], [x - 403, 830], [x - 453, 830])))
        .join('') +
      fill(paint.wall, rectangle(0, 450, width, 120)) +
      fill(paint.beam, openingsOf(light, 0, 456, 12, 1, 100)) +
      fill(paint.glint, rectangle(0, 440, width, 14)) +
      posts
        .map(
          x =>
            fill(paint.deep, rectangle(x - 20, 0, 36, 590)) +
            fill(paint.glint, rectangle(x + 16, 0, 14, 590)),
        )
        .join('') +
      fill(paint.wall, rectangle(0, 0, width, 70)) +
      fill(paint.deep, rectangle(0, 70, width, 12)) +
      stand(bench(light, timber, 380), { light, x: 660, y: 720, shadow: paint.deep }),
  )
}

const courtAtNoon = () => {
  const light = 'noon'
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 300, { x: 330, y: 90, radius: 70 }) +
      fill(jade.face, rectangle(0, 290, width, 510)) +
      terrazzo(0, 300, width, 500, [jade.lit, jade.shade], 73) +
      fill(paper.face, rectangle(0, 240, width, 50)) +
      fill(concrete.shade, rectangle(0, 282, width, 12)) +
      fill(laterite.face, polygon([430, 360], [860, 360], [980, 800], [270, 800])) +
      stroke(
        paper.lit,
        10,
        polygon([430, 360], [860, 360], [980, 800], [270, 800]),
        'M300 690a340 80 0 0 1 650 0',
        line([0, 360], [1200, 360]),
      ) +
      stand(hoop(light, 430), { light, x: 640, y: 430, shadow: darkTimber.shade }),
  )
}

const workshop = () => {
  const light = 'bright'
  const paint = paints[light]
  const [dx, dy] = along(light, 34)
  // A hammer, a chisel, a square and a saw.
  const tools =
    'M150 130h20v190h-20zM104 96h96l22 18v24h-118zM296 100h30v92h-30zM302 192h18v130l-18-22zM410 90h40v170h130v26h-170zM660 96h84q22 30 0 62h-26v24h-58zM676 180h42l4 190h-10z'
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 640, seed: 79 }) +
      sunlitScreen(
        { light, x: 840, y: 0, columns: 3, rows: 3, unit: 120 },
        { x: 1020, y: 130, radius: 110 },
      ) +
      `<path transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})" fill="${paint.deep}" d="${tools}"/>` +
      fill(ink.face, tools) +
      castLight({ light, x: 820, columns: 3, rows: 2, unit: 120, floorY: 640, sill: 20, depth: 0.4 }) +
      stand(box(light, darkTimber, -420, 0, 90, 190, 150), { light, x: 560, y: 720, shadow: paint.deep }) +
      stand(box(light, darkTimber, 330, 0, 90, 190, 150), { light, x: 560, y: 720, shadow: paint.deep }) +
      standAlone(box(light, timber, -480, 0, 960, 44, 190), { x: 560, y: 534 }) +
      standAlone(box(light, ink, -40, 0, 90, 60, 60), { x: 330, y: 470 }) +
      standAlone(box(light, paper, -180, 0, 420, 20, 60), { x: 690, y: 470 }) +
      standAlone(box(light, laterite, -60, 0, 150, 20, 60), { x: 690, y: 450 }),
  )
}

const musicRoom = () => {
  const light = 'first-light'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 520, seed: 83 }) +
      sunlitScreen(
        { light, x: 480, y: -20, columns: 8, rows: 5, unit: 90 },
        { x: 900, y: 330, radius: 130 },
      ) +
      castLight({ light, x: 700, columns: 8, rows: 5, unit: 90, floorY: 520, sill: 90, depth: 0.36 }) +
      stand(drum(light, 380, laterite), { light, x: 250, y: 690, shadow: paint.deep }) +
      stand(gyil(light, 620, timber, ochre), { light, x: 720, y: 730, shadow: paint.deep }),
  )
}

const garden = () => {
  const light = 'late-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 540, seed: 89, paint }) +
      sunlitScreen({ light, x: 0, y: -30, columns: 8, rows: 3, unit: 150 }, { x: 830, y: 100, radius: 120 }) +
      stand(plant(light, 400, leaf, laterite), { light, x: 240, y: 640, shadow: paint.deep }) +
      stand(plant(light, 250, leaf, ochre), { light, x: 900, y: 620, shadow: paint.deep }) +
      stand(plant(light, 680, leaf, ink), { light, x: 600, y: 790, shadow: paint.deep }),
  )
}

const gate = () => {
  const light = 'bright'
  const paint = paints[light]
  const bars = Array.from({ length: 9 }, (_, index) => index)
  const leafOf = (x: number, step: number) =>
    stroke(
      ink.shade,
      12,
      ...bars.map(index => line([x + index * step, 250 - Math.abs(index - 4) * 4], [x + index * step, 640])),
      line([x, 300], [x + 8 * step, 300]),
      line([x, 600], [x + 8 * step, 600]),
    )
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 560, { x: 700, y: 220, radius: 110 }) +
      fill(jade.shade, rectangle(0, 480, width, 120)) +
      standAlone(neem(light, 300), { x: 470, y: 520 }) +
      fill(paint.floor, rectangle(0, 590, width, 210)) +
      terrazzo(0, 590, width, 210, paint.chips, 97) +
      fill(paint.beam, polygon([330, 590], [870, 590], [749, 800], [209, 800])) +
      fill(
        paint.deep,
        ...[340, 640].flatMap(x =>
          bars.map(index =>
            polygon(
              [x + index * 28 - 6, 640],
              [x + index * 28 + 6, 640],
              [x + index * 28 - 86, 800],
              [x + index * 28 - 98, 800],
            ),
          ),
        ),
      ) +
      leafOf(340, 28) +
      leafOf(640, 28) +
      sunlitScreen({ light, x: 0, y: 160, columns: 2, rows: 3, unit: 140 }) +
      sunlitScreen({ light, x: 920, y: 160, columns: 2, rows: 3, unit: 140 }) +
      [
        [270, 60],
        [870, 60],
      ]
        .map(
          ([x = 0, w = 0]) =>
            fill(tones(light, laterite).front, rectangle(x, 100, w, 520)) +
            fill(
              laterite.lit,
              rectangle(x + w * 0.66, 100, w * 0.34, 520),
              rectangle(x - 10, 84, w + 20, 18),
            ),
        )
        .join('') +
      fill(paint.deep, rectangle(0, 580, 270, 14), rectangle(930, 580, 270, 14)),
  )
}
