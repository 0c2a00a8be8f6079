import { expect, test } from 'vitest'
import { playerOf, playerOrigins, video } from '../../../../schema/sections/video.ts'

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
