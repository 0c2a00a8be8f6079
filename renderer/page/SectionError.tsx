import { useSite } from '../contexts/site.tsx'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { size } from '../theme/designTokens.ts'
import { Band, wrap } from '../ui/Band.tsx'
import { PhoneLink } from '../ui/text/contact.tsx'

interface SectionErrorProps {
  /** What the visitor can do, with `{phone}`. */
  advice: string
  /** Whether it replaces the whole page: it then has room for what the program says. */
  isPage?: boolean
}

/** Replaces a section that failed to render, or a page that failed to load. */
export function SectionError({ advice, isPage = false }: SectionErrorProps) {
  const { words, contact } = useSite()
  const [before, after] = advice.split('{phone}')
  const Tag = isPage ? 'h1' : 'h2'
  return (
    <Band background="tint" role="alert">
      <div className={wrap}>
        <Tag className={title} tabIndex={-1}>
          {words.errorHeading}
        </Tag>
        {isPage && <p className={errorMessage} data-message="" />}
        <p className={errorAdvice}>
          {before}
          {after !== undefined && <PhoneLink phone={contact.phone} />}
          {after}
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page that failed */}
        <a className={button.dark} href="">
          {words.tryAgain}
        </a>
      </div>
    </Band>
  )
}

const title = css({ fontSize: size.h3 })

const errorMessage = css({ marginBlockStart: '1rem', fontWeight: 600 })

const errorAdvice = css({ fontSize: size.lead, marginBlock: '1rem 2rem' })
