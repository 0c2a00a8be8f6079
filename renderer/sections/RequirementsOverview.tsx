import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { SideBand } from '../ui/Band.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { textLink } from '../ui/SiteLink.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { TickList } from '../ui/text/TickList.tsx'

/** The requirements of each stage, folded: a visitor opens the one stage that the child would enter. */
export default function RequirementsOverview({ section, refs }: SectionData<'requirementsOverview'>) {
  return (
    <SideBand section={section} side={intro}>
      <ul className={stages}>
        {refs.entries?.map(({ name, link, light, detail, requirements }) => (
          <li key={link}>
            <Disclosure
              name="requirements"
              summary={
                <>
                  {light && (
                    <span className={paintClass(lights[light])}>
                      <BlockWall light={lights[light]} columns={1} rows={1} />
                    </span>
                  )}
                  <Subheading>{name}</Subheading>
                  {detail && <small>{detail}</small>}
                </>
              }
            >
              <TickList items={requirements ?? []} />
              <a className={textLink} href={link}>
                {name}
              </a>
            </Disclosure>
          </li>
        ))}
      </ul>
    </SideBand>
  )
}

const intro = css({ [media.large]: { gridColumn: 'span 5' } })

const stages = css({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '& > li': { borderBlockEnd: `1px solid ${color.lineStrong}` },
  // Sign, name above detail, arrow.
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    gap: '2px 16px',
    minHeight: 80,
    paddingBlock: 12,
  },
  '& summary:has(> span)': { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
  '& summary > span:first-of-type': { gridRow: '1 / span 2', width: 44, height: 44 },
  '& summary > small': { gridRow: 2, fontSize: size.small, lineHeight: 1.35, color: color.soft },
  '& summary > span:first-of-type ~ small': { gridColumn: 2 },
  '& summary > svg': { gridRow: '1 / span 2', gridColumn: -2 },
  '& details > div': { paddingBlockEnd: 20 },
  [media.large]: { gridColumn: '6 / -1' },
  [media.print]: {
    columns: 2,
    columnGap: '6mm',
    '& li': { breakInside: 'avoid' },
    '& summary > span:first-of-type': { display: 'none' },
  },
})
