import { color } from './tokens.ts'

/** The looks of every button and of links that ask for action. `light` is for dark grounds. */
export const buttonStyle = (tone: 'dark' | 'light') =>
  ({
    display: 'inline-block',
    minHeight: 44,
    // Seen where the visitor's own colours hold, which take the ground away.
    border: '2px solid transparent',
    padding: 'calc(1rem - 2px) calc(1.6rem - 2px) calc(1.05rem - 2px)',
    background: tone === 'dark' ? color.ink : color.peach,
    color: tone === 'dark' ? color.onDark : color.ink,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.1,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  }) as const
