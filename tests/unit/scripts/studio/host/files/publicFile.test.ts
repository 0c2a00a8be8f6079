import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fileNameProblems } from '../../../../../../schema/read/fileNames.ts'
import {
  fileName,
  freeName,
  type NewFile,
  publicFile,
  storeFile,
} from '../../../../../../scripts/studio/host/files/publicFile.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'

let folder: string

beforeEach(() => {
  folder = scratchFolder(onTestFinished)
})

const picture = (words = 'picture'): NewFile => ({ bytes: Buffer.from(words), ending: 'jpg' })

test('a picture is stored below "images", which is made where it is not there', async () => {
  expect(await storeFile(folder, 'picture', picture(), 'relay')).toBe('/images/relay.jpg')
  expect(await readFile(join(folder, 'images/relay.jpg'), 'utf8')).toBe('picture')
})

test('no picture replaces another: 30 of one name at once become 30 files', async () => {
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'images/RELAY.svg'), 'drawing')
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  const stored = await Promise.all(
    numbers.map(number => storeFile(folder, 'picture', picture(`${number}`), 'relay')),
  )
  expect(new Set(stored).size).toBe(30)
  const files = (await readdir(join(folder, 'images'))).filter(name => name !== 'RELAY.svg')
  expect(files).not.toContain('relay.jpg')
  const written = await Promise.all(files.map(file => readFile(join(folder, 'images', file), 'utf8')))
  expect(written.map(Number).sort((one, other) => one - other)).toEqual(numbers)
  expect(await readFile(join(folder, 'images/RELAY.svg'), 'utf8')).toBe('drawing')
})

test('nothing is stored through a link to another folder', async () => {
  await mkdir(join(folder, 'public'))
  await mkdir(join(folder, 'elsewhere'))
  await symlink(join(folder, 'elsewhere'), join(folder, 'public/images'))
  await expect(storeFile(join(folder, 'public'), 'picture', picture(), 'relay')).rejects.toThrow(
    'link to another',
  )
  expect(await readdir(join(folder, 'elsewhere'))).toEqual([])
})

test.skipIf(process.getuid?.() === 0)('in a folder that cannot be written nothing changes', async () => {
  await mkdir(join(folder, 'images'), { mode: 0o500 })
  await expect(storeFile(folder, 'picture', picture(), 'relay')).rejects.toThrow('EACCES')
  await chmod(join(folder, 'images'), 0o700)
  expect(await readdir(join(folder, 'images'))).toEqual([])
})

test('nothing but a picture of the site is read', async () => {
  await mkdir(join(folder, 'public/images'), { recursive: true })
  await writeFile(join(folder, 'secret.jpg'), 'secret')
  await writeFile(join(folder, 'public/images/relay.jpg'), 'relay')
  await writeFile(join(folder, 'public/images/.hidden.jpg'), 'hidden')
  await writeFile(join(folder, 'public/notes.txt'), 'notes')
  await symlink(join(folder, 'secret.jpg'), join(folder, 'public/images/linked.jpg'))
  await symlink(folder, join(folder, 'public/up'))
  const root = join(folder, 'public')
  expect(await publicFile(root, '/images/relay.jpg', 'picture')).toBe(join(root, 'images/relay.jpg'))
  const others = [
    '/../secret.jpg',
    '/images/../../secret.jpg',
    '/up/secret.jpg',
    '/images/linked.jpg',
    '/notes.txt',
    '',
  ]
  const further = [
    '/images/.hidden.jpg',
    'images/relay.jpg',
    '/images/relay.jpg/',
    '//images/relay.jpg',
    '/images\\relay.jpg',
    '/images',
    `${folder}/secret.jpg`,
  ]
  for (const path of [...others, ...further])
    await expect(publicFile(root, path, 'picture'), path).rejects.toThrow('no such picture')
})

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

test('documents of one name and other types lie side by side; one of the same type gets a number', async () => {
  const fees = (ending: string) => storeFile(folder, 'document', { bytes: Buffer.from('x'), ending }, 'fees')
  expect([await fees('pdf'), await fees('docx'), await fees('pdf')]).toEqual([
    '/docs/fees.pdf',
    '/docs/fees.docx',
    '/docs/fees-2.pdf',
  ])
})

test('a scan without a name of its own is called after its page', () => {
  expect(fileName('Scan0001.pdf', 'Fees', 'document')).toBe('fees')
  expect(fileName('Gebühren für Schüler.PDF', 'Fees', 'document')).toBe('gebuhren-fur-schuler')
})
