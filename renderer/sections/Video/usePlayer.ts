import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/**
 * Whether a player is shown, and the properties of the link that becomes the button which shows it; none where it cannot be
 * shown. The policy of a document
 * names the frames of its own page alone. After a client-side navigation it is that of another page, so the click reloads the
 * document first.
 */
export function usePlayer(url: string) {
  const [state, setState] = useState<'waiting' | 'playing' | 'blocked'>('waiting')
  useEffect(() => {
    if (takeRequest(url)) setState(isAllowed(url) ? 'playing' : 'blocked')
  }, [url])

  const play = (event: MouseEvent | KeyboardEvent) => {
    // Where a reload has not helped, the link leads to the video's page.
    if (state === 'blocked') return
    if (isAllowed(url)) setState('playing')
    else if (leaveRequest(url)) window.location.reload()
    else return
    event.preventDefault()
  }
  const playProps = {
    role: 'button',
    // With a modifier key the browser opens the video's page in a new tab or window.
    onClick: (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || play(event),
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && play(event),
  } as const
  return { isPlaying: state === 'playing', playProps: state === 'blocked' ? undefined : playProps }
}

/** Whether the policy of the document lets a frame of this URL in. In development there is none. */
function isAllowed(url: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
  return !policy || policy.content.includes(new URL(url).origin)
}

/** In the session's storage: the player to show after a reload. */
const KEY = 'chalkline:play'

/** @returns false where the browser stores nothing */
function leaveRequest(url: string): boolean {
  try {
    sessionStorage.setItem(KEY, url)
    return true
  } catch {
    return false
  }
}

function takeRequest(url: string): boolean {
  try {
    const isRequested = sessionStorage.getItem(KEY) === url
    if (isRequested) sessionStorage.removeItem(KEY)
    return isRequested
  } catch {
    return false
  }
}
