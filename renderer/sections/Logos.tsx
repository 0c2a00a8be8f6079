import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, font, media, size } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { columnsFor } from './Logos/columnsFor.ts'
import { Mark } from './Logos/Mark.tsx'

/** Marks of partners on one ground. One without a picture is set in type. */
export default function Logos({ section }: SectionData<'logos'>) {
  return (
    <HeadedBand section={section} background="paper">
      <ul className={list} data-columns={columnsFor(section.items.length)}>
        {section.items.map(({ name, image, link }) => {
          const mark = image ? <Mark src={image} name={name} /> : name
          return <li key={name}>{link ? <SiteLink href={link}>{mark}</SiteLink> : mark}</li>
        })}
      </ul>
    </HeadedBand>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Each cell draws its own lines; the negative margins let those of neighbours fall together.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 140,
    margin: '0 -1px -1px 0',
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
  [media.wide]: {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > li': { margin: 0 } },
})
