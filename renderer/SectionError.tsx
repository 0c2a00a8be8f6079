import styled from '@emotion/styled'
import { size } from './theme/tokens.ts'
import { Band, Wrap } from './ui/Band.tsx'

/** What the specification has such screens say. */
export const errorHeading = 'Unexpected Application Error!'

/** Stands in the place of a section that failed to render, or of a page that cannot be had. */
export function SectionError({ message, level = 2 }: { message: string; level?: 1 | 2 }) {
  const Title = titles[level]
  return (
    <Band role="alert" ground="mint">
      <Wrap>
        <Title tabIndex={-1}>{errorHeading}</Title>
        <ErrorMessage>{message}</ErrorMessage>
      </Wrap>
    </Band>
  )
}

const titles = { 1: styled.h1({ fontSize: size.h3 }), 2: styled.h2({ fontSize: size.h3 }) }

export const ErrorMessage = styled.p({ fontSize: size.lead, marginBlock: '1rem 2rem' })
