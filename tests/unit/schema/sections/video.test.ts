import { expect, test } from 'vitest'
import { textOf } from '../../../../schema/problems/problem.ts'
import { playerOf, playerOrigins, video } from '../../../../schema/sections/video.ts'

const answers = (url: string) =>
  video
    .rules?.(video.schema.parse({ type: 'video', title: 'A day at school', url }))
    .map(({ path, message, suggestion }) => `${path.join('.')}: ${textOf(message)} ${textOf(suggestion)}`)

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

const ID = 'aqz-KE-bpKQ'
const youtube = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, youtube],
  [`https://youtube.com/watch?app=desktop&v=${ID}&t=30s`, youtube],
  [`https://m.youtube.com/watch?v=${ID}`, youtube],
  [`https://youtu.be/${ID}?si=abc`, youtube],
  [`https://www.youtube.com/shorts/${ID}`, youtube],
  [`https://www.youtube.com/live/${ID}?feature=share`, youtube],
  [`https://www.youtube.com/embed/${ID}`, youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a1b2c&dnt=1&autoplay=1'],
  ['https://www.youtube.com/@school', undefined],
  ['https://www.youtube.com/watch?v=short', undefined],
  [`https://www.youtube.com/playlist?list=${ID}`, undefined],
  ['https://youtu.be/', undefined],
  [`https://notyoutube.com/watch?v=${ID}`, undefined],
  [`https://youtube.com.evil.example/watch?v=${ID}`, undefined],
  ['https://vimeo.com/channels/staffpicks', undefined],
  ['https://www.tiktok.com/@school/video/1', undefined],
  ['/docs/film.mp4', undefined],
])('%s is played by %s', (address, url) => {
  const player = playerOf(address)
  expect(player?.url).toBe(url)
  if (player) expect(playerOrigins).toContain(new URL(player.url).origin)
})
