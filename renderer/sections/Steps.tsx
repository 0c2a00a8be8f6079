import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { Inline } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

export default function Steps({ section }: SectionData<'steps'>) {
  return (
    <HeadedBand section={section} background="tint">
      <ol className={list}>
        {section.items.map(item => (
          <li key={item.title}>
            <Subheading>{item.title}</Subheading>
            <p>
              <Inline text={item.description} />
            </p>
          </li>
        ))}
      </ol>
    </HeadedBand>
  )
}

const list = css({
  display: 'grid',
  columnGap: space.gutter,
  counterReset: 'step',
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  [media.print]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: '6mm' },
  '& > li': {
    counterIncrement: 'step',
    borderBlockStart: `1.5px solid ${color.ink}`,
    paddingBlock: '18px 40px',
    paddingInlineEnd: 20,
    '&::before': {
      content: 'counter(step)',
      display: 'block',
      marginBlockEnd: 14,
      font: `clamp(3.2rem, 5vw, 5rem)/0.9 ${font.display}`,
      letterSpacing: '-0.05em',
      color: color.accent,
    },
  },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  '& p': { maxWidth: size.measure },
})
