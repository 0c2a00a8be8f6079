import type { LightName } from '../../../schema/light.ts'
import { circle, path } from './svg.ts'

/** The opening of one breeze block that lies in a screen at a column and row. */
type Opening = (x: number, y: number, unit: number, column: number, row: number) => string

/** Seven blocks, each more open than the last. */
const openings: Record<LightName, Opening> = {
  'first-light': (x, y, u) => circle(x + u / 2, y + u / 2, 0.26 * u),
  sunrise: arch,
  early: leaf,
  'mid-morning': quarter,
  bright: (x, y, u) =>
    slot(x + 0.07 * u, y + 0.07 * u, 0.39 * u, 0.86 * u) +
    slot(x + 0.54 * u, y + 0.07 * u, 0.39 * u, 0.86 * u),
  'late-morning': quatrefoil,
  noon: octagon,
}

export const opening = (light: LightName, x: number, y: number, unit: number, column = 0, row = 0): string =>
  openings[light](x, y, unit, column, row)

export type Skip = (column: number, row: number) => boolean

/** The openings of a whole screen as one path; those skipped are blind. */
export const openingsOf = (
  light: LightName,
  x: number,
  y: number,
  columns: number,
  rows: number,
  unit: number,
  skip?: Skip,
): string => {
  let data = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!skip?.(column, row)) data += opening(light, x + column * unit, y + row * unit, unit, column, row)
  return data
}

function arch(x: number, y: number, u: number): string {
  return path`M${x + 0.2 * u} ${y + 0.84 * u}v${-0.36 * u}a${0.3 * u} ${0.3 * u} 0 0 1 ${0.6 * u} 0v${0.36 * u}z`
}

function leaf(x: number, y: number, u: number, column: number, row: number): string {
  const r = 0.8 * u
  return (column + row) % 2
    ? path`M${x + 0.1 * u} ${y + 0.9 * u}a${r} ${r} 0 0 1 ${r} ${-r}a${r} ${r} 0 0 1 ${-r} ${r}z`
    : path`M${x + 0.1 * u} ${y + 0.1 * u}a${r} ${r} 0 0 1 ${r} ${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`
}

/** Four of these, turned about their common corner, make a disc. */
function quarter(x: number, y: number, u: number, column: number, row: number): string {
  const r = 0.84 * u
  const left = x + 0.08 * u
  const top = y + 0.08 * u
  if (row % 2 === 0)
    return column % 2 === 0
      ? path`M${left + r} ${top + r}h${-r}a${r} ${r} 0 0 1 ${r} ${-r}z`
      : path`M${left} ${top + r}v${-r}a${r} ${r} 0 0 1 ${r} ${r}z`
  return column % 2 === 0
    ? path`M${left + r} ${top}v${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`
    : path`M${left} ${top}h${r}a${r} ${r} 0 0 1 ${-r} ${r}z`
}

function slot(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  const side = height - width
  return path`M${x} ${y + r}a${r} ${r} 0 0 1 ${width} 0v${side}a${r} ${r} 0 0 1 ${-width} 0z`
}

function quatrefoil(x: number, y: number, u: number): string {
  const r = 0.225 * u
  const s = 0.44 * u
  return path`M${x + 0.28 * u} ${y + 0.28 * u}a${r} ${r} 0 0 1 ${s} 0a${r} ${r} 0 0 1 0 ${s}a${r} ${r} 0 0 1 ${-s} 0a${r} ${r} 0 0 1 0 ${-s}z`
}

function octagon(x: number, y: number, u: number): string {
  const k = 0.24 * u
  const s = 0.4 * u
  return path`M${x + 0.3 * u} ${y + 0.06 * u}h${s}l${k} ${k}v${s}l${-k} ${k}h${-s}l${-k} ${-k}v${-s}z`
}
