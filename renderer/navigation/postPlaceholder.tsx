import type { SiteData } from '../../schema/model/viewModel.ts'
import { isLeaving } from '../browser/reloadOnStaleChunk.ts'
import { FailedPost } from '../page/FailedPost.tsx'
import { LoadingPost } from '../page/LoadingPost.tsx'
import type { ShownPage } from '../page/PageView.tsx'
import { fallbackRoute } from './loadPage.ts'
import { failedPage } from './notFound.ts'

/** What to show while a post is loading. Undefined where the path is not that of a post. */
export const loadingPost = (path: string, site: SiteData): ShownPage | undefined =>
  blogOf(path, site) === undefined
    ? undefined
    : {
        ...failedPage(path, site.words.loading, site),
        placeholder: <LoadingPost key="loading" />,
      }

/**
 * What to show for a post that failed to load, which is logged. Undefined where the path is not that of a post, and where its
 * code failed, as after a new release.
 * @param retry loads the post again
 */
export function failedPost(
  error: unknown,
  path: string,
  site: SiteData,
  retry: () => void,
): ShownPage | undefined {
  const blog = blogOf(path, site)
  const isCode = error instanceof Error && error.cause
  if (blog === undefined || isCode || isLeaving()) return undefined
  console.error(error)
  const title = site.words.postFailed
  // Each failure has a key of its own, so that the heading gets the focus again.
  const key = performance.now()
  return {
    ...failedPage(path, title, site),
    placeholder: <FailedPost key={key} title={title} blog={blog} onRetry={retry} />,
  }
}

/** The route of the list of posts, if the path is below it. */
const blogOf = (path: string, site: SiteData): string | undefined =>
  fallbackRoute(path, site) === `${site.blog}/_missing` ? site.blog : undefined
