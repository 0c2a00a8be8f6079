import { type FocusEvent, useState } from 'react'

/** Whether the visitor is busy with an element: the pointer or the focus is in it. `watch` goes on the element. */
export function useAttention() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    hasAttention: hasPointer || hasFocus,
    watch: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}
