import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../../../../../scripts/lib/listFiles.ts'
import { KnownFacts } from '../../../../../scripts/site/facts.ts'
import { listFolder } from '../../../../../scripts/site/folder.ts'
import { getOrCreate } from '../../../../../scripts/site/pictures/cache.ts'
import { widthsFor } from '../../../../../scripts/site/pictures/encode.ts'
import { ServedPictures } from '../../../../../scripts/site/pictures/servePictures.ts'
import { cameraPhotograph, twoColours } from '../../../../fixtures/pictures/photograph.ts'
import { scratchFolder } from '../../../scratchFolder.ts'

const folder = scratchFolder()

/** Serves one file of a public folder of its own. */
async function serve(name: string, content: Buffer | string, { isLinked = false } = {}) {
  const publicFolder = join(
    folder,
    createHash('sha256').update(name).update(content).digest('hex').slice(0, 12),
  )
  const path = `/images/${name}`
  await mkdir(join(publicFolder, 'images'), { recursive: true })
  await writeFile(join(publicFolder, path), content)
  const named = { pictures: new Map([[path, path]]), linked: new Set(isLinked ? [path] : []) }
  const stamp = listFolder(publicFolder, 'public').stamps.get(path.slice(1)) ?? ''
  const facts = (await new KnownFacts(publicFolder).of(new Map([[path.slice(1), stamp]]))).get(path)
  const problems = facts?.problems ?? []
  const out = join(publicFolder, 'out')
  if (problems.length > 0) return { problems, out, picture: undefined, files: [] }
  const served = await ServedPictures.make(publicFolder, named, '/')
  await mkdir(out)
  await served.publish(out)
  return { problems, out, picture: served.all.get(path), files: (await listFiles(out)).sort() }
}

const widthOf = (file: string) => Number(/-(\d+)-[\w-]{8}\.\w+$/.exec(file)?.[1])

describe('a photograph of 12 megapixels, lying on its side, with the place where it was taken', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve('court.jpg', await cameraPhotograph(), { isLinked: true })
  })

  test('is served as AVIF and WebP in several widths and as JPEG, under names that can be kept for ever', () => {
    const { picture, files } = served
    const inFormat = (ending: string) =>
      files.filter(file => file.endsWith(`.${ending}`) && widthOf(file)).length
    expect([inFormat('avif') > 3, inFormat('webp') > 1, inFormat('jpg')]).toEqual([true, true, 1])
    expect(picture?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(picture?.sources?.[0]?.srcset).toMatch(
      /^(\/assets\/images\/court-(\d+)-[\w-]{8}\.avif \2w(, |$)){4,}/,
    )
    expect(picture?.src).toMatch(/^\/assets\/images\/court-1440-[\w-]{8}\.jpg$/)
  })

  test('is upright in every file, in its own shape', async () => {
    for (const file of served.files) {
      const { width, height, orientation } = await sharp(join(served.out, file)).metadata()
      expect([file, height / width, orientation]).toEqual([file, expect.closeTo(4 / 3, 2), undefined])
    }
    const { picture, files, out } = served
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(4 / 3, 2)
    const { data } = await sharp(join(out, files.find(file => file.endsWith('.webp')) ?? ''))
      .extract({ left: 100, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].map(value => Math.round(value / 64))).toEqual([3, 0, 0])
  })

  test('keeps nothing of what the camera noted, not even where a page links to the file itself', async () => {
    expect(served.files).toContain('images/court.jpg')
    for (const file of served.files) {
      const { exif, xmp, iptc } = await sharp(join(served.out, file)).metadata()
      expect([file, exif, xmp, iptc]).toEqual([file, undefined, undefined, undefined])
    }
  })

  test('weighs at most 60 kB in whatever a phone chooses', async () => {
    const chosen = served.files.filter(file => /\.(?:avif|webp)$/.test(file) && widthOf(file) <= 1440)
    const sizes = await Promise.all(chosen.map(async file => (await stat(join(served.out, file))).size))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
  })
})

test.each([
  [4000, [360, 480, 720, 960, 1440, 1920]],
  [1920, [360, 480, 720, 960, 1440, 1920]],
  [1000, [360, 480, 720, 1000]],
  [360, [360]],
  [1, [1]],
])('a picture %i pixels wide is made in the widths %j', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths)
})

