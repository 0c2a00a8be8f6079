import { expect, test } from 'vitest'
import {
  addPictures,
  type CaptionedList,
  movePicture,
  removePicture,
  writeCaption,
} from '../../../../../../scripts/studio/app/pictures/CaptionedPictures.tsx'

// @vitest-environment happy-dom

const order = ['title', 'images', 'captions', 'date']

const post = (images: readonly string[], captions?: readonly string[]): string =>
  `${JSON.stringify({ title: 'Races', images, ...(captions && { captions }), date: '2026-04-12' }, null, 2)}\n`

function listOf(text: string): CaptionedList {
  const { images, captions = [] } = JSON.parse(text)
  return { pictures: images, captions, at: { pictures: ['images'], captions: ['captions'] }, order }
}

const three = post(['/a.jpg', '/b.jpg', '/c.jpg'], ['A', 'B', 'C'])
const two = post(['/a.jpg', '/b.jpg'], ['A'])
const added = [
  { path: '/d.jpg', words: ' D ' },
  { path: '/e.jpg', words: '' },
]

type Edit = (text: string, list: CaptionedList) => string
const add: Edit = (text, list) => addPictures(text, list, added)
const remove =
  (index: number): Edit =>
  (text, list) =>
    removePicture(text, list, index)
const move: Edit = (text, list) => movePicture(text, list, 0, 2)
const write =
  (words: string): Edit =>
  (text, list) =>
    writeCaption(text, list, 1, words)

test.each<[what: string, text: string, edit: Edit, images: string, captions: string[] | undefined]>([
  ['are added with their captions', three, add, 'abcde', ['A', 'B', 'C', 'D', '']],
  ['are added where there are none yet', post([]), add, 'de', ['D', '']],
  ['without captions do not take those of added ones', post(['/a.jpg']), add, 'ade', ['', 'D', '']],
  ['of which some had no caption do neither', two, add, 'abde', ['A', '', 'D', '']],
  ['move with their captions', three, move, 'bca', ['B', 'C', 'A']],
  ['go with their captions', three, remove(1), 'ac', ['A', 'C']],
  ['go before one that has no caption', two, remove(0), 'b', ['']],
  ['all go, and with them the captions', post(['/a.jpg'], ['A']), remove(0), '', undefined],
  ['get a caption where there was none', post(['/a.jpg', '/b.jpg']), write('B'), 'ab', ['', 'B']],
  ['get another caption', three, write('Two'), 'abc', ['A', 'Two', 'C']],
])('pictures %s', (_, text, edit, images, captions) => {
  const paths = [...images].map(letter => `/${letter}.jpg`)
  expect(JSON.parse(edit(text, listOf(text)))).toEqual(JSON.parse(post(paths, captions)))
})

test('an edit changes the lines of what it is about and no others', () => {
  const lines = three.split('\n')
  const moved = movePicture(three, listOf(three), 0, 1).split('\n')
  expect(moved.filter((line, index) => line !== lines[index])).toHaveLength(4)
})
