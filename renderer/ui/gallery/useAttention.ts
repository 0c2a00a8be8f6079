import { type FocusEvent, startTransition, useState } from 'react'

/**
 * Whether the visitor is busy with an element: the pointer or the focus is in it. `watch` goes on the element. What they do
 * there is answered first.
 */
export function useAttention() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    hasAttention: hasPointer || hasFocus,
    watch: {
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
