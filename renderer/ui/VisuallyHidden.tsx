import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
)
