import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { size } from './theme/tokens.ts'
import { Band, Wrap } from './ui/Band.tsx'

/** What the specification has such screens say. */
export const errorHeading = 'Unexpected Application Error!'

interface SectionErrorProps {
  message: string
  level?: 1 | 2
  /** A way out. */
  children?: ReactNode
}

/** Stands in the place of a section that failed to render. */
export function SectionError({ message, level = 2, children }: SectionErrorProps) {
  const Title = titles[level]
  return (
    <Band role="alert" ground="mint">
      <Wrap>
        <Title tabIndex={-1}>{errorHeading}</Title>
        <ErrorMessage>{message}</ErrorMessage>
        {children}
      </Wrap>
    </Band>
  )
}

const titles = { 1: styled.h1({ fontSize: size.h3 }), 2: styled.h2({ fontSize: size.h3 }) }

export const ErrorMessage = styled.p({ fontSize: size.lead, marginBlock: '1rem 2rem' })
