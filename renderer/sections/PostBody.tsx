import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { font, media } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { Paragraphs } from '../ui/Paragraphs.tsx'

/** The text of a post; nothing when there is no such post. */
export default function PostBody({ section, refs: { post } }: SectionData<'postBody'>) {
  if (!post) return null
  return (
    <Band id={section.id}>
      <Wrap>
        <Grid>
          <Text>
            <Paragraphs>{post.content}</Paragraphs>
          </Text>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Text = styled.div({
  gridColumn: '1 / -1',
  // Some 68 characters a line.
  maxWidth: '36rem',
  fontSize: '1.1875rem',
  lineHeight: 1.62,
  '& > p + p': { marginTop: '1.1em' },
  '& > p:first-of-type': {
    fontFamily: font.display,
    fontSize: 'clamp(1.375rem, 2vw, 1.75rem)',
    lineHeight: 1.34,
    letterSpacing: '-0.012em',
  },
  [media.large]: { gridColumn: '5 / -1' },
})
