import { expect, test } from 'vitest'
import { type FieldKind, fileTypes, kinds } from '../../../../../schema/model/kinds.ts'
import { isFileAddress, withoutPublic } from '../../../../../schema/validate/links/filePaths.ts'
import { suggestFile } from '../../../../../schema/validate/links/suggestions.ts'
import { filesAt, smallContext } from '../../../smallSite.ts'

const meantAs =
  (kind: FieldKind) =>
  (value: string, ...files: string[]) =>
    suggestFile(value, kinds[kind].file, { ...smallContext, files: filesAt(files) })

const meant = meantAs('link')
const pictureMeant = meantAs('image')

test.each(
  'pdf doc docx dot dotx xls xlsx ppt pptx ppsx pub odt ods odp rtf txt csv zip epub mp3 mp4 m4a m4v mov wav svg'.split(
    ' ',
  ),
)('an address that ends in .%s is a file’s, in capitals as well', ending => {
  expect(isFileAddress(`/docs/fees.${ending}`)).toBe(true)
  expect(isFileAddress(`/docs/FEES.${ending.toUpperCase()}`)).toBe(true)
})

test.each(['/stages', '/fees.pdf/more', '/fees.pdfs', '/docs/fees.odx', '/docs/fees.mp5', '/docs/fees.m4x'])(
  '%s is no file’s',
  address => {
    expect(isFileAddress(address)).toBe(false)
  },
)

test('a PDF document is one by its ending', () => {
  expect(fileTypes.document.ending.test('/docs/fees.PDF')).toBe(true)
  expect(fileTypes.document.ending.test('/docs/fees.pdf.zip')).toBe(false)
})

test('the folder of all files is left out where a path begins with it', () => {
  expect(withoutPublic('/Public/docs/fees.pdf')).toBe('/docs/fees.pdf')
  expect(withoutPublic('/docs/public/fees.pdf')).toBe('/docs/public/fees.pdf')
})

test('a name alone means the one file that has it, spaces around it or not', () => {
  const sure = { suggestion: 'Did you mean "/docs/fees.pdf"?', value: '/docs/fees.pdf' }
  expect(meant('fees.pdf', '/docs/fees.pdf', '/docs/fee.pdf')).toEqual(sure)
  expect(meant(' Fees.pdf ', '/docs/fees.pdf', '/docs/fee.pdf')).toEqual(sure)
})

test('a file in another folder, or one of another name, is not surely meant', () => {
  expect(meant('/old/fees.pdf', '/docs/fees.pdf')).toEqual({ suggestion: 'Did you mean "/docs/fees.pdf"?' })
  expect(meant('fee.pdf', '/docs/fees.pdf')).toEqual({ suggestion: 'Did you mean "/docs/fees.pdf"?' })
  expect(meant('menu.pdf', '/docs/fees.pdf')).toBeUndefined()
})

test('a name goes up to its last point', () => {
  expect(meant('fees.2026.docx', '/docs/fees.2025.pdf', '/docs/fees.2026.pdf')?.suggestion).toBe(
    'Did you mean "/docs/fees.2026.pdf"?',
  )
})

test('of one name in several folders all are said, of many the first', () => {
  const files = ['/a/fees.pdf', '/b/fees.pdf', '/c/fees.pdf', '/d/fees.pdf']
  expect(meant('fees.pdf', ...files.slice(1))?.suggestion).toBe(
    'Did you mean "/b/fees.pdf", "/c/fees.pdf" or "/d/fees.pdf"?',
  )
  expect(meant('fees.pdf', ...files)).toEqual({ suggestion: 'Did you mean "/a/fees.pdf"?' })
  expect(meant('/bb/fees.pdf', ...files)?.suggestion).toBe('Did you mean "/b/fees.pdf"?')
})

test('a file whose name no path can have is to be renamed, unless others have the name too', () => {
  expect(meant('/docs/term dates.pdf', '/term dates.pdf')?.suggestion).toBe(
    'Rename "public/term dates.pdf" to "public/term-dates.pdf", and write "/term-dates.pdf".',
  )
  expect(meant('/docs/term dates.pdf', '/term dates.pdf', '/term-dates.pdf')?.suggestion).toBe(
    'Give the file "public/term dates.pdf" a name without spaces and such signs, and write that.',
  )
  expect(meant('term dates.pdf', '/a b/term dates.pdf', '/c/term dates.pdf')?.suggestion).toBe(
    'Did you mean "/a b/term dates.pdf" or "/c/term dates.pdf"?',
  )
})

test.each([
  ['/images/trip.HEIC', '/images/trip.HEIC', 'trip'],
  ['/images/trip.heic', '/images/trip.HEIC', 'trip'],
  ['trip.jpg', '/images/trip.HEIC', 'trip'],
  ['/images/trip.2.tif', '/images/trip.2.tif', 'trip.2'],
  ['/images/trip.jfif', '/images/trip.jfif', 'trip'],
])(
  '%s, where a telephone or a program wrote what no browser shows, is to be saved as a JPEG',
  (path, file, stem) => {
    expect(pictureMeant(path, file, '/images/strip.png')).toEqual({
      suggestion: `"public${file}" is of a kind that no browser shows. Save it as a JPEG, and write "/images/${stem}.jpg".`,
    })
  },
)

test('a picture that is shown comes before one of its name that is not', () => {
  const suggestion = 'Did you mean "/images/trip.png"?'
  expect(pictureMeant('/images/trip.HEIC', '/images/trip.HEIC', '/images/trip.png')).toEqual({ suggestion })
})
