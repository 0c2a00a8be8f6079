import type { ReactNode } from 'react'
import { useOwnDirection } from '../../contexts/direction.ts'
import { useHeadingId, useHeadingLevel } from '../../contexts/heading.tsx'
import { wholeWords } from './wholeWords.tsx'

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
      {wordsIn(children)}
    </Tag>
  )
}

/** What a heading shows: if it is words alone, with those that stay whole. */
export const wordsIn = (children: ReactNode) =>
  typeof children === 'string' ? wholeWords(children) : children

/** The `dir` of a heading that is words alone. */
export const useDirectionOf = (children: ReactNode) =>
  useOwnDirection(typeof children === 'string' ? children : '')
