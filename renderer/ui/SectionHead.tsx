import styled from '@emotion/styled'
import { Heading } from '../heading.tsx'
import { media, size, space } from '../theme/tokens.ts'
import { Linked } from './Linked.tsx'

interface SectionHeadProps {
  /** For the section's `aria-labelledby`. */
  id: string
  title: string
  description?: string | undefined
}

/** The heading of a section with the sentence below it; side by side where there is room. */
export const SectionHead = ({ id, title, description }: SectionHeadProps) => (
  <Head>
    <Title id={id}>{title}</Title>
    {description && (
      <Lead>
        <Linked>{description}</Linked>
      </Lead>
    )}
  </Head>
)

/** A section's heading in the size of an h2, whichever level it has on its page. */
export const Title = styled(Heading)({ fontSize: size.h2, lineHeight: 1.04 })

/** The sentence below a heading. */
export const Lead = styled.p({ fontSize: size.lead, lineHeight: 1.5, maxWidth: '34em' })

const Head = styled.div({
  display: 'grid',
  gap: 20,
  marginBlockEnd: 'clamp(36px, 4vw, 60px)',
  // The sentence stands over the last of three columns.
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    columnGap: space.gutter,
    alignItems: 'end',
  },
})
