import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, corner, media, space } from '../theme/tokens.ts'
import { MenuLink } from './MenuLink.tsx'

/** The button beside the menu, where the site has one. On small screens it is the last entry of the menu. */
export function HeaderAction({ route }: { route: string }) {
  const { headerAction } = useSite()
  return (
    headerAction && (
      <div className={action}>
        <MenuLink item={headerAction} route={route} />
      </div>
    )
  )
}

const action = css({
  '& > a': {
    border: '2px solid transparent',
    borderRadius: corner,
    background: color.action,
    color: color.ink,
    fontWeight: 600,
  },
  'details &': { margin: `0 ${space.margin} 28px` },
  // Beside the logo of a small screen there is no room for it.
  'header > div > &': { display: 'none', [media.large]: { display: 'block' } },
})
