import type { SectionData } from '../../schema/model/viewModel.ts'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { css, cx } from '../theme/css.ts'
import { color, font, space } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

type Items = SectionData<'subjects'>['section']['items']

/** Subjects under hairlines. Those of a group are below its name. */
export default function Subjects({ section }: SectionData<'subjects'>) {
  const BelowGroup = useHeadingLevel() === 1 ? 'h3' : 'h4'
  return (
    <HeadedBand section={section}>
      {groupsOf(section.items).map(({ name, items }) => {
        const Name = name ? BelowGroup : Subheading
        return (
          <div className={group} key={name}>
            {name && <Subheading className={groupName}>{name}</Subheading>}
            <ul className={cx(list, evenRows(items.length))}>
              {items.map(item => (
                <li key={item.name}>
                  <Name>{wholeWords(item.name)}</Name>
                  <Sentence text={item.description} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </HeadedBand>
  )
}

/** The items by group, groups in the order of their first items. Items without a group share the name `''`. */
function groupsOf(items: Items): { name: string; items: Items }[] {
  const names = [...new Set(items.map(item => item.group ?? ''))]
  return names.map(name => ({ name, items: items.filter(item => (item.group ?? '') === name) }))
}

const group = css({ '& + &': { marginBlockStart: 28 } })

const groupName = css({ marginBlockEnd: 24, color: color.accent })

const list = css({
  display: 'grid',
  columnGap: space.gutter,
  '& > li': {
    borderBlockStart: `1px solid ${color.lineStrong}`,
    paddingBlock: '18px 36px',
    paddingInlineEnd: 20,
  },
  '& :is(h2, h3, h4)': {
    marginBlockEnd: 8,
    font: `clamp(1.5rem, 2.1vw, 2rem)/1.12 ${font.display}`,
    letterSpacing: '-0.02em',
  },
  '& p': { maxWidth: '26em', color: color.soft },
})
