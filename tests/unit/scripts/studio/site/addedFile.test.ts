import { expect, test } from 'vitest'
import { fileNameProblems } from '../../../../../schema/read/fileNames.ts'
import { fileName, freeName } from '../../../../../scripts/studio/site/addedFile.ts'

test.each([
  ['Sports Day 2026.JPG', 'sports-day-2026'],
  ['Café & Crèche (1).jpeg', 'cafe-creche-1'],
  ['Ɛyɛ ŋmɔŋ.png', 'eye-nmon'],
  ['relay.final.heic', 'relay-final'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Users\\Ama\\prize giving.jpg', 'c-users-ama-prize-giving'],
])('a file that its author named keeps the words of its name: %s', (original, name) => {
  expect(fileName(original, 'Founders’ Day', 'picture')).toBe(name)
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
  expect(fileName(original, 'Founders’ Day 2026', 'picture')).toBe('founders-day-2026')
})

test('without any words there is still a name', () => {
  expect(fileName('', '', 'picture')).toBe('picture')
  expect(fileName('IMG_2041.JPG', '', 'picture')).toBe('img-2041')
  expect(fileName('校园.jpg', '学校', 'picture')).toBe('picture')
})

test.each(['con.jpg', 'NUL', 'Aux.png', 'lpt1.jpg'])('no name is one that Windows keeps: %s', original => {
  expect(fileName(original, '', 'picture')).toBe(`picture-${original.toLowerCase().replace(/\..*/, '')}`)
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
    for (const name of [fileName(original, '', 'picture'), fileName('', original, 'picture')]) {
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

test('a scan without a name of its own is called after its page', () => {
  expect(fileName('Scan0001.pdf', 'Fees', 'document')).toBe('fees')
  expect(fileName('Gebühren für Schüler.PDF', 'Fees', 'document')).toBe('gebuhren-fur-schuler')
})
