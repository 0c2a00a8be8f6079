import { expect, test } from 'vitest'
import { video } from '../../../../schema/sections/video.ts'

const answers = (url: string) =>
  video
    .rules?.(video.schema.parse({ type: 'video', title: 'A day at school', url }))
    .map(({ path, message, cure }) => `${path.join('.')}: ${message} ${cure}`)

test('a video of another site, and a page of YouTube without a video, are answered with what is possible', () => {
  expect(answers('https://youtu.be/aqz-KE-bpKQ')).toEqual([])
  const answer =
    'url: This is no address of a video on YouTube or Vimeo. Write one such as "https://youtu.be/…" or "https://vimeo.com/…". Link to another video from a text.'
  expect(answers('https://www.facebook.com/school/videos/1')).toEqual([answer])
  expect(answers('https://www.youtube.com/@school')).toEqual([answer])
})

test.each([
  ['3:45', true],
  ['75:00', true],
  ['1:03:45', true],
  ['3:75', false],
  ['3.45', false],
  ['4 min', false],
])('%s is a length: %s', (length, isLength) => {
  const section = { type: 'video', title: 'A day', url: 'https://youtu.be/aqz-KE-bpKQ', length }
  expect(video.schema.safeParse(section).success).toBe(isLength)
})
