import { useSite } from '../contexts/site.tsx'
import { FailedPage, FailedPost, LoadingPost, PostList } from '../page/screens.tsx'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { ring } from '../ui/ring.ts'
import { Status } from '../ui/Status.tsx'

/** What navigation shows (renderer/browser/navigation.ts), the same on all pages: its status, and what stands in for a page. */
export function BodyEnd() {
  const { name, blog, words } = useSite()
  return (
    <>
      <Status className={status} data-loading={words.loading} />
      <Status className={visuallyHidden} data-arrival="" />
      <template id="screens" data-name={name} data-blog={blog}>
        <FailedPage />
        {blog !== undefined && (
          <>
            <PostList />
            <LoadingPost />
            <FailedPost blog={blog} />
          </>
        )}
      </template>
    </>
  )
}

const status = css({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
  '&:empty': { padding: 0 },
  '&:not(:empty)::before': { ...ring, content: '""' },
})
