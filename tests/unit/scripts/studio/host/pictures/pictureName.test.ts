import { expect, test } from 'vitest'
import { fileNameProblems } from '../../../../../../schema/read/fileNames.ts'
import { freeName, pictureName } from '../../../../../../scripts/studio/host/pictures/storePicture.ts'

test.each([
  ['Sports Day 2026.JPG', 'sports-day-2026'],
  ['Café & Crèche (1).jpeg', 'cafe-creche-1'],
  ['Ɛyɛ ŋmɔŋ.png', 'eye-nmon'],
  ['relay.final.heic', 'relay-final'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Users\\Ama\\prize giving.jpg', 'c-users-ama-prize-giving'],
])('a file that its author named keeps the words of its name: %s', (original, name) => {
  expect(pictureName(original, 'Founders’ Day')).toBe(name)
})

test.each([
  'IMG_2041.HEIC',
  'IMG-20260412-WA0003.jpg',
  'WhatsApp Image 2026-04-12 at 10.02.11.jpeg',
  '20260412_101112.jpg',
  'PXL_20260412_101112123~2.jpg',
  'DSC00012.JPG',
  'image0.jpeg',
  'Screenshot 2026-04-12.png',
  '5F3A9C1E-22B0-4D1F.jpg',
  '校园.jpg',
  '.jpg',
  '',
])('a name from a camera gives way to what the picture belongs to: %s', original => {
  expect(pictureName(original, 'Founders’ Day 2026')).toBe('founders-day-2026')
})

test('without any words there is still a name', () => {
  expect(pictureName('', '')).toBe('picture')
  expect(pictureName('IMG_2041.JPG', '')).toBe('img-2041')
  expect(pictureName('校园.jpg', '学校')).toBe('picture')
})

test.each(['con.jpg', 'NUL', 'Aux.png', 'lpt1.jpg'])('no name is one that Windows keeps: %s', original => {
  expect(pictureName(original, '')).toBe(`picture-${original.toLowerCase().replace(/\..*/, '')}`)
})

const pieces = [
  '..',
  '/',
  '\\',
  '\0',
  '%2e%2e%2f',
  'con',
  '~',
  '<script>',
  '"',
  "'",
  '\u202e',
  '\ufeff',
  '：',
  'a'.repeat(400),
]
const rests = ['', '.jpg', '/x.png', '\\..\\y.svg', '\n.jpeg', ' .webp', '...', '%00.gif', '🏃.jpg', '́.jpg']
const hostile = pieces.flatMap(one =>
  pieces.slice(0, 4).flatMap(two => rests.map(rest => `${one}${two}${rest}`)),
)

test('500 hostile names become names of small letters, digits and hyphens, which work everywhere', () => {
  expect(new Set(hostile).size).toBeGreaterThan(500)
  for (const original of hostile) {
    for (const name of [pictureName(original, ''), pictureName('', original)]) {
      expect(name, original).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(name.length, original).toBeLessThanOrEqual(70)
      expect(fileNameProblems([`images/${name}.jpg`], 'public/'), original).toEqual([])
    }
  }
})

test('a name that another picture has gets a number, whatever the ending and letter case of the other', () => {
  expect(freeName('relay', [])).toBe('relay')
  expect(freeName('relay', ['relay.svg'])).toBe('relay-2')
  expect(freeName('relay', ['Relay.JPG', 'relay-2.webp', 'relays.jpg'])).toBe('relay-3')
})
