import type { SectionData } from '../../schema/model/viewModel.ts'
import { HeadingLevelContext } from '../contexts/heading.tsx'
import { css } from '../theme/css.ts'
import { font, media, size } from '../theme/designTokens.ts'
import { Band, grid } from '../ui/Band.tsx'
import { RichText } from '../ui/text/RichText.tsx'

/** The text of a post. Renders nothing if the post does not exist. */
export default function PostBody({ section, refs: { post } }: SectionData<'postBody'>) {
  if (!post) return null
  return (
    <Band id={section.id} columns={grid}>
      <div className={postText}>
        {/* The heading of a post's text is that of the page. */}
        <HeadingLevelContext value={1}>
          <RichText text={post.content} />
        </HeadingLevelContext>
      </div>
    </Band>
  )
}

const postText = css({
  // About 68 characters per line.
  maxWidth: size.measure,
  fontSize: '1.1875rem',
  lineHeight: 1.62,
  '& > p + p': { marginTop: '1.1em' },
  '& > p:first-child': {
    fontFamily: font.display,
    fontSize: 'clamp(1.375rem, 2vw, 1.75rem)',
    lineHeight: 1.34,
    letterSpacing: '-0.012em',
  },
  [media.large]: { gridColumn: '5 / -1' },
})
