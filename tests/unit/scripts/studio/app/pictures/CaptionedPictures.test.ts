import { expect, test } from 'vitest'
import {
  captionedIn,
  withCaptioned,
} from '../../../../../../scripts/studio/app/pictures/CaptionedPictures.tsx'

// @vitest-environment happy-dom

const order = ['title', 'images', 'captions', 'date']

const post = (images: readonly string[], captions?: readonly string[]): string =>
  `${JSON.stringify({ title: 'Races', images, ...(captions && { captions }), date: '2026-04-12' }, null, 2)}\n`

type Entries = ReturnType<typeof captionedIn>

function edited(text: string, edit: (entries: Entries) => Entries): string {
  const { images, captions } = JSON.parse(text)
  const at = { pictures: ['images'], captions: ['captions'] }
  return withCaptioned(text, edit(captionedIn(images, captions)), at, order)
}

const three = post(['/a.jpg', '/b.jpg', '/c.jpg'], ['A', 'B', 'C'])
const two = post(['/a.jpg', '/b.jpg'], ['A'])
const add = (entries: Entries) => [...entries, { path: '/d.jpg', words: 'D' }, { path: '/e.jpg', words: '' }]
const remove = (index: number) => (entries: Entries) => entries.toSpliced(index, 1)
const move = ([first, ...others]: Entries) => [...others, ...(first ? [first] : [])]

test.each<
  [what: string, text: string, edit: (entries: Entries) => Entries, images: string, captions?: string[]]
>([
  ['are added with their captions', three, add, 'abcde', ['A', 'B', 'C', 'D', '']],
  ['are added where there are none yet', post([]), add, 'de', ['D', '']],
  ['without captions do not take those of added ones', post(['/a.jpg']), add, 'ade', ['', 'D', '']],
  ['of which some had no caption do neither', two, add, 'abde', ['A', '', 'D', '']],
  ['move with their captions', three, move, 'bca', ['B', 'C', 'A']],
  ['go with their captions', three, remove(1), 'ac', ['A', 'C']],
  ['go with the only caption', two, remove(0), 'b'],
])('pictures %s', (_, text, edit, images, captions) => {
  const paths = [...images].map(letter => `/${letter}.jpg`)
  expect(JSON.parse(edited(text, edit))).toEqual(JSON.parse(post(paths, captions)))
})
