import type { ReactNode } from 'react'
import { css, cx } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { duration } from '../theme/scriptTokens.ts'

interface DisclosureProps {
  /** The anchor of the content. A link to it opens it, even without JavaScript. */
  id?: string
  /** Of all disclosures with the same name, at most one is open. */
  name?: string
  summary: ReactNode
  children: ReactNode
  className?: string
}

/**
 * A `<details>`, which works without JavaScript. browser/disclosures.ts animates it. The DOM holds the open
 * state, so that find-in-page and links to anchors can open it too.
 */
export const Disclosure = ({ id, name, summary, children, className }: DisclosureProps) => (
  <details name={name} className={cx(details, className)}>
    <summary className={summaryClass}>
      {summary}
      <svg className={chevron} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8l8 8 8-8" />
      </svg>
    </summary>
    <div id={id}>{children}</div>
  </details>
)

const details = css({
  // Printed pages show the content of closed disclosures.
  [media.print]: { '&::details-content': { contentVisibility: 'visible' } },
})

const summaryClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 24,
  minHeight: 44,
})

const chevron = css({
  flex: 'none',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: `var(--soft-on-wall, ${color.accent})`,
  strokeWidth: 2,
  transition: `transform ${duration.accordion}s ease-out`,
  'details[open]:not([data-closing]) > summary > &': { transform: 'rotate(180deg)' },
})
