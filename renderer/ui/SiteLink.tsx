import type { ComponentProps } from 'react'
import { useWords } from '../contexts/useWords.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A link from an author's data. A lone `#` means that the target is not known yet. It becomes a disabled link. */
export function SiteLink({ href, target, children, ...rest }: ComponentProps<'a'>) {
  if (href === '#') {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    )
  }
  if (target !== '_blank') {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTabNote />
    </a>
  )
}

/** Says that a link opens in a new tab, after its words. */
export const NewTabNote = () => <VisuallyHidden> {useWords().opensNewTab}</VisuallyHidden>
