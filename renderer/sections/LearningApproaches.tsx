import type { SectionData } from '../../schema/model/viewModel.ts'
import { useLight } from '../contexts/useLight.ts'
import { css, cx } from '../theme/css.ts'
import { color, media, space } from '../theme/designTokens.ts'
import { lights } from '../theme/lights.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

export default function LearningApproaches({ section }: SectionData<'learningApproaches'>) {
  const light = useLight() ?? lights.noon
  return (
    <HeadedBand className={band} section={section} background="wall">
      <ul className={cx(list, evenRows(section.items.length))}>
        {section.items.map(item => (
          <li key={item.title}>
            <Icon name={item.icon} size={48} />
            <Subheading>{item.title}</Subheading>
            <Sentence text={item.description} />
          </li>
        ))}
      </ul>
      <div className={frieze}>
        <BlockWall light={light} columns={24} rows={2} />
      </div>
    </HeadedBand>
  )
}

/** One course of the page's blocks along the upper edge of the band. */
const frieze = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  overflow: 'hidden',
  // A course is a twelfth of the width high on phones, and half of that on wider screens.
  height: `${100 / 12}vw`,
  '& > svg': { width: '200%', aspectRatio: '24 / 2' },
  [media.medium]: { height: `${100 / 24}vw`, '& > svg': { width: '100%' } },
  [media.print]: { display: 'none' },
})

const band = css({ position: 'relative', paddingBlockStart: `calc(${space.section} + 4vw)` })

const list = css({
  display: 'grid',
  gap: `44px ${space.gutter}`,
  '& svg': { marginBlockEnd: 16, color: color.action, strokeWidth: 1.5 },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  '& p': { color: color.softOnDark, maxWidth: '26em' },
  [media.print]: { '& > li': { display: 'block' } },
})
