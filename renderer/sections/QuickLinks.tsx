import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx, numbered } from '../theme/css.ts'
import { color, font, media, size } from '../theme/designTokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
import { wrap } from '../ui/Band.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Heading } from '../ui/text/Heading.tsx'

/** A row of links: side by side on large screens, two in a row on phones. */
export default function QuickLinks({ section }: SectionData<'quickLinks'>) {
  const id = useId()
  const letters = longestWordOf(section.items.map(({ label }) => label))
  return (
    <section id={section.id} aria-labelledby={id} className={band}>
      <div className={wrap}>
        <Heading id={id} className={visuallyHidden}>
          {section.title}
        </Heading>
        <ul className={cx(list, letters > SHORT ? longColumns : columns, numbered(letters))}>
          {section.items.map(({ label, link, detail, icon }) => (
            <li key={label}>
              <SiteLink href={link}>
                {icon && <Icon name={icon} size={26} />}
                <span>{label}</span>
                {detail && <small>{detail}</small>}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const band = css({
  background: color.tint,
  color: color.ink,
  [media.print]: { display: 'none' },
})

/** In letters. */
const longestWordOf = (labels: readonly string[]): number =>
  Math.max(...labels.flatMap(label => label.split(/[\s-]/)).map(word => word.length))

/** The longest word for which two links have room on a phone, and six on a large screen. In letters. */
const SHORT = 10

const list = css({
  display: 'grid',
  // Hairlines between the links, and none around them.
  overflow: 'hidden',
  '& > li': { marginBlockStart: -1, borderBlockStart: `1px solid ${color.lineStrong}` },
  // The line above a last one goes on to the end of the row: on phones, and of five where three are in a row.
  '& > li:last-of-type:nth-of-type(2n + 1)': { gridColumn: '1 / -1', [media.medium]: { gridColumn: 'auto' } },
  '& > li:last-of-type:nth-of-type(5)': {
    [media.medium]: { gridColumn: 'span 2' },
    [media.large]: { gridColumn: 'auto' },
  },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: 12,
    height: '100%',
    minHeight: 72,
    paddingBlock: 14,
    paddingInlineEnd: 12,
    outlineOffset: -3,
    textDecoration: 'none',
  },
  '& svg': { gridRow: '1 / span 2', alignSelf: 'center', color: color.accent, strokeWidth: 1.5 },
  '& a:not(:has(svg)) > *': { gridColumn: '1 / -1' },
  '& a > span:first-of-type': { font: `clamp(1.06rem, 1.6vw, 1.45rem)/1.2 ${font.display}` },
  '& small': { gridColumn: 2, color: color.soft, fontSize: size.small, lineHeight: 1.3 },
  '& a:hover > span': { textDecoration: 'underline' },
  [media.large]: { '& a': { minHeight: 104 } },
})

/** As many in a row as have room for their longest word next to its sign. */
const evenly = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`

/** Four would leave one or two alone below them. */
const inThrees = (columns: string, from: 'large' | 'spacious') => ({
  gridTemplateColumns: columns,
  '&:has(> :is(:nth-of-type(5), :nth-of-type(6)):last-of-type)': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media[from]]: { gridTemplateColumns: columns },
  },
})

const columns = css(inThrees(evenly('9.5rem'), 'large'))

/** Its number is that of the letters of the longest word. */
const long = evenly('(3.2rem + 0.66rem * var(--n))')

const longColumns = css(inThrees(long, 'spacious'), {
  // Three would leave the fourth alone.
  '&:has(> :nth-of-type(4):last-of-type)': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: long },
  },
})
