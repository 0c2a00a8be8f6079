import type { LightName } from '../../../../schema/light.ts'
import { type Material, paper } from '../palette.ts'
import { ellipse, rectangle } from '../svg.ts'
import { part, type Thing } from '../thing.ts'
import { ball, tones, turned } from './solids.ts'

/** A conical flask with something in it. */
export const flask = (light: LightName, size: number, liquid: Material, glass: Material = paper): Thing => [
  ...turned(light, glass, [
    [0.46 * size, 0],
    [0.48 * size, 0.05 * size],
    [0.12 * size, 0.68 * size],
    [0.12 * size, size],
    [0.16 * size, 1.02 * size],
  ]),
  ...turned(light, liquid, [
    [0.46 * size, 0.0],
    [0.48 * size, 0.05 * size],
    [0.28 * size, 0.4 * size],
  ]),
]

export const cylinder = (
  light: LightName,
  size: number,
  liquid: Material,
  glass: Material = paper,
): Thing => [
  ...turned(light, glass, [
    [0.2 * size, 0],
    [0.2 * size, 0.05 * size],
    [0.1 * size, 0.06 * size],
    [0.1 * size, size],
    [0.13 * size, 1.03 * size],
  ]),
  ...turned(light, liquid, [
    [0.1 * size, 0.07 * size],
    [0.1 * size, 0.6 * size],
  ]),
]

export const roundFlask = (
  light: LightName,
  size: number,
  liquid: Material,
  glass: Material = paper,
): Thing => [
  ...turned(light, glass, [
    [0.2 * size, 0],
    [0.2 * size, 0.06 * size],
    [0.1 * size, 0.08 * size],
  ]),
  part(tones(light, glass).side, rectangle(-0.09 * size, -size, 0.18 * size, 0.5 * size)),
  part(tones(light, glass).front, rectangle(-0.09 * size, -size, 0.1 * size, 0.5 * size)),
  ...ball(light, liquid, 0, -0.4 * size, 0.34 * size),
  part(paper.lit, ellipse(0, -size, 0.12 * size, 0.035 * size)),
]
