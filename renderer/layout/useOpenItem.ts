import { type RefObject, useCallback, useEffect, useState } from 'react'

interface OpenItem {
  index: number
  /** Whether the button opened it, not only hovering. Another press of the button then closes it. */
  isPinned: boolean
}

/**
 * Tracks which item of a menu shows its sub-menu, at most one. Escape, a press elsewhere and a change of route close it.
 * @param list the menu's list, whose children are the items
 * @returns `isHydrated` is false while CSS still opens the sub-menus
 */
export function useOpenItem(list: RefObject<HTMLElement | null>, route: string) {
  const [isHydrated, setHydrated] = useState(false)
  const [open, setOpen] = useState<OpenItem>()
  const close = useCallback(() => setOpen(undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of route closes the sub-menu
  useEffect(close, [route])

  useEffect(() => {
    // Keeps open what the visitor opened before hydration.
    const index = [...(list.current?.children ?? [])].findIndex(item => item.matches(':hover, :focus-within'))
    if (index >= 0) setOpen({ index, isPinned: false })
    setHydrated(true)
  }, [list])

  useEffect(() => {
    const item = open && list.current?.children[open.index]
    if (!item) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item.contains(document.activeElement)) item.querySelector('button')?.focus()
      close()
    }
    // Not every browser focuses a tapped button, so no blur event may follow.
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.contains(target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [list, open, close])

  return {
    isHydrated,
    openIndex: open?.index,
    show: (index: number) => setOpen({ index, isPinned: false }),
    hide: (index: number) => setOpen(shown => (shown?.index === index ? undefined : shown)),
    toggle: (index: number) =>
      setOpen(shown => (shown?.index === index && shown.isPinned ? undefined : { index, isPinned: true })),
    close,
  }
}
