import { css } from '../../theme/css.ts'
import { color } from '../../theme/designTokens.ts'

/** Padding on either side of a name, in CSS pixels. It makes the shortest name a target of 44 pixels. */
export const railPadding = 11

/** The mark of the current page: a line as wide as its name. */
export const mark = {
  content: '""',
  display: 'block',
  borderBlockStart: `4px solid ${color.accent}`,
} as const

interface LinkRailProps {
  links: readonly { name: string; href?: string | undefined; isCurrent?: boolean | undefined }[]
  /** Made of `linkRail`. */
  className: string
}

/** A list of links in one line. */
export const LinkRail = ({ links, className }: LinkRailProps) => (
  <ul className={className}>
    {links.map(({ name, href, isCurrent }) => (
      <li key={href}>
        <a href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** The styles of such a list. */
export const linkRail = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  marginInline: -railPadding,
  '& li': { maxWidth: '100%' },
  '& a': { display: 'block', minWidth: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': { fontWeight: 650 },
})
