import { expect, test } from 'vitest'
import { ALT_KEY } from '../../../../../../schema/model/fields.ts'
import { nodeAt, valueAt } from '../../../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../../../schema/problems/problem.ts'
import { schemas } from '../../../../../../schema/read/parse.ts'
import {
  entryOf,
  pictureKeyOf,
  withoutPicture,
  withPicture,
} from '../../../../../../scripts/studio/app/pictures/PictureField.tsx'

const page = (section: object) => ({ title: 'P', description: 'D', sections: [section] })

/** A picture of a document, as its form gives it to its field. */
function pictureAt(value: unknown, path: Path) {
  const at = (path: Path) => ({
    value: valueAt(value, path),
    node: nodeAt(schemas.page, path, value),
  })
  const { node } = at(path)
  if (!node) throw new Error('There is no such field')
  return { text: JSON.stringify(value), field: { node, path }, form: { at } }
}

const pageWith = (fields: object) => page({ type: 'text', title: 'T', content: 'C', ...fields })
const PICTURE: Path = ['sections', 0, 'image']

test('what the site says of a picture already is written next to it', () => {
  const { text, field, form } = pictureAt(pageWith({}), PICTURE)
  const written = JSON.parse(withPicture(text, field, { path: '/images/a.jpg', words: 'A tree' }, form))
  expect(written.sections[0]).toMatchObject({ image: '/images/a.jpg', imageAlt: 'A tree' })
})

test('words for another picture go when none are written, and with their picture', () => {
  const { text, field, form } = pictureAt(pageWith({ image: '/images/a.jpg', imageAlt: 'A tree' }), PICTURE)
  const written = JSON.parse(withPicture(text, field, { path: '/images/b.jpg', words: '' }, form))
  expect(written.sections[0]).toEqual({ type: 'text', title: 'T', content: 'C', image: '/images/b.jpg' })
  const removed = JSON.parse(withoutPicture(text, field, form))
  expect(removed.sections[0]).toEqual({ type: 'text', title: 'T', content: 'C' })
})

test('a name that a place has with any picture stays', () => {
  const logos = page({ type: 'logos', title: 'L', items: [{ name: 'Cambridge', image: '/images/a.svg' }] })
  const { text, field, form } = pictureAt(logos, ['sections', 0, 'items', 0, 'image'])
  expect(field.node.meta[ALT_KEY]).toBe('name')
  const written = JSON.parse(withPicture(text, field, { path: '/images/b.svg', words: '' }, form))
  expect(written.sections[0].items).toEqual([{ name: 'Cambridge', image: '/images/b.svg' }])
  const removed = JSON.parse(withoutPicture(text, field, form))
  expect(removed.sections[0].items).toEqual([{ name: 'Cambridge' }])
})

test('a list of pictures gets an entry for each, other lists are not filled with pictures', () => {
  const entryIn = (type: string) => pictureAt(page({ type }), ['sections', 0, 'items', 0]).field.node
  const gallery = entryIn('gallery')
  expect(pictureKeyOf(gallery)).toBe('src')
  expect(entryOf(gallery, 'src', { path: '/images/a.jpg', words: 'A tree' })).toEqual({
    src: '/images/a.jpg',
    alt: 'A tree',
  })
  expect(entryOf(gallery, 'src', { path: '/images/a.jpg', words: '' })).toEqual({ src: '/images/a.jpg' })
  expect(pictureKeyOf(entryIn('faq'))).toBeUndefined()
})
