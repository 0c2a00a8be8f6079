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

const edited = (text: string, edit: (text: string, list: CaptionedList) => string): unknown =>
  JSON.parse(edit(text, listOf(text)))

const three = post(['/a.jpg', '/b.jpg', '/c.jpg'], ['A', 'B', 'C'])
const added = [
  { path: '/d.jpg', words: ' D ' },
  { path: '/e.jpg', words: '' },
]

test('pictures are added with their captions, also where there are none yet', () => {
  expect(edited(three, (text, list) => addPictures(text, list, added))).toMatchObject({
    images: ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg'],
    captions: ['A', 'B', 'C', 'D', ''],
  })
  expect(edited(post([]), (text, list) => addPictures(text, list, added))).toEqual({
    title: 'Races',
    images: ['/d.jpg', '/e.jpg'],
    captions: ['D', ''],
    date: '2026-04-12',
  })
})

test('pictures that had no captions do not take those of the ones that are added', () => {
  expect(edited(post(['/a.jpg']), (text, list) => addPictures(text, list, added))).toMatchObject({
    captions: ['', 'D', ''],
  })
  expect(
    edited(post(['/a.jpg', '/b.jpg'], ['A']), (text, list) => addPictures(text, list, added)),
  ).toMatchObject({
    captions: ['A', '', 'D', ''],
  })
})

test('a caption moves and goes with its picture', () => {
  expect(edited(three, (text, list) => movePicture(text, list, 0, 2))).toMatchObject({
    images: ['/b.jpg', '/c.jpg', '/a.jpg'],
    captions: ['B', 'C', 'A'],
  })
  expect(edited(three, (text, list) => removePicture(text, list, 1))).toMatchObject({
    images: ['/a.jpg', '/c.jpg'],
    captions: ['A', 'C'],
  })
  expect(
    edited(post(['/a.jpg', '/b.jpg'], ['A']), (text, list) => removePicture(text, list, 0)),
  ).toMatchObject({
    images: ['/b.jpg'],
    captions: [''],
  })
})

test('without pictures there are no captions', () => {
  const one = post(['/a.jpg'], ['A'])
  expect(edited(one, (text, list) => removePicture(text, list, 0))).toEqual({
    title: 'Races',
    images: [],
    date: '2026-04-12',
  })
})

test('a caption is written where there was none', () => {
  expect(edited(post(['/a.jpg', '/b.jpg']), (text, list) => writeCaption(text, list, 1, 'B'))).toMatchObject({
    captions: ['', 'B'],
  })
  expect(edited(three, (text, list) => writeCaption(text, list, 1, 'Two'))).toMatchObject({
    captions: ['A', 'Two', 'C'],
  })
})

test('an edit changes the lines of what it is about and no others', () => {
  const lines = three.split('\n')
  const moved = movePicture(three, listOf(three), 0, 1).split('\n')
  expect(moved.filter((line, index) => line !== lines[index])).toHaveLength(4)
})
