import type { ReactNode } from 'react'
import { useHeadingLevel } from '../heading.tsx'

interface SubheadingProps {
  className?: string
  children: ReactNode
}

/** The heading of one part of a section, a level below the section's own. Its size is for its place to say. */
export function Subheading({ className, children }: SubheadingProps) {
  const Tag = useHeadingLevel() === 1 ? 'h2' : 'h3'
  return <Tag className={className}>{children}</Tag>
}
