import { createContext, type ReactNode, useContext } from 'react'
import { useOwnDirection } from './direction.ts'

/** The level of a section's main heading: 1 for the first section of a page, 2 for all others. */
export const HeadingLevelContext = createContext<1 | 2>(2)

export const useHeadingLevel = (): 1 | 2 => useContext(HeadingLevelContext)

/** The id of a section's main heading, by which the section is labelled. */
export const HeadingIdContext = createContext<string | undefined>(undefined)

export const useHeadingId = (): string | undefined => useContext(HeadingIdContext)

export interface HeadingProps {
  /** Default: that by which its band is labelled. */
  id?: string
  className?: string
  children: ReactNode
}

/** The main heading of a section. Every page has one h1, whatever its first section is. */
export function Heading({ id, className, children }: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const
  const ofBand = useHeadingId()
  return (
    <Tag
      id={id ?? ofBand}
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
