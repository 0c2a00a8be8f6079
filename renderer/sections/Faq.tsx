import { slugOf } from '../../schema/model/slug.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { faqMaxWidth } from '../theme/constants.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { Band, halves, stickySide, Title } from '../ui/Band.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { RichText } from '../ui/text/RichText.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/** Questions on the right of their heading; one answer is open at a time. */
export default function Faq({ section, refs: { ids } }: SectionData<'faq'>) {
  const name = slugOf(section.title)
  return (
    <Band section={section} columns={halves}>
      <div className={intro}>
        <Title>{section.title}</Title>
        <Sentence className={introText} text={section.description} />
      </div>
      <ul className={questions}>
        {section.items.map(({ question, answer }, index) => (
          <li key={ids[index]}>
            <Disclosure
              id={ids[index]}
              name={name}
              summary={<Subheading className={questionClass}>{question}</Subheading>}
            >
              <div className={answerClass}>
                <RichText text={answer} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const intro = css({
  marginBottom: 40,
  [media.large]: { ...stickySide, gridColumn: 'span 4', marginBottom: 0 },
})

const introText = css({ marginTop: 20, color: color.soft, maxWidth: size.measure })

const questions = css({
  width: '100%',
  maxWidth: faqMaxWidth,
  borderTop: `1px solid ${color.lineStrong}`,
  '& > li': { borderBottom: `1px solid ${color.lineStrong}` },
  // Links lead to the answer. Its question must stay visible above it.
  '& details > div': { scrollMarginTop: '6rem' },
  '& summary': { paddingBlock: 22 },
  [media.large]: { gridColumn: '5 / -1' },
  [media.print]: { columns: 2, columnGap: '6mm' },
})

const questionClass = css({
  fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
  // Left-aligned next to its sign, so not balanced.
  textWrap: 'pretty',
})

const answerClass = css({
  maxWidth: size.measure,
  paddingBottom: 28,
  color: color.soft,
  fontSize: size.body,
  '& > p + p': { marginTop: '0.8em' },
})
