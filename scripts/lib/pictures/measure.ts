import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo } from 'sharp'
import { type Kept, kept, keyOf } from './cache.ts'
import { cleanSvg } from './cleanSvg.ts'
import { notAPicture } from './notAPicture.ts'
import { GREATEST_WIDTH, MEASURED_DRAWING_WIDTH, UNDER_WORDS, WIDE } from './settings.ts'

/** What is known of a picture as it is seen: rotated as its camera said, in sRGB. */
export interface Measures {
  width: number
  height: number
  /** The dominant colour; absent where a picture lets its ground through. */
  color?: string
  /** Of wide photographs: channel by channel the least and the greatest value of the part that words can come to stand on. */
  extremes?: [darkest: string, lightest: string]
}

/** A picture that cannot be shown: why, and what its author can do. */
export class UnreadablePicture extends Error {
  readonly cure: string
  constructor(message: string, cure: string, options?: ErrorOptions) {
    super(message, options)
    this.cure = cure
  }
}

export const isSvg = (file: string): boolean => /\.svg$/i.test(file)

/** The name of a cleaned drawing in its folder. */
export const DRAWING = 'drawing.svg'

/**
 * Measures a picture; a drawing is cleaned on the way.
 * @throws UnreadablePicture
 */
export async function measurePicture(file: string): Promise<Kept<Measures>> {
  const key = await keyOf(file)
  return kept(`${key}-measures`, async folder => {
    try {
      const source = isSvg(file) ? await cleanInto(folder, file) : file
      return await measure(source, await sizeOf(source))
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw cause
      throw new UnreadablePicture(...notAPicture(await readFile(file)), { cause })
    }
  })
}

async function cleanInto(folder: string, file: string): Promise<string> {
  const drawing = join(folder, DRAWING)
  await writeFile(drawing, await cleanSvg(await readFile(file, 'utf8')))
  return drawing
}

/** Loaded late: where every picture has been measured before, a check does without it. */
const loadSharp = async () => (await import('sharp')).default

async function sizeOf(source: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const { autoOrient, pages = 1 } = await sharp(source).metadata()
  if (pages > 1)
    throw new UnreadablePicture(
      'This picture moves, and pictures of this site stand still.',
      'Save one of its frames as JPEG or PNG.',
    )
  return autoOrient
}

async function measure(source: string, size: { width: number; height: number }): Promise<Measures> {
  const pixels = await openPicture(source, isSvg(source) ? MEASURED_DRAWING_WIDTH : GREATEST_WIDTH)
  return {
    width: size.width,
    height: size.height,
    ...(isOpaque(pixels) && { color: await dominantOf(pixels) }),
    ...(isOpaque(pixels) &&
      !isSvg(source) &&
      size.width >= WIDE * size.height && { extremes: extremesOf(pixels) }),
  }
}

export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/**
 * The pixels of a picture as it is seen, eight bits a channel; a fourth channel only where something shines through.
 * Nothing else of the file goes on from here, neither place nor date nor camera.
 * @param greatest a photograph that is wider is reduced to this width; a drawing is drawn in it
 */
export async function openPicture(source: string, greatest: number = GREATEST_WIDTH): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width = greatest, density = 72 } = isSvg(source) ? await sharp(source).metadata() : {}
  const pixels = await sharp(source, {
    failOn: 'error',
    ...(isSvg(source) && { density: Math.min(2400, Math.max(1, (density * greatest) / width)) }),
  })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: greatest, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (isOpaque(pixels) || !hasFullAlpha(pixels)) return pixels
  return sharp(pixels.data, { raw: pixels.info }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

export const isOpaque = ({ info }: Pixels): boolean => info.channels === 3

function hasFullAlpha({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

async function dominantOf({ data, info }: Pixels): Promise<string> {
  const sharp = await loadSharp()
  const small = await sharp(data, { raw: info })
    .resize({ width: 96, withoutEnlargement: true })
    .png()
    .toBuffer()
  const { dominant } = await sharp(small).stats()
  return hex([dominant.r, dominant.g, dominant.b])
}

function extremesOf({ data, info: { width, height, channels } }: Pixels): [string, string] {
  const least = [255, 255, 255]
  const greatest = [0, 0, 0]
  const part = Math.ceil(width * UNDER_WORDS)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < part; column++) {
      const at = (row * width + column) * channels
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0
        if (value < (least[channel] ?? 0)) least[channel] = value
        if (value > (greatest[channel] ?? 0)) greatest[channel] = value
      }
    }
  }
  return [hex(least), hex(greatest)]
}

const hex = (channels: number[]): string =>
  `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
