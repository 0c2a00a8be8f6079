import type { Frame } from './SectionContext.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'

/** The origins of the players. */
export const playerOrigins = [YOUTUBE, VIMEO] as const

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
