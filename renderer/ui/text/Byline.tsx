import { css } from '../../theme/css.ts'
import { color, size } from '../../theme/tokens.ts'
import { PostDate } from './PostDate.tsx'

/** The date of a post, with its author or category. */
export const Byline = ({ date, children }: { date: string; children: string | undefined }) => (
  <p className={byline}>
    <PostDate date={date} />
    <span>{children}</span>
  </p>
)

const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginBottom: 8,
  fontSize: size.small,
  color: color.soft,
})
