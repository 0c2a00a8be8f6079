import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import { preparePicture } from '../../../../../../scripts/studio/host/pictures/preparePicture.ts'

const BLUE = { r: 20, g: 60, b: 160 }
const ORANGE = { r: 200, g: 120, b: 40 }

/** A picture whose left half is blue and whose right half is orange. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: ORANGE } }).composite([
    {
      input: {
        create: { width: Math.round(width / 2), height, channels: 3, background: BLUE },
      },
      left: 0,
      top: 0,
    },
  ])

/** Noise, which compresses as badly as a photograph does. */
const noise = (width: number, height: number, channels: 3 | 4): Sharp => {
  let seed = 1
  const data = Buffer.alloc(width * height * channels)
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    data[at] = seed >>> 24
  }
  return sharp(data, { raw: { width, height, channels } })
}

const EXIF = {
  IFD0: { Make: 'Acme', Model: 'Secret Camera', Software: 'Editor' },
  IFD2: { DateTimeOriginal: '2026:04:12 10:11:12' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '5/1 36/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 11/1 0/1',
  },
}

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const isBlue = ([red = 0, , blue = 0]: number[]): boolean => blue > red

test.each([
  [1, 'left'],
  [3, 'right'],
  [6, 'top'],
  [8, 'bottom'],
])(
  'a photograph with the EXIF orientation %i is turned upright: its left half is %s',
  async (orientation, side) => {
    const photograph = await halves(80, 60).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    const { bytes, width, height } = await preparePicture(photograph)
    const isTurned = orientation > 4
    expect([width, height]).toEqual(isTurned ? [60, 80] : [80, 60])
    const { orientation: left } = await sharp(bytes).metadata()
    expect(left ?? 1).toBe(1)
    const near = { left: [5, 30], right: [75, 30], top: [30, 5], bottom: [30, 75] }[side] ?? []
    const [x = 0, y = 0] = near
    expect(isBlue(await colourAt(bytes, x, y))).toBe(true)
    expect(isBlue(await colourAt(bytes, width - 1 - x, height - 1 - y))).toBe(false)
  },
)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'place, date, camera and comments of a photograph are gone: %s',
  async format => {
    const tagged = await noise(64, 48, 3)
      .withExif(EXIF)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ama</x:xmpmeta>')
      .toFormat(format)
      .toBuffer()
    const before = await sharp(tagged).metadata()
    expect(before.exif?.toString('latin1')).toContain('Secret Camera')
    const { bytes } = await preparePicture(tagged)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Secret Camera|Acme|2026:04:12|xmpmeta/)
  },
)

test('a large photograph is made as small as screens need, a small one is not enlarged', async () => {
  const large = await preparePicture(await halves(4000, 300).jpeg().toBuffer())
  expect([large.width, large.height]).toEqual([2560, 192])
  const tall = await preparePicture(await halves(500, 2600).jpeg().toBuffer())
  expect([tall.width, tall.height]).toEqual([500, 2600])
  const screenshot = await preparePicture(await halves(200, 9000).png().toBuffer())
  expect([screenshot.width, screenshot.height]).toEqual([200, 9000])
  const poster = await preparePicture(await halves(1500, 3000).jpeg().toBuffer())
  expect([poster.width, poster.height]).toEqual([1440, 2880])
  const small = await preparePicture(await halves(300, 200).jpeg().toBuffer())
  expect([small.width, small.height]).toEqual([300, 200])
})

test('a photograph is stored as JPEG, a screenshot as PNG, transparency as PNG or WebP', async () => {
  const ending = async (picture: Buffer) => {
    const { bytes, ending } = await preparePicture(picture)
    const { format } = await sharp(bytes).metadata()
    expect(format).toBe(ending === 'jpg' ? 'jpeg' : ending)
    return ending
  }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  expect(await ending(await noise(200, 200, 3).jpeg().toBuffer())).toBe('jpg')
  expect(await ending(await noise(200, 200, 3).png().toBuffer())).toBe('jpg')
  expect(await ending(await noise(200, 200, 3).webp().toBuffer())).toBe('jpg')
  expect(await ending(await halves(200, 200).png().toBuffer())).toBe('png')
  expect(await ending(await halves(200, 200).ensureAlpha().png().toBuffer())).toBe('png')
  expect(
    await ending(
      await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    ),
  ).toBe('png')
  expect(await ending(await noise(900, 900, 4).png().toBuffer())).toBe('webp')
})

test('a photograph of CMYK or grey becomes one that browsers show', async () => {
  for (const space of ['cmyk', 'b-w']) {
    const picture = await halves(40, 30).toColourspace(space).jpeg().toBuffer()
    const { bytes } = await preparePicture(picture)
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  }
})

test('a part of a picture is cut out of what its author sees, not of what the camera wrote', async () => {
  const photograph = await halves(80, 60).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  const { bytes, width, height } = await preparePicture(photograph, {
    left: 0,
    top: 0,
    width: 60,
    height: 30,
  })
  expect([width, height]).toEqual([60, 30])
  expect(isBlue(await colourAt(bytes, 30, 15))).toBe(true)
})

test('a photograph in HEIC, as telephones save it, becomes a JPEG', async () => {
  const heic = await readFile(join(projectRoot, 'tests/fixtures/photograph.heic'))
  const { bytes, ending, width, height } = await preparePicture(heic)
  expect([ending, width, height]).toEqual(['jpg', 128, 80])
  expect(isBlue(await colourAt(bytes, 10, 40))).toBe(true)
  expect(isBlue(await colourAt(bytes, 118, 40))).toBe(false)
})

test('a drawing is stored without anything that is active in it', async () => {
  const drawing = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="x()"><script>x()</script><rect width="9" height="9"/></svg>',
  )
  const { bytes, ending, width, height } = await preparePicture(drawing)
  expect([ending, width, height]).toEqual(['svg', 30, 20])
  expect(Buffer.from(bytes).toString()).not.toMatch(/script|onload/)
})

const jpeg = () => noise(200, 150, 3).jpeg().toBuffer()
const heicHead = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['half of a JPEG', async () => (await jpeg()).subarray(0, 9000), /end of this picture is missing/],
  ['a document', () => Buffer.from('%PDF-1.7 …'), /document/],
  // It is not the format that keeps it out.
  ['a broken HEIC', () => Buffer.from(heicHead, 'latin1'), /^This photograph is damaged/],
  [
    'a broken drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    /end of this picture is missing/,
  ],
  [
    'a drawing whose words would be missing',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Enrolment</p></foreignObject></svg>',
      ),
    /“Enrolment”.*PNG/,
  ],
  ['a picture that is too long', () => halves(100, 70_000).png().toBuffer(), /Cut it into several/],
  [
    'a picture that moves',
    async () => {
      const frames = await Promise.all([halves(8, 8).png().toBuffer(), noise(8, 8, 3).png().toBuffer()])
      return sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
    },
    /moves/,
  ],
])('%s is refused in words that say what to do', async (_, make, words) => {
  const bytes = await make()
  await expect(preparePicture(bytes)).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(words),
  })
  await expect(preparePicture(bytes)).rejects.toThrow(/[Ss]ave/)
})
