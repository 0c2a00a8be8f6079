import type { ComponentProps } from 'react'
import { type ButtonTone, button } from '../theme/button.ts'
import { css, cx } from '../theme/css.ts'
import { SiteLink } from './SiteLink.tsx'

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  tone?: ButtonTone
}

/** A link in the style of a button. */
export const ButtonLink = ({ tone = 'dark', className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={cx(button[tone], className)} {...rest} />
)

/** The class of a quieter link, beside or below a button. */
export const textLink = css({
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: 10,
  fontWeight: 600,
  color: 'inherit',
})
