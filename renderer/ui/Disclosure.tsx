import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, duration, media } from '../theme/tokens.ts'

interface DisclosureProps {
  /** The anchor of the content: a link to it opens it, also before JavaScript. */
  id?: string
  /** Of all disclosures with the same name at most one is open. */
  name?: string
  summary: ReactNode
  children: ReactNode
  className?: string
}

/**
 * A `<details>`: it opens by itself, and gracefully once the page is live (`moveDisclosures`). The DOM keeps what is open,
 * so that find-in-page, links and visitors without JavaScript may open it as well.
 */
export const Disclosure = ({ id, name, summary, children, className }: DisclosureProps) => (
  <Details name={name} className={className}>
    <Summary>
      {summary}
      <Chevron viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8l8 8 8-8" />
      </Chevron>
    </Summary>
    <div id={id}>{children}</div>
  </Details>
)

const Details = styled.details({
  // On paper nothing can be opened.
  [media.print]: { '&::details-content': { contentVisibility: 'visible' } },
})

const Summary = styled.summary({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 24,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})

const Chevron = styled.svg({
  flex: 'none',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: color.laterite,
  strokeWidth: 2,
  transition: `transform ${duration.accordion}s ease-out`,
  'details[open]:not([data-closing]) > summary > &': { transform: 'rotate(180deg)' },
})
