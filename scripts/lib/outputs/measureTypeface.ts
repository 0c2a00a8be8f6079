import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { DeviceFont, FontFallback } from '../../../schema/model/theme/typefaces.ts'
import { fontCharacters } from './fontCharacters.ts'

/** The average width of a character of English text in parts of an em, as `fromBuffer` of @capsizecss/unpack 4 measures it. */
const widths: Record<DeviceFont, number> = {
  Georgia: 0.4458,
  Noto: 0.481,
  Times: 0.40625,
  Roboto: 0.4448,
  Arial: 0.4458,
}

const devices: Record<'serif' | 'sans', readonly DeviceFont[]> = {
  serif: ['Georgia', 'Noto', 'Times'],
  sans: ['Roboto', 'Arial'],
}

const LETTERS = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index))

/**
 * The fonts of devices that show until a typeface has loaded, with its metrics.
 * @param bytes of its file
 * @returns none where the file cannot be read, and where it has no Latin letters: those show in a font of the device for good,
 * so its size must stay. The width of letters that a font lacks would be that of the box it has in their place
 */
export async function measureTypeface(bytes: Buffer, kind: 'serif' | 'sans'): Promise<FontFallback[]> {
  const metrics = await regular(bytes)
    .then(font => (hasMeasuredLetters(font) ? fromBuffer(font) : undefined))
    .catch(() => undefined)
  if (!metrics) return []
  const { ascent, descent, unitsPerEm, xWidthAvg } = metrics
  const percent = (ratio: number) => Math.round(ratio * 10_000) / 100
  return devices[kind].map(on => {
    const size = xWidthAvg / unitsPerEm / widths[on]
    return [on, [percent(size), percent(ascent / unitsPerEm / size), percent(-descent / unitsPerEm / size)]]
  })
}

/** Most of the text that widths are averaged over. */
const MEASURED = 'abcdefghijklmnopqrstuvwxyz '

function hasMeasuredLetters(font: Buffer): boolean {
  const codes = fontCharacters(font)
  return [...MEASURED].every(letter => codes.has(letter.charCodeAt(0)))
}

/** The regular weight: a variable font's own default may be its thinnest. Others have no axis to set. */
const regular = (bytes: Buffer): Promise<Buffer> =>
  subsetFont(bytes, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: 400 } }).catch(() =>
    subsetFont(bytes, LETTERS, { targetFormat: 'sfnt' }),
  )
