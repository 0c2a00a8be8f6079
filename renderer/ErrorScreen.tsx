import styled from '@emotion/styled'
import { size } from './theme/tokens.ts'
import { Band, Wrap } from './ui/Band.tsx'
import { TextLink } from './ui/ButtonLink.tsx'

/** The screen for addresses that lead nowhere and for what failed to render. The words are the specification's. */
export function ErrorScreen({ level, message, home }: { level: 1 | 2; message: string; home?: string }) {
  const Title = `h${level}` as const
  return (
    <Band role={level === 2 ? 'alert' : undefined}>
      <Wrap>
        <Title css={{ fontSize: size.h2, marginBottom: '1.5rem' }} tabIndex={level === 1 ? -1 : undefined}>
          Unexpected Application Error!
        </Title>
        <Message>{message}</Message>
        {home && <TextLink href={home}>Back to the home page</TextLink>}
      </Wrap>
    </Band>
  )
}

const Message = styled.p({ fontSize: size.lead, marginBottom: '1rem' })
