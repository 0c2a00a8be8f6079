import { useSite, useWords } from '../contexts/site.tsx'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, size } from '../theme/designTokens.ts'
import { Band, titleClass, wrap } from '../ui/Band.tsx'
import { SiteLink, textLink } from '../ui/SiteLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { fillWords } from '../ui/text/language.ts'
import { SectionError } from './SectionError.tsx'

// What replaces a page while it loads, or when it could not be loaded. renderer/browser/standIn.ts shows them by name. An
// element with `data-title` gives the document its title; one with `data-retry` loads the page again.

/** What a browser fetches to show them, once a visit: the build writes it into a file. */
export interface ScreensData {
  /** The name of the site. */
  name: string
  /** The route of the list of posts. */
  blog?: string | undefined
  html: string
}

/** All of them. */
export function Screens() {
  const { blog, words } = useSite()
  return (
    <>
      {/* Navigation writes the message into it. */}
      <div data-screen="failed">
        <SectionError advice={words.pageFailedAdvice} isPage />
      </div>
      {blog !== undefined && (
        <>
          <PostList />
          <div className={lit} data-screen="loadingPost" data-title={words.loading}>
            <Spinner />
          </div>
          <FailedPost blog={blog} />
        </>
      )}
    </>
  )
}

/** For the list of posts: while it loads, and empty when it failed to load. */
function PostList() {
  const { name, words } = useSite()
  const title = fillWords(words.blogTitle, { name })
  return (
    <div data-screen="posts" data-title={title}>
      <Band className={screen}>
        <div className={wrap}>
          <h1 className={titleClass} tabIndex={-1}>
            {title}
          </h1>
          <p className={waiting} role="status" data-waiting="">
            {words.loadingPosts}
          </p>
        </div>
      </Band>
    </div>
  )
}

/** For a post that failed to load. */
function FailedPost({ blog }: { blog: string }) {
  const words = useWords()
  return (
    <div data-screen="failedPost" data-title={words.postFailed}>
      <Band className={screen} background="wall">
        <div className={wrap}>
          <SiteLink className={textLink} href={blog}>
            {words.backToBlog}
          </SiteLink>
          <h1 className={postTitle} tabIndex={-1}>
            {words.postFailed}
          </h1>
          <p className={advice}>{words.postFailedAdvice}</p>
          <button className={button.light} type="button" data-retry="">
            {words.tryAgain}
          </button>
        </div>
      </Band>
    </div>
  )
}

/** As high as the screen, so that what is loaded does not push the footer away before the visitor's eyes. */
const screen = css({ minHeight: '100vh' })

const lit = css(screen, { background: color.wall })

const waiting = css({ marginBlockStart: 36, fontSize: size.lead })

const postTitle = css(titleClass, { marginBlock: 36 })

const advice = css({ marginBlockEnd: '2rem', fontSize: size.lead })
