import { css } from '../../theme/css.ts'
import { color, corner, font, media, space } from '../../theme/tokens.ts'
import { grid } from '../../ui/grid.ts'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'
import { Author, type Item, Words } from './Quotation.tsx'

/** A quotation that stands alone, perhaps with a portrait beside it. */
export const LargeQuotation = ({ item }: { item: Item }) => (
  <figure className={figureClass}>
    {item.image && (
      <div className={portrait}>
        <LitPicture
          src={item.image}
          alt={item.imageAlt ?? ''}
          sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 36vw, 60vw"
        />
      </div>
    )}
    <div className={words} data-alone={item.image ? undefined : ''}>
      <Words className={quoteClass} quote={item.quote} />
      <figcaption className={caption}>
        <Author item={item} />
      </figcaption>
    </div>
  </figure>
)

const figureClass = css(grid, {
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
  fontSize: 'clamp(1.625rem, 3.3vw, 3rem)',
  lineHeight: 1.2,
  textWrap: 'pretty',
  [media.largePrint]: { fontSize: '9vw' },
})

const caption = css({
  marginBlockStart: 28,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.lineOnDark}`,
  '& :is(b, span)': { display: 'block' },
  '& b': { font: `1.31rem/1.3 ${font.display}` },
  '& span': { color: color.softOnDark },
})
