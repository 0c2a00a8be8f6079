import { z } from 'zod'
import { BAND_WIDTH, imagePath, intro, link, shownAt, text, withKeywords } from '../model/fields.ts'
import { defineSection } from './defineSection.ts'
import { playerOf, playerOrigins } from './videoFrame.ts'

export const video = defineSection('video', {
  description: 'A video of YouTube or Vimeo. Nothing is fetched from there before a visitor plays it.',
  synonyms: [
    'youtube',
    'vimeo',
    'film',
    'movie',
    'clip',
    'embed',
    'iframe',
    'player',
    'videos',
    'virtual tour',
  ],
  fields: {
    title: text('The heading.', 'A day at school'),
    description: intro('Filmed by the coding club.'),
    url: withKeywords(
      link(
        'The address of the video, as the browser shows it on YouTube or Vimeo.',
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      ),
      ['youtube', 'vimeo', 'videourl'],
    ),
    videoTitle: text(
      'The name of the video, where the heading is another.',
      'From the first bell to the last',
    ).optional(),
    poster: shownAt(
      BAND_WIDTH,
      imagePath(
        'A picture in its place until it plays; it only decorates. Wider than high, 16 to 9.',
        '/images/posters/school-day.jpg',
      ),
    ).optional(),
    length: z
      .string()
      .regex(/^(?:[0-9]{1,2}:[0-5])?[0-9]{1,2}:[0-5][0-9]$/)
      .meta({ description: 'How long it is, in minutes and seconds.', examples: ['3:45'] })
      .optional(),
    captions: text('Whether it can be followed without sound.', 'With English captions').optional(),
    transcript: link(
      'A page or a PDF document with the words of the video.',
      '/docs/school-day-transcript.pdf',
    ).optional(),
  },
  frameOrigins: playerOrigins,
  resolve: ({ url }) => {
    const frame = playerOf(url)
    return frame ? { frame } : {}
  },
  rules: ({ url }) => (playerOf(url) ? [] : [otherVideo]),
  presets: {
    'With everything': {
      id: 'film',
      title: 'A day at school',
      description: 'Filmed by the coding club, from the first bell to the last.',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      videoTitle: 'From the first bell to the last',
      poster: '/images/places/arcade.svg',
      length: '3:45',
      captions: 'With English captions',
      transcript: '/blog',
    },
    'Without a picture': { id: 'film-2', title: 'The choir in concert', url: 'https://vimeo.com/76979871' },
  },
})

const otherVideo = {
  code: 'bad-link' as const,
  path: ['url'],
  message: 'This is no address of a video on YouTube or Vimeo.',
  cure: 'Write one such as "https://youtu.be/…" or "https://vimeo.com/…". Link to another video from a text.',
}
