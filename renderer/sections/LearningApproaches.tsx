import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx } from '../theme/css.ts'
import { color, media, space } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { textColumns } from '../ui/rows.ts'
import { Inline } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

export default function LearningApproaches({ section }: SectionData<'learningApproaches'>) {
  return (
    <HeadedBand section={section} background="wall">
      <ul className={cx(list, textColumns(section.items.length))}>
        {section.items.map(item => (
          <li key={item.title}>
            <Icon name={item.icon} size={44} />
            <Subheading>{item.title}</Subheading>
            <p>
              <Inline text={item.description} />
            </p>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

const list = css({
  display: 'grid',
  columnGap: space.gutter,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr',
    [media.zoomed]: { gridTemplateColumns: 'none' },
    columnGap: 22,
    alignContent: 'start',
    borderBlockStart: `1px solid ${color.lineOnDark}`,
    paddingBlock: '26px 36px',
    paddingInlineEnd: 16,
  },
  '& svg': { gridRow: '1 / 3', color: color.action, strokeWidth: 1.5 },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  '& p': { color: color.softOnDark, maxWidth: '26em' },
  [media.print]: { '& > li': { display: 'block' } },
})
