import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import type { DeviceFont, FontFallback, FontMeasures } from '../../../schema/model/theme/typefaces.ts'

/** The average width of a character of English text in parts of an em, as `fromBuffer` of @capsizecss/unpack 4 measures it. */
const widths: Record<DeviceFont, number> = {
  Georgia: 0.4458,
  Noto: 0.481,
  Times: 0.40625,
  Roboto: 0.4448,
  Arial: 0.4458,
}

/** The width of a digit in parts of an em, by the tables `hmtx` of the fonts. */
const digitWidths: Record<DeviceFont, number> = {
  Georgia: 0.6138,
  Noto: 0.559,
  Times: 0.5,
  Roboto: 0.5615,
  Arial: 0.5562,
}

const devices: Record<'serif' | 'sans', readonly DeviceFont[]> = {
  serif: ['Georgia', 'Noto', 'Times'],
  sans: ['Roboto', 'Arial'],
}

const LETTERS = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index))

const DIGITS = '0123456789'

/**
 * The fonts of devices that show until a typeface has loaded, with its metrics.
 * @param bytes of its file
 * @returns none where the file cannot be read, and where it has no Latin letters: those show in a font of the device for good,
 * so its size must stay. The width of letters that a font lacks would be that of the box it has in their place
 */
export async function measureTypeface(bytes: Buffer, kind: 'serif' | 'sans'): Promise<FontFallback[]> {
  const metrics = await regular(bytes, LETTERS)
    .then(font => (hasMeasuredLetters(font) ? fromBuffer(font) : undefined))
    .catch(() => undefined)
  if (!metrics) return []
  const digit = averageAdvance(await regular(bytes, DIGITS))
  const { ascent, descent, unitsPerEm, xWidthAvg } = metrics
  const percent = (ratio: number) => Math.round(ratio * 10_000) / 100
  return devices[kind].map(on => {
    const measures = (size: number): FontMeasures => [
      percent(size),
      percent(ascent / unitsPerEm / size),
      percent(-descent / unitsPerEm / size),
    ]
    const letters = measures(xWidthAvg / unitsPerEm / widths[on])
    return digit ? [on, letters, measures(digit / unitsPerEm / digitWidths[on])] : [on, letters]
  })
}

/** Most of the text that widths are averaged over. */
const MEASURED = 'abcdefghijklmnopqrstuvwxyz '

function hasMeasuredLetters(bytes: Buffer): boolean {
  const font = create(bytes)
  return !font.isCollection && [...MEASURED].every(letter => font.hasGlyphForCodePoint(letter.charCodeAt(0)))
}

/**
 * The average advance of the glyphs of a font, without the first, which is shown for those it lacks.
 * @returns in units of the font; nothing where it has no other glyphs
 */
function averageAdvance(bytes: Buffer): number | undefined {
  const font = create(bytes)
  if (font.isCollection || font.numGlyphs < 2) return undefined
  const glyphs = Array.from({ length: font.numGlyphs - 1 }, (_, index) => font.getGlyph(index + 1))
  return glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / glyphs.length
}

/** The regular weight: a variable font's own default may be its thinnest. Others have no axis to set. */
function regular(bytes: Buffer, characters: string): Promise<Buffer> {
  // Without the glyphs that its layout features may put in the place of these.
  const options = { targetFormat: 'sfnt', noLayoutClosure: true } as const
  return subsetFont(bytes, characters, { ...options, variationAxes: { wght: 400 } }).catch(() =>
    subsetFont(bytes, characters, options),
  )
}
