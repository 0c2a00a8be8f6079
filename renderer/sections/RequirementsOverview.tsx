import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, memoClass } from '../theme/css.ts'
import { lights } from '../theme/lights.ts'
import { color, media, space } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { TickList } from '../ui/text/TickList.tsx'

/** The requirements of each stage, below a frieze of that stage's blocks. */
export default function RequirementsOverview({ section, refs }: SectionData<'requirementsOverview'>) {
  return (
    <HeadedBand section={section}>
      <ul className={stages}>
        {refs.entries?.map(({ name, link, light, requirements }) => (
          <li key={link}>
            <div className={frieze(light ? lights[light].wall : color.ink)}>
              {light && <BlockWall light={lights[light]} columns={32} rows={1} />}
            </div>
            <Subheading>
              <a href={link}>{name}</a>
            </Subheading>
            <TickList items={requirements ?? []} />
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

const stages = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `56px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& :is(h2, h3)': { marginBlock: '12px 6px' },
  '& a': { display: 'inline-block', minWidth: 44, paddingBlock: 6 },
  '& > li > ul > li:first-of-type': { borderBlockStart: 0 },
})

const frieze = memoClass((wall: string) =>
  css({
    minHeight: 8,
    background: wall,
    // Only whole blocks, in browsers with round().
    '& > svg': { width: ['100%', 'round(down, 100%, 72px)'], height: 36, marginInline: 'auto' },
    [media.print]: { display: 'none' },
  }),
)
