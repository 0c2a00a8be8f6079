import type { SectionData } from '../../schema/model/viewModel.ts'
import type { Block, InlineNode, RichText as Paragraphs } from '../../schema/richText/RichText.ts'
import { css, cx } from '../theme/css.ts'
import { color, corner, font, media, size, space } from '../theme/designTokens.ts'
import { Band, halves, Title } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { ActionLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { RichText } from '../ui/text/RichText.tsx'

export default function Text({ section }: SectionData<'text'>) {
  return (
    <Band section={section} columns={cx(halves, isStatement(section) && statement)}>
      <div className={side}>
        <Title>{section.title}</Title>
        {section.image && (
          <LitPicture
            hasShadow
            src={section.image}
            alt={section.imageAlt ?? ''}
            sizes="(min-width: 64em) 33vw, 100vw"
          />
        )}
      </div>
      <div className={body}>
        <Sentence className={opening} text={section.lead} />
        <div className={columns} data-many={isInColumns(section.content) || undefined}>
          <RichText text={section.content} />
        </div>
        <ActionLink action={section.action} />
      </div>
    </Band>
  )
}

/** A list or a picture would be divided. */
const isInColumns = (text: Paragraphs): boolean =>
  text.length > 1 && text.every(isParagraph) && splitsEvenly(text)

/** Whether a text is a single paragraph, with nothing before or next to it. It is set large. */
export const isStatement = ({
  content: [first, ...rest],
  lead,
  image,
}: Pick<SectionData<'text'>['section'], 'content' | 'lead' | 'image'>): boolean =>
  first !== undefined && isParagraph(first) && rest.length === 0 && !lead && !image

const isParagraph = (block: Block): boolean => typeof block === 'string' || block.tag === 'p'

/**
 * Whether paragraphs make two columns of about equal height. A paragraph is never divided, so a short one next to a long one would
 * stand over a void.
 */
export function splitsEvenly(text: Paragraphs): boolean {
  const lengths = text.map(block => lengthOf(typeof block === 'string' || block.tag === 'p' ? block : ''))
  const whole = sum(lengths)
  return lengths.some((_, index) => {
    const first = sum(lengths.slice(0, index + 1))
    return Math.min(first, whole - first) >= LEAST * Math.max(first, whole - first)
  })
}

/** How high the lower column is at least, compared with the other. */
const LEAST = 0.6

const lengthOf = (node: InlineNode | Block): number =>
  typeof node === 'string' ? node.length : 'children' in node ? sum(node.children.map(lengthOf)) : 0

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const statement = css({
  '& > div': { gridColumn: '1 / -1' },
  '& > div > div': {
    maxWidth: 'none',
    fontFamily: font.display,
    fontSize: size.h3,
    lineHeight: 1.4,
    color: color.ink,
  },
  '& > div > div > p': { maxWidth: '34em' },
  [media.large]: { '& > div:first-of-type': { marginBlockEnd: 28 } },
})

const side = css({
  marginBlockEnd: 32,
  '& img': {
    width: '100%',
    borderRadius: corner,
    marginBlockStart: 32,
    aspectRatio: '4 / 3',
    objectFit: 'cover',
  },
  [media.large]: { gridColumn: '1 / 5', marginBlockEnd: 0, '&:has(img)': { paddingInlineEnd: space.gutter } },
  [media.print]: { '& img': { width: '84mm' } },
})

const body = css({ [media.large]: { gridColumn: '5 / -1' } })

const opening = css({
  marginBlockEnd: 34,
  fontFamily: font.display,
  fontSize: 'clamp(min(1.5rem, 9vw), 2.35vw, 2.19rem)',
  lineHeight: 1.3,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
})

const columns = css({
  maxWidth: size.measure,
  color: color.soft,
  '& p + p': { marginBlockStart: '1em' },
  [media.wide]: {
    '&[data-many]': { columns: 2, columnGap: 40, maxWidth: 'none' },
    // Otherwise the link below could follow a column that ends in the middle of a sentence.
    '&[data-many] > p': { breakInside: 'avoid' },
    '& + a': { marginBlockStart: 20 },
  },
})
