import { z } from 'zod'
import { BAND_WIDTH, imagePath, link, shownAt, text, titled, withKeywords } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'
import type { Frame } from './shared/SectionContext.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'

/** The origins of the players. */
export const playerOrigins = [YOUTUBE, VIMEO] as const

export const video = defineSection('video', {
  description: 'A video of YouTube or Vimeo. Nothing is fetched from there before a visitor plays it.',
  synonyms: 'youtube, vimeo, film, movie, clip, embed, iframe, player, videos, virtual tour',
  fields: {
    ...titled('A day at school', 'Filmed by the coding club.'),
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
  frames: playerOrigins,
  resolve: ({ url }) => {
    const frame = playerOf(url)
    return frame ? { frame } : {}
  },
  rules: ({ url }) => (playerOf(url) ? [] : [otherVideo]),
  words: {
    watchOn: ['Watch on {service}', 'The link below a video that plays.'],
    playsFrom: ['Plays from {service}', 'Below a video, before it plays.'],
    opensService: ['Opens {service}', 'Below a video that is a link.'],
    videoLength: ['Length', 'Before the length of a video, for screen readers.'],
    transcript: ['Read what is said', 'The link to the text of a video.'],
  },
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
  suggestion:
    'Write one such as "https://youtu.be/…" or "https://vimeo.com/…". Link to another video from a text.',
}

/**
 * The player of a video, by the address of the video's own page. YouTube's sets no cookie before the video plays, and Vimeo's
 * none with `dnt` (developers.google.com/youtube/player_parameters, developer.vimeo.com/player/sdk/embed).
 * @returns undefined for the page of another site, and for one that shows no video
 */
export function playerOf(address: string): Frame | undefined {
  // The form of a link is judged before.
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const youtube = youtubeId(url)
  if (youtube) return { service: 'YouTube', url: `${YOUTUBE}/embed/${youtube}?autoplay=1` }
  const [, vimeo, hash] = /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? []
  if (!/^(?:www\.)?vimeo\.com$/.test(url.hostname) || !vimeo) return undefined
  // A video that is not listed has a key, which its player needs as well.
  const key = hash ? `h=${hash}&` : ''
  return { service: 'Vimeo', url: `${VIMEO}/video/${vimeo}?${key}dnt=1&autoplay=1` }
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const isShort = hostname === 'youtu.be'
  if (!isShort && !/^(?:(?:www|m)\.)?youtube\.com$/.test(hostname)) return undefined
  const [, inPath] = (isShort ? /^\/([^/]+)$/ : /^\/(?:shorts|live|embed)\/([^/]+)\/?$/).exec(pathname) ?? []
  const id = pathname === '/watch' ? searchParams.get('v') : inPath
  return id && /^[\w-]{11}$/.test(id) ? id : undefined
}
