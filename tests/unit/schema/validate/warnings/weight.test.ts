import { expect, test } from 'vitest'
import type { AnySection } from '../../../../../schema/section.ts'
import { validateDocument } from '../../../../../schema/validate/validateDocument.ts'
import { smallContext } from '../../../smallSite.ts'

const MB = 1_000_000

/** A gallery of pictures; a size for each file. */
const gallery = (...files: string[]): AnySection => ({
  type: 'gallery',
  title: 'Pictures',
  items: files.map(src => ({ src, alt: 'A picture', caption: 'One' })),
})
const messagesOf = (sections: readonly AnySection[], sizes: Record<string, number> = {}) =>
  validateDocument(
    { file: 'page.json', text: JSON.stringify({ title: 'Page', description: 'Words.', sections }) },
    {
      ...smallContext,
      files: new Map(Object.entries(sizes).map(([path, size]) => [path, { size }])),
      today: '2026-11-21',
    },
  )
    .problems.filter(({ code }) => code === 'heavy-page')
    .map(({ code, path, message }) => ({ code, path, message }))

/** A section of text that costs so many bytes: four for each character of its JSON. */
function textOf(bytes: number): AnySection {
  const empty = { type: 'text' as const, title: 'T', content: '' }
  return { ...empty, content: 'x'.repeat(bytes / 4 - JSON.stringify(empty).length) }
}

test('a page may cost as much as its budget, and no more', () => {
  expect(messagesOf([textOf(MB)])).toEqual([])
  expect(messagesOf([textOf(MB + 4)])).toEqual([
    {
      code: 'heavy-page',
      path: ['sections', 0],
      message: 'This page takes about 1.0 MB, 1.0 MB of it for this "text" section.',
    },
  ])
})

test('the heaviest section is named, and what all cost together', () => {
  expect(messagesOf([textOf(400_000), textOf(900_000), textOf(500_000)])).toMatchObject([
    { path: ['sections', 1], message: expect.stringContaining('about 1.8 MB, 0.9 MB of it') },
  ])
})

test('a drawing costs what it weighs, a photograph what is sent of it at most, a missing file nothing', () => {
  expect(messagesOf([gallery('/a.svg')], { '/a.svg': 3 * MB })).toMatchObject([
    { message: expect.stringContaining('about 3.0 MB') },
  ])
  const photographs = Array.from({ length: 6 }, (_, index) => `/${index}.jpg`)
  const sizes = (size: number) => Object.fromEntries(photographs.map(file => [file, size]))
  expect(messagesOf([gallery(...photographs)], sizes(9 * MB))).toMatchObject([
    { message: expect.stringContaining('about 1.2 MB') },
  ])
  expect(messagesOf([gallery(...photographs)], sizes(150_000))).toEqual([])
  expect(messagesOf([gallery(...photographs)])).toEqual([])
})

test('a picture that a page shows again costs nothing more', () => {
  expect(messagesOf([gallery('/a.svg', '/a.svg'), gallery('/a.svg')], { '/a.svg': 800_000 })).toEqual([])
})
