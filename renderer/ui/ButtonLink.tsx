import styled from '@emotion/styled'
import { buttonStyle } from '../theme/buttonStyle.ts'
import { SiteLink } from './SiteLink.tsx'

/** A link that asks for action. */
export const ButtonLink = styled(SiteLink, { shouldForwardProp: prop => prop !== 'tone' })<{
  tone?: 'dark' | 'light'
}>(({ tone = 'dark' }) => buttonStyle(tone))

/** A quieter link beside or below a button. */
export const TextLink = styled(SiteLink)({
  display: 'inline-block',
  paddingBlock: 10,
  fontWeight: 600,
  color: 'inherit',
})
