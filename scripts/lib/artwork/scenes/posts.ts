import { openingsOf } from '../blocks.ts'
import { corners, wallShadow } from '../outline.ts'
import { darkTimber, ink, jade, laterite, ochre, paints, paper, sea, timber } from '../palette.ts'
import { room } from '../room.ts'
import { castLight, sky, sunlitScreen } from '../screen.ts'
import { fill, group, path, picture, polygon, rectangle, stroke } from '../svg.ts'
import { stand, standAlone } from '../thing.ts'
import { deepOpening } from '../things/building.ts'
import { chair, pile, row, table } from '../things/furniture.ts'
import { microphone, oware, pencils } from '../things/play.ts'
import { compasses, cylinder, flask, globe, roundFlask, setSquare } from '../things/science.ts'
import { camera, mast, monitor } from '../things/studio.ts'

const [width, height] = [1200, 720]

/** The pictures of the three posts: a programme on the air, a world champion, titles in science and mathematics. */
export const posts = (): Record<string, string> => ({
  'posts/on-air': onAir(),
  'posts/on-air-studio': studio(),
  'posts/on-air-camera': cameraByTheScreen(),
  'posts/on-air-microphone': closeMicrophone(),
  'posts/world-champion': rising(),
  'posts/world-champion-globe': globeAtTheScreen(),
  'posts/world-champion-desk': examinationDesk(),
  'posts/science-maths': drawing(),
  'posts/science-maths-instruments': instruments(),
  'posts/science-maths-board': board(),
  'posts/science-maths-oware': game(),
})

const plain = (color: string) => fill(color, rectangle(0, 0, width, height))

const onAir = () => {
  const light = 'sunrise'
  const paint = paints[light]
  const [x, y] = [420, 150]
  const waves = [90, 170, 250, 330].map((radius, index) =>
    group(
      `opacity="${0.8 - index * 0.17}"`,
      stroke(
        paint.wall,
        9,
        path`M${x - radius * 0.71} ${y - radius * 0.71}a${radius} ${radius} 0 0 0 0 ${radius * 1.42}`,
        path`M${x + radius * 0.71} ${y - radius * 0.71}a${radius} ${radius} 0 0 1 0 ${radius * 1.42}`,
      ),
    ),
  )
  return picture(
    width,
    height,
    sky(light, 0, 0, width, 560, { x: 880, y: 470, radius: 190 }) +
      waves.join('') +
      standAlone(mast(light, 440), { x, y: 590 }) +
      fill(paint.wall, rectangle(0, 540, width, 180)) +
      fill(paint.glint, rectangle(0, 540, width, 10)) +
      fill(paint.shade, openingsOf(light, 0, 566, 10, 1, 120)) +
      fill(
        paint.beam,
        openingsOf(light, 0, 566, 10, 1, 120, column => column < 6 || column > 8),
      ),
  )
}

const studio = () => {
  const light = 'first-light'
  const paint = paints[light]
  const pads = Array.from(
    { length: 12 },
    (_, index) => [60 + (index % 4) * 120, 50 + Math.floor(index / 4) * 120] as const,
  )
  return picture(
    width,
    height,
    plain(paint.wall) +
      pads
        .map(
          ([x, y]) =>
            fill(paint.deep, polygon([x, y], [x + 110, y], [x, y + 110])) +
            fill(paint.shade, polygon([x + 110, y], [x + 110, y + 110], [x, y + 110])),
        )
        .join('') +
      deepOpening(
        light,
        590,
        60,
        540,
        360,
        40,
        paint.shade,
        paint.glint,
        sky(light, 590, 60, 540, 360, { x: 850, y: 390, radius: 140 }),
      ) +
      fill(timber.face, rectangle(0, 520, width, 130)) +
      fill(timber.shade, rectangle(0, 650, width, 70)) +
      stand(monitor(light, 260), { light, x: 850, y: 600, shadow: timber.shade }) +
      stand(microphone(light, 400), { light, x: 430, y: 620, shadow: timber.shade }) +
      stand(
        row(
          light,
          [
            [26, 120, jade],
            [34, 140, laterite],
            [24, 110, ochre],
          ],
          50,
        ),
        { light, x: 90, y: 600, shadow: timber.shade },
      ),
  )
}

