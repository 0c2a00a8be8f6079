import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, font, media, space } from '../theme/designTokens.ts'
import { SideBand, stickySide } from '../ui/Band.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/** Steps on a thread, one after the other. On large screens their heading stays next to them. */
export default function Steps({ section }: SectionData<'steps'>) {
  return (
    <SideBand section={section} side={intro} background="paper">
      <ol className={thread}>
        {section.items.map(item => (
          <li key={item.title}>
            <Subheading>{item.title}</Subheading>
            <Sentence text={item.description} />
          </li>
        ))}
      </ol>
    </SideBand>
  )
}

const intro = css({
  [media.large]: { gridColumn: 'span 5', ...stickySide },
})

const numeralSize = 'clamp(3.2rem, 5vw, 5rem)'

const thread = css({
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${numeralSize} minmax(0, 1fr)`,
    columnGap: space.gutter,
    counterIncrement: 'step',
    paddingBlockEnd: 40,
    // The thread, from below a numeral to the next one.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${numeralSize} + 4px) 12px`,
      insetInlineStart: `calc(${numeralSize} / 2)`,
      borderInlineStart: `1.5px solid ${color.lineStrong}`,
    },
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / 3',
      textAlign: 'center',
      font: `${numeralSize}/0.9 ${font.display}`,
      letterSpacing: '-0.05em',
      color: color.accent,
    },
    '&:last-of-type': { paddingBlockEnd: 0 },
  },
  '& :is(h2, h3)': { alignSelf: 'end', marginBlockEnd: 8, paddingBlockStart: 10 },
  '& p': { gridColumn: 2 },
  [media.large]: { gridColumn: '6 / -1' },
  [media.print]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: '6mm',
    '& > li': { display: 'block' },
  },
})
