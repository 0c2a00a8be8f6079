import { type FocusEvent, startTransition, useState } from 'react'

/**
 * Whether the pointer or the focus is in an element. `handlers` go on the element. The updates are transitions, so that they
 * do not delay the response to what the visitor does there.
 */
export function useHoverOrFocus() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isHoveredOrFocused: hasPointer || hasFocus,
    handlers: {
      onPointerEnter: () => startTransition(() => setPointer(true)),
      onPointerLeave: () => startTransition(() => setPointer(false)),
      onFocus: () => startTransition(() => setFocus(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isWithin = currentTarget.contains(relatedTarget)
        startTransition(() => setFocus(isWithin))
      },
    },
  }
}
