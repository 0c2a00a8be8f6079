import type { LightName } from '../../../../schema/light.ts'
import { concrete, darkTimber, ink, laterite, type Material, ochre, paper, sea } from '../palette.ts'
import { circle, line, path, polygon, rectangle } from '../svg.ts'
import { part, type Thing, wire } from '../thing.ts'
import { box, tones } from './solids.ts'

/** A basketball board on its post. */
export const hoop = (light: LightName, height: number): Thing => {
  const s = height / 100
  return [
    ...box(light, ink, -2 * s, 0, 4 * s, 66 * s, 5 * s),
    ...box(light, paper, -24 * s, -62 * s, 48 * s, 34 * s, 4 * s, 62 * s),
    wire(laterite.face, 1.6 * s, rectangle(-9 * s, -82 * s, 18 * s, 13 * s)),
    wire(
      laterite.lit,
      1.8 * s,
      path`M${-9 * s} ${-66 * s}a${9 * s} ${2.6 * s} 0 1 0 ${18 * s} 0a${9 * s} ${2.6 * s} 0 1 0 ${-18 * s} 0`,
    ),
    wire(
      paper.lit,
      0.6 * s,
      ...[-8, -4, 0, 4, 8].map(x => line([x * s, -64 * s], [x * 0.6 * s, -52 * s])),
      line([-6 * s, -58 * s], [6 * s, -58 * s]),
    ),
  ]
}

/** A goal seen from in front of it. */
export const goal = (width: number, height: number): Thing => {
  const [half, back] = [width / 2, height * 0.34]
  const strings = Array.from({ length: 15 }, (_, index) => -half + (index * width) / 14)
  return [
    wire(
      concrete.shade,
      1.5,
      ...strings.map(x => line([x, -height], [x * 0.92, -back])),
      ...[0.3, 0.45, 0.6, 0.75, 0.9].map(share => line([-half, -height * share], [half, -height * share])),
    ),
    wire(concrete.shade, 3, line([-half, 0], [-half * 0.92, -back], [half * 0.92, -back], [half, 0])),
    wire(paper.lit, height / 22, line([-half, 0], [-half, -height], [half, -height], [half, 0])),
  ]
}

/** A trotro, the minibus of Accra, from its side. */
export const trotro = (light: LightName, length: number, paint: Material): Thing => {
  const s = length / 100
  const { front, side, top } = tones(light, paint)
  const wheel = (x: number) => [
    part(ink.shade, circle(x * s, -7 * s, 8 * s)),
    part(concrete.face, circle(x * s, -7 * s, 3.4 * s)),
  ]
  return [
    part(
      front,
      path`M${-50 * s} ${-8 * s}v${-34 * s}q0 ${-6 * s} ${6 * s} ${-6 * s}h${74 * s}q${6 * s} 0 ${9 * s} ${8 * s}l${6 * s} ${16 * s}q${5 * s} ${2 * s} ${5 * s} ${7 * s}v${9 * s}z`,
    ),
    part(
      top,
      path`M${-49 * s} ${-44 * s}q${1 * s} ${-4 * s} ${5 * s} ${-4 * s}h${74 * s}q${4 * s} 0 ${7 * s} ${4 * s}z`,
    ),
    part(
      side,
      path`M${39 * s} ${-40 * s}l${6 * s} ${16 * s}q${5 * s} ${2 * s} ${5 * s} ${7 * s}v${9 * s}h${-8 * s}v${-16 * s}z`,
    ),
    part(
      ink.shade,
      ...[-44, -26, -8, 10].map(x => rectangle(x * s, -41 * s, 15 * s, 14 * s)),
      polygon([28 * s, -41 * s], [35 * s, -41 * s], [41 * s, -27 * s], [28 * s, -27 * s]),
    ),
    part(
      sea.lit,
      ...[-36, -18, 0, 18].map(x =>
        polygon([x * s, -41 * s], [(x + 6) * s, -41 * s], [(x - 4) * s, -27 * s], [(x - 8) * s, -27 * s]),
      ),
    ),
    part(paper.lit, rectangle(-50 * s, -22 * s, 92 * s, 3 * s)),
    ...box(light, darkTimber, -40 * s, -48 * s, 30 * s, 6 * s, 10 * s, 48 * s),
    part(ochre.lit, rectangle(47 * s, -17 * s, 3 * s, 5 * s)),
    ...wheel(-30),
    ...wheel(30),
  ]
}

/** Pots of plants with broad leaves. */
export const plant = (light: LightName, height: number, green: Material, pot: Material): Thing => {
  const s = height / 100
  const { front, side } = tones(light, pot)
  const blade = (x: number, y: number, bend: number) =>
    path`M0 ${-26 * s}Q${(x * 0.2 - bend) * s} ${y * 0.7 * s} ${x * s} ${y * s}Q${(x * 0.5 + bend) * s} ${y * 0.5 * s} 0 ${-26 * s}z`
  return [
    part(green.shade, blade(-44, -62, 10), blade(-24, -92, 10), blade(-50, -40, 2)),
    part(green.face, blade(0, -100, 12), blade(26, -90, 10)),
    part(green.lit, blade(46, -64, -2), blade(50, -42, -6)),
    part(front, polygon([-17 * s, -30 * s], [17 * s, -30 * s], [12 * s, 0], [-12 * s, 0])),
    part(side, polygon([4 * s, -30 * s], [17 * s, -30 * s], [12 * s, 0], [4 * s, 0])),
    part(tones(light, pot).top, rectangle(-19 * s, -34 * s, 38 * s, 6 * s)),
  ]
}
