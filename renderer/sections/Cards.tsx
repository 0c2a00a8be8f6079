import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx } from '../theme/css.ts'
import { color, corner, media, size, space } from '../theme/designTokens.ts'
import { HeadedBand, SideBand, stickySide } from '../ui/Band.tsx'
import { fullRows, pairedRows } from '../ui/columns/rows.ts'
import { Icon } from '../ui/picture/Icon.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

/**
 * Short items in rows of two and three that are all full. If all of them are links without a picture, they
 * become a plain index with one line each.
 */
export default function Cards({ section }: SectionData<'cards'>) {
  const { items } = section
  const shown = items.map(item => (
    <li key={item.title}>
      {item.image && (
        <LitPicture
          hasShadow
          src={item.image}
          alt={item.imageAlt ?? ''}
          sizes="(min-width: 43.75em) 50vw, 100vw"
        />
      )}
      {item.icon && <Icon name={item.icon} size={40} />}
      <Subheading>
        <SiteLink href={item.link}>{wholeWords(item.title)}</SiteLink>
      </Subheading>
      <Sentence text={item.description} />
    </li>
  ))
  if (items.every(({ link, image }) => link && !image))
    return (
      <SideBand section={section} side={margin}>
        <ul className={indexList}>{shown}</ul>
      </SideBand>
    )
  const isSigned = items.every(({ icon, image }) => icon && !image)
  const rows = `${pairedRows(items.length, 'rows')} ${fullRows(items.length, 'large')}`
  return (
    <HeadedBand section={section}>
      <ul className={cx(cards, isSigned && signs, rows)}>{shown}</ul>
    </HeadedBand>
  )
}

/** The heading of an index, which on large screens stays next to the lines. */
const margin = css({
  [media.large]: { gridColumn: 'span 4', ...stickySide },
})

const entries = css({
  display: 'grid',
  '& > li': { position: 'relative', borderBlockStart: `1.5px solid ${color.ink}` },
  '& svg': { color: color.accent, strokeWidth: 1.5 },
  '& p': { maxWidth: size.measure, color: color.soft },
  // Stretches the link over the whole item.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

const cards = css(entries, {
  gap: `44px ${space.gutter}`,
  '& > li': { paddingBlockStart: 20 },
  '& > li:has(img)': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& img': {
    width: '100%',
    borderRadius: corner,
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    marginBlockEnd: 18,
  },
  '& svg': { marginBlockEnd: 16 },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
})

/** Facts that are found by their sign need no line above them. */
const signs = css({ '& > li': { borderBlockStart: 0, paddingBlockStart: 0 } })

const indexList = css(entries, {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: `4px ${space.gutter}`,
    alignItems: 'center',
    paddingBlock: 22,
  },
  '& > li:last-of-type': { borderBlockEnd: `1.5px solid ${color.ink}` },
  '& > li > :is(h2, h3):first-of-type, & > li > p': { gridColumn: '2' },
  '& > li > :is(h2, h3):first-child, & > li:not(:has(svg)) > p': { gridColumn: '1 / -1' },
  [media.large]: {
    gridColumn: '5 / -1',
    '& > li': { gridTemplateColumns: '40px minmax(0, 5fr) minmax(0, 6fr)' },
    '& > li > p, & > li:not(:has(svg)) > p': { gridColumn: '3' },
    '& > li > :is(h2, h3):first-child': { gridColumn: '1 / 3' },
  },
})
