import type { ListEntry } from '../../../schema/model/entries.ts'
import { css } from '../../theme/css.ts'
import { stretchedLink } from '../../theme/stretchedLink.ts'

/** The name of an entry as a link, stretched over the nearest positioned ancestor. */
export const EntryLink = ({ entry: { link, name, isCurrent } }: { entry: ListEntry }) => (
  <a className={entryLink} href={link} aria-current={isCurrent ? 'page' : undefined}>
    {name}
  </a>
)

const entryLink = css({
  textDecoration: 'none',
  ':hover > * > &, &:hover': { textDecoration: 'underline' },
  ...stretchedLink(-3),
})
