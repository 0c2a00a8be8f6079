import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'
import { Spinner } from '../ui/Spinner.tsx'

/** Stands in for a post that is loading. */
export const LoadingPost = () => (
  <div className={screen}>
    <Spinner />
  </div>
)

/** As high as the screen, so that the post does not push the footer away before the visitor's eyes. */
export const screen = css({ minHeight: '100vh', background: color.wall })
