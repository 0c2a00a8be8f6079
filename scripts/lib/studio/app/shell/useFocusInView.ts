import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the form when what had it is hidden, as the list in a narrow window once a page is opened.
 * @param file the document that is shown
 * @param isListShown whether the list takes the place of the form there
 * @returns the form
 */
export function useFocusInView(
  file: string | undefined,
  isListShown: boolean,
): RefObject<HTMLElement | null> {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (file === undefined || isListShown) return
    if (!document.activeElement?.checkVisibility()) form.current?.focus()
  }, [file, isListShown])
  return form
}
