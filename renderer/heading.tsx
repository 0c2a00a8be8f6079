import { createContext, type ReactNode, useContext } from 'react'

const LevelContext = createContext<1 | 2>(2)

/** Says which level the main heading of a section has: 1 for the first section of a page, 2 for all others. */
export const HeadingLevel = ({ level, children }: { level: 1 | 2; children: ReactNode }) => (
  <LevelContext value={level}>{children}</LevelContext>
)

export const useHeadingLevel = (): 1 | 2 => useContext(LevelContext)

/** The main heading of a section. Every page has one h1, whatever its first section is. */
export function Heading({
  id,
  className,
  children,
}: {
  id?: string
  className?: string
  children: ReactNode
}) {
  const Tag = `h${useHeadingLevel()}` as const
  return (
    <Tag id={id} className={className} tabIndex={Tag === 'h1' ? -1 : undefined}>
      {children}
    </Tag>
  )
}
