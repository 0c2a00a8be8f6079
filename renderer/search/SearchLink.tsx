import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { media } from '../theme/tokens.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Opens the search (renderer/browser/navigation.ts). Before JavaScript, and without it, a link to the page that lists all pages. */
export function SearchLink() {
  const { base, words } = useSite()
  return (
    <a className={button} href={`${base}search`} data-search>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L21 21" />
      </svg>
      <VisuallyHidden>{words.search}</VisuallyHidden>
    </a>
  )
}

const button = css({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  marginInlineStart: 'auto',
  [media.large]: { marginInline: -12 },
  // The menu has it, too, and the name of the site needs the room.
  '@media (max-width: 21.5em)': { display: 'none' },
  placeItems: 'center',
  width: 44,
  height: 44,
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
})
