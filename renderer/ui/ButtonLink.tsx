import styled from '@emotion/styled'
import { color } from '../theme/tokens.ts'
import { SiteLink } from './SiteLink.tsx'

/** The looks of every button and of links that ask for action. `light` is for dark grounds. */
export const buttonStyle = (tone: 'dark' | 'light') =>
  ({
    display: 'inline-block',
    minHeight: 44,
    padding: '1rem 1.6rem 1.05rem',
    border: 0,
    background: tone === 'dark' ? color.ink : color.peach,
    color: tone === 'dark' ? color.onDark : color.ink,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.1,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  }) as const

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
