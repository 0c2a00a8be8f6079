import type { SectionData } from '../../schema/model/viewModel.ts'
import { usePicture } from '../contexts/AssetsContext.ts'
import { css, cx, numbered } from '../theme/css.ts'
import { color, font, media, size } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

/** Marks of partners on one ground. One without a picture is set in type. */
export default function Logos({ section }: SectionData<'logos'>) {
  return (
    <HeadedBand section={section} background="paper">
      <ul className={list} data-columns={columnsFor(section.items.length)}>
        {section.items.map(({ name, image, link }) => (
          <li key={name}>
            <SiteLink href={link}>{image ? <Mark src={image} name={name} /> : name}</SiteLink>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

/** A mark in the size that makes it as weighty as its neighbours. */
function Mark({ src, name }: { src: string; name: string }) {
  const picture = usePicture(src)
  const { width } = opticalSize(picture ? picture.width / picture.height : 1)
  return (
    <span className={cx(sized, numbered(width / 2))}>
      <Picture src={src} alt={name} sizes={`${width}px`} focusing="none" />
    </span>
  )
}

/** Marks of equal area look equally large. In square CSS pixels. */
const AREA = 9600

/** No mark is larger than this, in CSS pixels. */
const MAX = { width: 200, height: 112 }

/** The size of a mark in CSS pixels. @param ratio its width by its height */
export function opticalSize(ratio: number): { width: number; height: number } {
  const width = Math.min(Math.sqrt(AREA * ratio), MAX.width, MAX.height * ratio)
  return { width: Math.round(width), height: Math.round(width / ratio) }
}

/** On wide screens: the number of columns that leaves the fewest cells of the last row empty. */
export function columnsFor(count: number): number {
  const [best = 4] = [4, 5, 3].sort((one, other) => emptyCells(count, one) - emptyCells(count, other))
  return best
}

const emptyCells = (count: number, columns: number): number => (columns - (count % columns)) % columns

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Each cell draws its own lines; the negative margins let those of neighbours fall together.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 140,
    marginBlockEnd: -1,
    marginInlineEnd: -1,
    border: `1px solid ${color.line}`,
    font: `clamp(${size.small}, 2.2vw, 1.375rem)/1.25 ${font.display}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& > li:not(:has(a)), & a': {
    display: 'grid',
    // A mark is never wider than its cell.
    gridTemplateColumns: 'minmax(0, max-content)',
    placeContent: 'center',
    justifyItems: 'center',
    padding: 'clamp(8px, 2.4vw, 32px)',
  },
  '& a[href]:not(:has(img))': { textDecoration: 'underline', textDecorationThickness: 1 },
  '& a:focus-visible': { outlineOffset: -6 },
  [media.largePrint]: { gridTemplateColumns: '1fr' },
  [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > li': { minHeight: 180 } },
  // None of four or seven is alone in a row.
  '&:where(:has(> :nth-child(3n + 1):last-child))': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  [media.wide]: {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > li': { margin: 0 } },
})

/** Its number is half its width: the width that it has on paper. */
const sized = css({
  display: 'block',
  width: 'calc(var(--n) * 2px)',
  maxWidth: '100%',
  '& img': {
    width: '100%',
    height: 'auto',
    objectFit: 'contain',
    // The white ground of a scanned mark disappears.
    mixBlendMode: 'multiply',
  },
  [media.print]: { width: 'calc(var(--n) * 1px)', '& img': { maxHeight: '12mm' } },
})
