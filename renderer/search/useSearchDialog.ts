import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { isPlainClick } from '../browser/clicks.ts'
import { useSite } from '../contexts/site.tsx'

type Dialog = ComponentType<{ onClose: () => void }>

/** Its code comes with the first use. */
const loadDialog = async (): Promise<Dialog> => (await import('./SearchDialog.tsx')).default

/**
 * The dialog of the search, which links to the page that searches open, and the keys `/` and Ctrl K.
 * @returns what such a link needs, and the dialog while it is open
 */
export function useSearchDialog() {
  const { base, hasSearch } = useSite()
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
  const href = `${base}search`

  const open = useCallback(() => {
    loadDialog().then(
      Dialog => setDialog({ Dialog }),
      // Without the code the page says what to do.
      () => window.location.assign(href),
    )
  }, [href])

  useEffect(() => {
    if (!hasSearch) return
    const openByKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isWriting(event.target)
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if ((!isSlash && !isK) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [hasSearch, open])

  const preload = (event: SyntheticEvent) => {
    // The page that searches is not prefetched: it lists all pages.
    event.stopPropagation()
    loadDialog().catch(() => undefined)
  }
  return {
    Dialog: dialog?.Dialog,
    close: useCallback(() => setDialog(undefined), []),
    link: {
      href,
      onFocus: preload,
      onPointerOver: (event: SyntheticEvent) => event.stopPropagation(),
      onClick: (event: React.MouseEvent) => {
        if (!isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        open()
      },
    },
  }
}

export type SearchLinkProps = ReturnType<typeof useSearchDialog>['link']

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
