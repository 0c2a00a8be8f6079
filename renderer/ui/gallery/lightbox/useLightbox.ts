import { useCallback, useState } from 'react'
import type { Lightbox } from './Lightbox.tsx'

/**
 * Opens pictures in the lightbox, whose code loads lazily with the first one. When loading fails, the browser navigates to the
 * picture's file instead. Offline it stays on the page, since navigating would replace it by the browser's error page.
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
