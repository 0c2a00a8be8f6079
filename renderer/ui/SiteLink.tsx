import type { ComponentProps } from 'react'
import { useWords } from '../contexts/site.tsx'
import { type ButtonTone, button } from '../theme/button.ts'
import { css, cx } from '../theme/css.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'

/**
 * A link from an author's data. A lone `#` means that the target is not known yet. It becomes a disabled link. Without an address
 * there are the words alone.
 */
export function SiteLink({ href, target, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return children
  if (href === '#') {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    )
  }
  const isNewTab = target === '_blank'
  return (
    <a href={href} {...(isNewTab && { target, rel: 'noopener' })} {...rest}>
      {children}
      {isNewTab && <NewTabNote />}
    </a>
  )
}

/** Says that a link opens in a new tab, after its words. */
export const NewTabNote = () => <VisuallyHidden> {useWords().opensNewTab}</VisuallyHidden>

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  tone?: ButtonTone
}

/** A link in the style of a button. */
export const ButtonLink = ({ tone = 'dark', className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={cx(button[tone], className)} {...rest} />
)

/** The class of a quieter link, next to or below a button. */
export const textLink = css({
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: 10,
  fontWeight: 600,
  color: 'inherit',
})

interface ActionLinkProps {
  action: { text: string; link: string } | undefined
  className?: string
}

/** The quieter link of a section, if it has one. */
export const ActionLink = ({ action, className = textLink }: ActionLinkProps) => (
  <SiteLink className={className} href={action?.link}>
    {action?.text}
  </SiteLink>
)
