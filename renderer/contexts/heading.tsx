import { createContext, type ReactNode, useContext } from 'react'
import { useOwnDirection } from './direction.ts'

/** The level of a section's main heading: 1 for the first section of a page, 2 for all others. */
export const HeadingLevelContext = createContext<1 | 2>(2)

export const useHeadingLevel = (): 1 | 2 => useContext(HeadingLevelContext)

export interface HeadingProps {
  id?: string
  className?: string
  children: ReactNode
}

/** The main heading of a section. Every page has one h1, whatever its first section is. */
export function Heading({ id, className, children }: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const
  return (
    <Tag
      id={id}
      className={className}
      dir={useDirectionOf(children)}
      tabIndex={Tag === 'h1' ? -1 : undefined}
    >
      {children}
    </Tag>
  )
}

/** The `dir` of a heading that is words alone. */
export const useDirectionOf = (children: ReactNode) =>
  useOwnDirection(typeof children === 'string' ? children : '')
