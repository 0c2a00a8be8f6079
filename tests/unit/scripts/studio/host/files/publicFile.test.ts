import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { publicFile, storeFile } from '../../../../../../scripts/studio/host/files/publicFile.ts'
import type { NewFile } from '../../../../../../scripts/studio/site/addedFile.ts'
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

test('documents of one name and other types lie side by side; one of the same type gets a number', async () => {
  const fees = (ending: string) => storeFile(folder, 'document', { bytes: Buffer.from('x'), ending }, 'fees')
  expect([await fees('pdf'), await fees('docx'), await fees('pdf')]).toEqual([
    '/docs/fees.pdf',
    '/docs/fees.docx',
    '/docs/fees-2.pdf',
  ])
})
