import { useEffect, useState } from 'react'
import { useWords } from '../contexts/useWords.ts'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { size } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { textLink } from '../ui/ButtonLink.tsx'
import { wrap } from '../ui/grid.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { LoadingPost, screen } from './LoadingPost.tsx'

interface FailedPostProps {
  title: string
  /** The route of the list of posts. */
  blog: string
  /** Loads the post again. */
  onRetry: () => void
}

/** Stands in for a post that could not be loaded. Loads it again once the browser is back online. */
export function FailedPost({ title, blog, onRetry }: FailedPostProps) {
  const words = useWords()
  const [isRetrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    onRetry()
  }
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  if (isRetrying) return <LoadingPost />
  return (
    <Band className={screen} background="wall">
      <div className={wrap}>
        <SiteLink className={textLink} href={blog}>
          {words.backToBlog}
        </SiteLink>
        <h1 className={titleClass} tabIndex={-1}>
          {title}
        </h1>
        <p className={advice}>{words.postFailedAdvice}</p>
        <button className={button.light} type="button" onClick={retry}>
          {words.tryAgain}
        </button>
      </div>
    </Band>
  )
}

const titleClass = css({ marginBlock: 36, '&&': { fontSize: size.h2, lineHeight: 1.04 } })

const advice = css({ marginBlockEnd: '2rem', fontSize: size.lead })
