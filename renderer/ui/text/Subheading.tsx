import { useHeadingLevel } from '../../contexts/heading.tsx'
import { type HeadingProps, useDirectionOf, wordsIn } from './Heading.tsx'

/** A heading within a section, one level below the section's own. It has no size of its own. */
export function Subheading({ className, children }: Omit<HeadingProps, 'id'>) {
  const Tag = useHeadingLevel() === 1 ? 'h2' : 'h3'
  return (
    <Tag className={className} dir={useDirectionOf(children)}>
      {wordsIn(children)}
    </Tag>
  )
}
