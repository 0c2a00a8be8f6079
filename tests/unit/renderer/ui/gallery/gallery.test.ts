import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carousel, lightbox, shuffleInterval } from '../../../../../renderer/theme/constants.ts'
import { shuffle } from '../../../../../renderer/ui/GalleryView.tsx'
import { slidesOf } from '../../../../../renderer/ui/gallery/slide.ts'
import { defaultWords } from '../../../../../schema/model/site/words.ts'
import { randomFrom } from '../../../../randomFrom.ts'

test('R-GAL-11: a shuffle keeps every item, once, and leaves the list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer(), (items, seed) => {
      const before = [...items]
      const shuffled = shuffle(items, randomFrom(seed))
      expect(items).toEqual(before)
      expect([...shuffled].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b))
    }),
  )
})

test('R-GAL-11: every order is as likely as any other', () => {
  const random = randomFrom(7)
  const counts = new Map<string, number>()
  for (let round = 0; round < 12_000; round++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(400)
    expect(count).toBeLessThan(600)
  }
})

test('every picture has a name: what it shows, else its caption, else its number', () => {
  const refs = { pictures: { '/b.svg': { src: '/school/b.svg', width: 3, height: 2 } }, icons: {}, files: {} }
  const items = [
    { src: '/a.svg', alt: 'A roof', caption: 'Noon' },
    { src: '/b.svg', caption: 'Dusk' },
    { src: '/c.svg' },
  ]
  expect(slidesOf(items, refs, defaultWords)).toEqual([
    { id: 0, src: '/a.svg', name: 'A roof', caption: 'Noon', full: { src: '/a.svg' } },
    {
      id: 1,
      src: '/b.svg',
      name: 'Dusk',
      caption: 'Dusk',
      full: { src: '/school/b.svg', width: 3, height: 2 },
    },
    { id: 2, src: '/c.svg', name: 'Picture 3', full: { src: '/c.svg' } },
  ])
})

test('R-GAL-5, R-GAL-6, R-GAL-7, R-GAL-11: the constants of the specification', () => {
  expect(shuffleInterval).toBe(600_000)
  expect(carousel).toEqual({ above: 5, thumbnails: 8, interval: 3000, transition: 350, swipeTolerance: 5 })
  expect(lightbox).toEqual({
    animation: { fade: 500, swipe: 500, zoom: 500 },
    preload: 2,
    zoom: { zoomInMultiplier: 2, doubleTapDelay: 300, doubleClickDelay: 500, keyboardMoveDistance: 50 },
  })
})
