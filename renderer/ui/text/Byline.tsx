import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { color, size } from '../../theme/designTokens.ts'
import { formatDate } from './language.ts'

/** The date of a post, with its author or category. */
export const Byline = ({ date, children }: { date: string; children: string | undefined }) => (
  <p className={byline}>
    <PostDate date={date} />
    <span>{children}</span>
  </p>
)

/** The date of a post, in the format of the site as every other date. */
export function PostDate({ date }: { date: string }) {
  const { locale } = useSite()
  return <time dateTime={date}>{formatDate(date, locale)}</time>
}

const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginBottom: 8,
  fontSize: size.small,
  color: color.soft,
})