describe('pictures of every kind', () => {
  test.each([
    ['cmyk.jpg', () => twoColours(800, 600).toColourspace('cmyk').jpeg(), 'jpg'],
    ['grey.jpg', () => twoColours(800, 600).greyscale().jpeg(), 'jpg'],
    ['photograph.webp', () => twoColours(800, 600).webp(), 'jpg'],
    ['photograph.avif', () => twoColours(800, 600).avif(), 'jpg'],
    ['still.gif', () => twoColours(800, 600).gif(), 'jpg'],
    ['deep.png', () => twoColours(800, 600).ensureAlpha(0.5).toColourspace('rgb16').png(), 'png'],
    ['dot.png', () => twoColours(1, 1).png(), 'jpg'],
  ] as const)('%s', async (name, make, fallback) => {
    const original = await make().toBuffer()
    const { picture, files, out, problems } = await serve(name, original)
    expect(problems).toEqual([])
    expect(picture?.src.endsWith(`.${fallback}`)).toBe(true)
    const { width = 0, height = 0 } = await sharp(original).metadata()
    expect([picture?.width, picture?.height]).toEqual([width, height])
    for (const file of files) {
      const made = await sharp(join(out, file)).metadata()
      expect([file, made.space, made.hasAlpha]).toEqual([file, 'srgb', fallback === 'png'])
    }
    expect(Boolean(picture?.color)).toBe(fallback === 'jpg')
    expect(Boolean(picture?.isPhotograph)).toBe(fallback === 'jpg')
  })

  test('what words can come to stand on is measured channel by channel', async () => {
    const { picture } = await serve('halves.png', await twoColours(1000, 500).png().toBuffer())
    expect(picture?.extremes).toEqual(['#204060', '#e0c080'])
  })
})

const CUT =
  'Copy it once more from where it comes from, or open it in a program for pictures and save it as JPEG.'

