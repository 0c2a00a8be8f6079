import { useCallback, useState } from 'react'
import type { Lightbox } from './Lightbox.tsx'

/**
 * The lightbox, whose code arrives with the first picture that is opened. When it does not arrive, the picture's own
 * file is shown instead; offline the page stays, since the browser would show its own error.
 */
export function useLightbox() {
  const [opened, setOpened] = useState<number>()
  const [component, setComponent] = useState<{ Lightbox: typeof Lightbox }>()

  const open = useCallback((index: number, file: string) => {
    setOpened(index)
    import('./Lightbox.tsx').then(setComponent, () => {
      setOpened(undefined)
      if (navigator.onLine) location.assign(file)
    })
  }, [])
  return { opened, open, onClosed: setOpened, Lightbox: component?.Lightbox }
}
