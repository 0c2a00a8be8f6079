import type { ComponentProps } from 'react'

/**
 * What screen readers read out as it changes. It exists before its text: some of them miss text that is inserted together with its
 * element. It has no `role="status"`, which those that read line by line would call a status bar even while it is empty.
 */
export const Status = (props: ComponentProps<'div'>) => (
  <div aria-live="polite" aria-atomic="true" {...props} />
)
