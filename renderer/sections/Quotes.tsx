import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx } from '../theme/css.ts'
import { color, corner, font, media, space } from '../theme/designTokens.ts'
import { grid, HeadedBand } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { RichText } from '../ui/text/RichText.tsx'

/** What people say: one quotation large on a dark wall, perhaps with a portrait, several in columns of type. */
export default function Quotes({ section }: SectionData<'quotes'>) {
  const [first, ...others] = section.items
  if (first && others.length === 0)
    return (
      <HeadedBand section={section} background="wall">
        <div className={alone}>
          {first.image && (
            <div className={portrait}>
              <LitPicture
                src={first.image}
                alt={first.imageAlt ?? ''}
                sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 36vw, 60vw"
              />
            </div>
          )}
          <figure className={words} data-alone={first.image ? undefined : ''}>
            <Words className={quoteClass} quote={first.quote} />
            <figcaption className={caption}>
              <Author item={first} />
            </figcaption>
          </figure>
        </div>
      </HeadedBand>
    )
  return (
    <HeadedBand section={section} background="tint">
      <ul className={columns} data-count={Math.min(section.items.length, 3)}>
        {section.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may be quoted twice, and the list never changes.
          <li key={index}>
            <figure className={quotationFigureClass}>
              <Words className={wordsClass} quote={item.quote} />
              <figcaption className={quotationCaption}>
                {item.image && <LitPicture src={item.image} alt={item.imageAlt ?? ''} sizes="72px" />}
                <Author item={item} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

type Item = SectionData<'quotes'>['section']['items'][number]

/** The words, with an opening mark that hangs before the first line. */
const Words = ({ quote, className }: { quote: Item['quote']; className: string }) => (
  <blockquote className={cx(hanging, className)}>
    <RichText text={quote} />
  </blockquote>
)

const Author = ({ item: { name, relation } }: { item: Item }) => (
  <p>
    <b>{name}</b>
    {relation && <span>{relation}</span>}
  </p>
)

/** Columns of a newspaper: quotations of any length follow each other without gaps. */
const columns = css({
  // The marks hang into the gaps.
  columnGap: 'clamp(40px, 5vw, 72px)',
  [media.medium]: { columnCount: 2 },
  [media.wide]: { '&[data-count="3"]': { columnCount: 3 } },
  [media.print]: { columnCount: 2, columnGap: '8mm' },
  // The room below the last quotation of a column is the section's own.
  marginBlockEnd: -44,
  '& > li': {
    breakInside: 'avoid',
    borderBlockStart: `1.5px solid ${color.ink}`,
    paddingBlock: '24px 44px',
  },
})

const alone = css(grid, {
  '--mark': color.action,
  alignItems: 'end',
  rowGap: 32,
  [media.print]: { display: 'flex', gap: '6mm' },
})

const portrait = css({
  '& img': {
    width: '100%',
    borderRadius: corner,
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    objectPosition: '50% 20%',
  },
  maxWidth: 'min(60vw, 320px)',
  [media.medium]: { gridColumn: '1 / 6', maxWidth: 'none' },
  [media.large]: { gridColumn: '1 / 5' },
  [media.print]: { maxWidth: '26mm !important' },
})

const words = css({
  paddingInlineStart: '0.6em',
  [media.medium]: { gridColumn: '6 / -1', paddingInlineStart: space.gutter },
  [media.large]: { gridColumn: '6 / -1', paddingInlineStart: 0 },
  '&[data-alone]': { [media.medium]: { gridColumn: '2 / -1' }, [media.large]: { gridColumn: '2 / 12' } },
})

const quoteClass = css({
  fontSize: 'clamp(min(1.625rem, 9vw), 3.3vw, 3rem)',
  lineHeight: 1.2,
  textWrap: 'pretty',
})

const caption = css({
  marginBlockStart: 28,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.lineOnDark}`,
  '& :is(b, span)': { display: 'block' },
  '& b': { font: `1.31rem/1.3 ${font.display}` },
  '& span': { color: color.softOnDark },
})

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

const quotationFigureClass = css({ '--mark': color.accent })

const wordsClass = css({ fontSize: 'clamp(1.25rem, 1.6vw, 1.5rem)', lineHeight: 1.36 })

const quotationCaption = css({
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
