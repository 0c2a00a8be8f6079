import { type RefObject, useCallback, useEffect, useState } from 'react'

interface OpenItem {
  index: number
  /** Opened by the button, which a second press closes again; not by the pointer alone. */
  isPinned: boolean
}

/**
 * Which item of a menu shows its sub-menu: at most one. Escape closes it, and so do a tap elsewhere and another page.
 * @param list the menu's list, whose children are the items
 * @returns also whether this code has taken over from CSS, which opens sub-menus until then
 */
export function useOpenItem(list: RefObject<HTMLElement | null>, route: string) {
  const [isLive, setLive] = useState(false)
  const [open, setOpen] = useState<OpenItem>()
  const close = useCallback(() => setOpen(undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open belongs to the page that was left
  useEffect(close, [route])

  useEffect(() => {
    // What the visitor had opened before this code arrived stays open.
    const index = [...(list.current?.children ?? [])].findIndex(item => item.matches(':hover, :focus-within'))
    if (index >= 0) setOpen({ index, isPinned: false })
    setLive(true)
  }, [list])

  useEffect(() => {
    const item = open && list.current?.children[open.index]
    if (!item) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item.contains(document.activeElement)) item.querySelector('button')?.focus()
      close()
    }
    // Not every browser focuses a button that is tapped, and what has no focus cannot lose it to the next tap.
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
    isLive,
    openIndex: open?.index,
    show: (index: number) => setOpen({ index, isPinned: false }),
    hide: (index: number) => setOpen(shown => (shown?.index === index ? undefined : shown)),
    toggle: (index: number) =>
      setOpen(shown => (shown?.index === index && shown.isPinned ? undefined : { index, isPinned: true })),
    close,
  }
}
