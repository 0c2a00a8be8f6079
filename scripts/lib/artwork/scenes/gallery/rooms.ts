import { darkTimber, ink, jade, laterite, ochre, paints, paper, sea, timber } from '../../palette.ts'
import { room } from '../../room.ts'
import { castLight, sky, sunlitScreen } from '../../screen.ts'
import { along } from '../../sun.ts'
import { fill, picture, polygon, rectangle } from '../../svg.ts'
import { stand, standAlone } from '../../thing.ts'
import { deepOpening } from '../../things/building.ts'
import { row } from '../../things/desk.ts'
import { chair } from '../../things/furniture.ts'
import { drum, gyil } from '../../things/music.ts'
import { box } from '../../things/solids.ts'

const [width, height] = [1200, 800]

/** Rooms that every stage shares. */
export const rooms = (): Record<string, string> => ({
  'gallery/sea-window': seaWindow(),
  'gallery/library': library(),
  'gallery/workshop': workshop(),
  'gallery/music-room': musicRoom(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

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

const workshop = () => {
  const light = 'bright'
  const paint = paints[light]
  const [dx, dy] = along(light, 34)
  // A saw, a chisel and a hammer.
  const tools =
    'M96 130h300l0 26l-300 74zM396 96h74q26 44 0 96h-74zM424 122v44h26q12-22 0-44zM566 90h26v70h-26zM570 160h18v110h-18l-6 20v-110zM690 150h20v170h-20zM646 112h92l24 20v26h-116z'
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
