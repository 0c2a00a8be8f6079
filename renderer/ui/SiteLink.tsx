import type { ComponentProps } from 'react'
import { Hidden } from './Hidden.ts'

/** A link as an author wrote it. `#` alone, a target that is not known yet, becomes a link that says that it goes nowhere. */
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
      <Hidden> (opens in a new tab)</Hidden>
    </a>
  )
}