const cameraByTheScreen = () => {
  const light = 'early'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 500, seed: 41 }) +
      sunlitScreen(
        { light, x: 660, y: -36, columns: 4, rows: 3, unit: 144 },
        { x: 960, y: 250, radius: 150 },
      ) +
      castLight({ light, x: 660, columns: 4, rows: 3, unit: 144, floorY: 500, sill: 90, depth: 0.34 }) +
      stand(camera(light, 560), { light, x: 600, y: 680, shadow: paint.deep }),
  )
}

const closeMicrophone = () => {
  const light = 'mid-morning'
  return picture(
    width,
    height,
    plain(paints[light].wall) +
      sunlitScreen(
        { light, x: 240, y: -60, columns: 6, rows: 5, unit: 160 },
        { x: 720, y: 260, radius: 220 },
      ) +
      standAlone(microphone(light, 1100), { x: 560, y: 1180 }),
  )
}

const rising = () => {
  const light = 'mid-morning'
  const paint = paints[light]
  return picture(
    width,
    height,
    plain(paint.wall) +
      sunlitScreen(
        { light, x: 0, y: -20, columns: 10, rows: 5, unit: 120 },
        { x: 900, y: 220, radius: 170 },
      ) +
      fill(paint.deep, rectangle(0, 580, width, 140)) +
      standAlone(globe(light, 330), { x: 520, y: 850 }) +
      fill(timber.lit, rectangle(0, 640, width, 22)) +
      fill(timber.shade, rectangle(0, 662, width, 60)),
  )
}

const globeAtTheScreen = () => {
  const light = 'early'
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 430, seed: 47 }) +
      sunlitScreen(
        { light, x: 720, y: -40, columns: 4, rows: 3, unit: 130 },
        { x: 1010, y: 210, radius: 130 },
      ) +
      fill(darkTimber.face, rectangle(0, 430, width, 200)) +
      fill(darkTimber.shade, rectangle(0, 630, width, 90)) +
      castLight({ light, x: 620, columns: 4, rows: 2, unit: 130, floorY: 430, sill: 60, depth: 0.5 }) +
      stand(globe(light, 170), { light, x: 620, y: 590, shadow: darkTimber.shade }) +
      stand(pile(light, [jade, ochre, laterite], 190, 34), {
        light,
        x: 250,
        y: 580,
        shadow: darkTimber.shade,
      }),
  )
}

const examinationDesk = () => {
  const light = 'bright'
  const paint = paints[light]
  return picture(
    width,
    height,
    room({ light, width, height, floorY: 400, seed: 53 }) +
      sunlitScreen(
        { light, x: 0, y: -30, columns: 12, rows: 3, unit: 100 },
        { x: 800, y: 110, radius: 104 },
      ) +
      castLight({ light, x: 0, columns: 14, rows: 4, unit: 100, floorY: 400, sill: 60, depth: 0.7 }) +
      stand(chair(light, darkTimber, 1.3), { light, x: 330, y: 620, shadow: paint.deep }) +
      stand(table(light, timber, 420, 200, 190), { light, x: 640, y: 650, shadow: paint.deep }) +
      fill(paper.lit, polygon([560, 440], [700, 440], [730, 404], [592, 404])) +
      fill(
        ink.face,
        polygon([590, 430], [660, 430], [664, 425], [594, 425]),
        polygon([600, 418], [700, 418], [704, 413], [604, 413]),
      ) +
      standAlone(pencils(light, 50), { x: 780, y: 430 }),
  )
}

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
