import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { isAllowed, reloadFor, takeReload } from '../../browser/reloadForPolicy.ts'

/**
 * Whether a player is shown, and the properties of the link that becomes the button which shows it; none where it cannot be
 * shown.
 */
export function usePlayer(url: string) {
  const [state, setState] = useState<'waiting' | 'playing' | 'blocked'>('waiting')
  useEffect(() => {
    if (takeReload(url)) setState(isAllowed(url) ? 'playing' : 'blocked')
  }, [url])

  const play = (event: MouseEvent | KeyboardEvent) => {
    // Where a reload has not helped, the link leads to the video's page.
    if (state === 'blocked') return
    if (isAllowed(url)) setState('playing')
    else if (!reloadFor(url)) return
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
