/**
 * The code points that a font has glyphs for, by its table `cmap` (OpenType 1.9, formats 4 and 12, which are those that fonts for
 * the web have).
 * @param sfnt bytes of a TrueType or OpenType font
 */
export function fontCharacters(sfnt: Buffer): Set<number> {
  const codes = new Set<number>()
  const cmap = tableAt(sfnt, 'cmap')
  if (cmap === undefined) return codes
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index)
    const format = sfnt.readUInt16BE(at)
    if (format === 4) addSegments(sfnt, at, codes)
    if (format === 12) addGroups(sfnt, at, codes)
  }
  return codes
}

/**
 * The average advance of the glyphs of a font, by its tables `hhea` and `hmtx`, without the first, which stands for those it lacks.
 * @param sfnt bytes of a TrueType or OpenType font
 * @returns in units of the font; nothing where it has no other glyphs
 */
export function averageAdvance(sfnt: Buffer): number | undefined {
  const [hhea, hmtx, maxp] = ['hhea', 'hmtx', 'maxp'].map(tag => tableAt(sfnt, tag))
  if (hhea === undefined || hmtx === undefined || maxp === undefined) return undefined
  const [glyphs, metrics] = [sfnt.readUInt16BE(maxp + 4), sfnt.readUInt16BE(hhea + 34)]
  if (glyphs < 2) return undefined
  let sum = 0
  // Glyphs without metrics of their own have those of the last that has some.
  for (let glyph = 1; glyph < glyphs; glyph += 1)
    sum += sfnt.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1))
  return sum / (glyphs - 1)
}

/** Where a table begins, by the directory at the beginning of the file. */
function tableAt(sfnt: Buffer, tag: string): number | undefined {
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index
    if (sfnt.toString('latin1', record, record + 4) === tag) return sfnt.readUInt32BE(record + 8)
  }
  return undefined
}

function addSegments(sfnt: Buffer, at: number, codes: Set<number>): void {
  // Arrays of equal length: ends, 16 bits of padding, starts, deltas, offsets to glyphs.
  const bytes = sfnt.readUInt16BE(at + 6)
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = sfnt.readUInt16BE(at + 14 + segment)
    const start = sfnt.readUInt16BE(at + 16 + bytes + segment)
    const delta = sfnt.readUInt16BE(at + 16 + 2 * bytes + segment)
    const place = at + 16 + 3 * bytes + segment
    const offset = sfnt.readUInt16BE(place)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : sfnt.readUInt16BE(place + offset + 2 * (code - start))
      if (glyph !== 0 && (glyph + delta) % 0x10000 !== 0) codes.add(code)
    }
  }
}

function addGroups(sfnt: Buffer, at: number, codes: Set<number>): void {
  for (let group = 0; group < sfnt.readUInt32BE(at + 12); group += 1) {
    const place = at + 16 + 12 * group
    const glyph = sfnt.readUInt32BE(place + 8)
    const [first, last] = [sfnt.readUInt32BE(place), sfnt.readUInt32BE(place + 4)]
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) codes.add(code)
  }
}
