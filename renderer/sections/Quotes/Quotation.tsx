import type { SectionData } from '../../../schema/model/viewModel.ts'
import { css, cx } from '../../theme/css.ts'
import { color, corner, font, media } from '../../theme/tokens.ts'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'
import { RichText } from '../../ui/text/RichText.tsx'

export type Item = SectionData<'quotes'>['section']['items'][number]

/** A quotation in a column, its author below it. */
export const Quotation = ({ item }: { item: Item }) => (
  <figure className={figureClass}>
    <Words className={wordsClass} quote={item.quote} />
    <figcaption className={caption}>
      {item.image && <LitPicture src={item.image} alt={item.imageAlt ?? ''} sizes="72px" />}
      <Author item={item} />
    </figcaption>
  </figure>
)

/** The words, with an opening mark that hangs before the first line. */
export const Words = ({ quote, className }: { quote: Item['quote']; className: string }) => (
  <blockquote className={cx(hanging, className)}>
    <RichText text={quote} />
  </blockquote>
)

export const Author = ({ item: { name, relation } }: { item: Item }) => (
  <p>
    <b>{name}</b>
    {relation && <span>{relation}</span>}
  </p>
)

const hanging = css({
  position: 'relative',
  overflowWrap: 'anywhere',
  fontFamily: font.display,
  letterSpacing: '-0.012em',
  '&::before': {
    // Screen readers announce a quotation anyway. Older browsers know no alternative text of generated content.
    content: ['"“"', '"“" / ""'],
    position: 'absolute',
    insetInlineStart: '-0.5em',
    color: 'var(--mark)',
  },
  '& p + p': { marginBlockStart: '0.7em' },
  // On paper nothing hangs.
  [media.print]: { '&::before': { position: 'static', float: 'inline-start' } },
})

const figureClass = css({ '--mark': color.accent })

const wordsClass = css({ fontSize: 'clamp(1.25rem, 1.6vw, 1.5rem)', lineHeight: 1.36 })

const caption = css({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  marginBlockStart: 18,
  lineHeight: 1.35,
  '& img': { width: 60, borderRadius: corner, height: 75, objectFit: 'cover', objectPosition: '50% 20%' },
  '& p': { minWidth: 0 },
  '& :is(b, span)': { display: 'block' },
  '& span': { color: color.soft },
})