test.each<[string, string, () => Promise<Buffer>, string]>([
  ['a text', 'words.jpg', async () => Buffer.from('not a picture'), 'Save it again as JPEG or PNG.'],
  ['an empty file', 'empty.png', async () => Buffer.alloc(0), 'Put the picture in its place once more.'],
  [
    'half a photograph',
    'half.jpg',
    async () => {
      const whole = await twoColours(1600, 1200).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    CUT,
  ],
  ...(['png', 'webp', 'avif'] as const).map((format): [string, string, () => Promise<Buffer>, string] => [
    `half of a ${format}`,
    `half.${format}`,
    async () => {
      const whole = await sharp(randomBytes(30_000), { raw: { width: 100, height: 100, channels: 3 } })
        .toFormat(format)
        .toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    CUT,
  ]),
  [
    'a photograph that a telephone saved as HEIC and somebody renamed',
    'trip.jpg',
    async () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'),
    'Open it, choose "Export" and "JPEG", and put that file in its place.',
  ],
  [
    'a file of Word',
    'trip.png',
    async () => Buffer.from('PK\x03\x04 word/document.xml', 'latin1'),
    'Save the picture in it by itself, as JPEG or PNG, and put that file in its place.',
  ],
  [
    'a web page',
    'page.svg',
    async () => Buffer.from('<!doctype html><title>No</title>'),
    'Open the page, click the picture with the right button, choose "Save image as", and put that file in its place.',
  ],
  [
    'an unfinished drawing',
    'open.svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    CUT,
  ],
  [
    'a picture that moves',
    'moving.gif',
    async () => {
      const frames = ['#000', '#fff'].map(color => twoColours(40, 40, color).png().toBuffer())
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .gif()
        .toBuffer()
    },
    'Save one of its frames as JPEG or PNG.',
  ],
])('%s in the place of a picture is named, with its suggestion', async (_, name, content, suggestion) => {
  const { problems } = await serve(name, await content())
  expect(problems.map(({ file, code, suggestion }) => [file, code, suggestion])).toEqual([
    [`public/images/${name}`, 'unreadable-picture', suggestion],
  ])
})

/** A PNG that says of itself that it has so many frames. */
async function framed(frames: number): Promise<Buffer> {
  const png = await twoColours(8, 8).png().toBuffer()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(frames, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test('a PNG that moves is refused like other pictures that move; one of a single frame is shown', async () => {
  const { problems } = await serve('moves.png', await framed(3))
  expect(problems).toMatchObject([
    { code: 'unreadable-picture', message: 'This picture moves, and pictures of this site stand still.' },
  ])
  expect((await serve('one.png', await framed(1))).problems).toEqual([])
})

test('a picture as long as a screenshot of a whole page is built; one that no format holds is refused', async () => {
  const long = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
  const { picture, problems, files } = await serve('timetable.png', await long(500, 16_400))
  expect(problems).toEqual([])
  expect([picture?.width, picture?.height]).toEqual([500, 16_400])
  expect(files.filter(file => file.endsWith('.avif')).length).toBeGreaterThan(0)
  const ribbon = await serve('ribbon.png', await long(100, 40_000))
  expect([ribbon.problems, ribbon.picture?.sources]).toEqual([[], []])
  expect((await serve('endless.png', await long(100, 70_000))).problems).toMatchObject([
    { code: 'unreadable-picture', suggestion: 'Save it as several pictures, to be shown one below another.' },
  ])
})

test('a picture of more pixels than can be opened is said to be that', async () => {
  const png = await twoColours(8, 8).png().toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(16_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  expect((await serve('plan.png', png)).problems).toMatchObject([
    { code: 'unreadable-picture', message: 'This picture has more pixels than can be opened.' },
  ])
})

test('a drawing of a few bytes is in the documents that show it, and is no file', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>“50 %” #1</title><path fill="#a00" d="M0 0h40v40H0z"/></svg>`
  const { files, picture } = await serve('mark.svg', drawing)
  expect(files).toEqual([])
  expect([picture?.width, picture?.height]).toEqual([40, 40])
  expect(picture?.src).toMatch(/^data:image\/svg\+xml,[\x21-\x7e]+$/)
  const shown = await (await fetch(picture?.src ?? '')).text()
  expect(shown).toMatch(/^<svg .*fill="#a00".*<\/svg>$/)
})

test.each<[string, string, [string, string] | undefined]>([
  [
    'the left half is measured, whatever is in the right',
    '<path fill="#204060" d="M0 0h90v90H0z"/><path fill="#fff" d="M105 0h95v90h-95z"/>',
    ['#204060', '#204060'],
  ],
  ['what is transparent is left out', '<path fill="#204060" d="M0 0h90v20H0z"/>', ['#204060', '#204060']],
  [
    'with a transparent left half there is nothing to measure',
    '<path fill="#fff" d="M105 0h95v90h-95z"/>',
    undefined,
  ],
])('of a wide drawing, %s', async (_, body, extremes) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="90">${body}</svg>`
  const { picture } = await serve('room.svg', drawing)
  expect(picture?.extremes).toEqual(extremes)
})

test('B1: fine lines on the wall of a wide drawing are measured in their own colour', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `M0 ${11 * index + 4.25}h1440`).join('')
  const { picture } = await serve(
    'fine.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="680"><path fill="#204060" d="M0 0h1440v680H0z"/><path stroke="#fff" stroke-width=".5" d="${lines}"/></svg>`,
  )
  const [, lightest] = picture?.extremes ?? []
  expect(Number.parseInt(lightest?.slice(1, 3) ?? '', 16)).toBeGreaterThan(0xd0)
})

test('a drawing that is less to load than a photograph of it stays a drawing; one that holds a photograph does not', async () => {
  const photograph = (await twoColours(400, 60).png().toBuffer()).toString('base64')
  const drawing = (body: string, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}" viewBox="0 0 400 ${height}">${body}</svg>`
  const circles = Array.from(
    { length: 20 },
    (_, index) => `<circle cx="${20 * index}" cy="${index}" r="9.${index}"/>`,
  )
  const plain = await serve(
    'plain.svg',
    drawing(`<path fill="#a00" d="M0 0h400v300H0z"/><g fill="#a10">${circles.join('')}</g>`, 300),
  )
  expect(plain.files).toEqual([expect.stringMatching(/^assets\/images\/plain-[\w-]{8}\.svg$/)])
  expect([plain.picture?.width, plain.picture?.height, plain.picture?.color]).toEqual([400, 300, '#a80808'])
  const holding = await serve(
    'holding.svg',
    drawing(`<image width="400" height="60" href="data:image/png;base64,${photograph}"/>`, 60),
  )
  expect(holding.files.some(file => file.endsWith('.avif'))).toBe(true)
  expect(holding.files.some(file => file.endsWith('.svg'))).toBe(false)
  expect([plain.picture?.isPhotograph, holding.picture?.isPhotograph]).toEqual([undefined, undefined])
})

describe('what has been made is kept', () => {
  const name = () => `test-${process.pid}-${performance.now()}`

  test('under its name, until the name changes', async () => {
    const key = name()
    const first = await getOrCreate(key, async made => {
      await writeFile(join(made, 'file'), 'made once')
      return { width: 1 }
    })
    const second = await getOrCreate(key, () => Promise.reject(new Error('It is made a second time.')))
    expect([second.value, await readFile(join(second.folder, 'file'), 'utf8')]).toEqual([
      { width: 1 },
      'made once',
    ])
    await rm(first.folder, { recursive: true })
  })

  test('only in whole', async () => {
    const key = name()
    const failing = getOrCreate(key, async made => {
      await writeFile(join(made, 'half'), 'half')
      throw new Error('The disk is full.')
    })
    await expect(failing).rejects.toThrow('The disk is full.')
    const { folder: other } = await getOrCreate(`${key}-other`, async () => true)
    expect((await readdir(dirname(other))).filter(entry => entry.startsWith(`${key}.`))).toEqual([])
    expect(existsSync(join(dirname(other), key))).toBe(false)
    await rm(other, { recursive: true })
  })

  test('once, when two builds make the same', async () => {
    const key = name()
    const both = await Promise.all([1, 2].map(() => getOrCreate(key, async () => 'same')))
    expect(both.map(({ value }) => value)).toEqual(['same', 'same'])
    await rm(both[0]?.folder ?? '', { recursive: true })
  })
})
