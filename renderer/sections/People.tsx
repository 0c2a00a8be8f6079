import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { Group } from './People/Group.tsx'

/** The people of the organisation, in groups. */
export default function People({ section }: SectionData<'people'>) {
  return (
    <HeadedBand section={section}>
      {section.groups.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group may have no title, and the list never changes.
        <div key={index} className={groupClass}>
          {title && <Subheading className={titleClass}>{title}</Subheading>}
          <Group items={items} />
        </div>
      ))}
    </HeadedBand>
  )
}

const groupClass = css({
  borderBlockStart: `1.5px solid ${color.ink}`,
  paddingBlockStart: 28,
  '& + &': { marginBlockStart: 'clamp(48px, 5vw, 80px)' },
  [media.print]: { '& + &': { marginBlockStart: '4mm !important' } },
})

const titleClass = css({ fontSize: size.h3, lineHeight: 1.14, marginBlockEnd: 28 })
