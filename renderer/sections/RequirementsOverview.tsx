import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { color, media } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { textLink } from '../ui/ButtonLink.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { halves, wrap } from '../ui/grid.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { SectionHead } from '../ui/text/SectionHead.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { TickList } from '../ui/text/TickList.tsx'

/** The requirements of each stage, folded: a visitor opens the one stage that the child would enter. */
export default function RequirementsOverview({ section, refs }: SectionData<'requirementsOverview'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <div className={wrap}>
        <div className={halves}>
          <div className={intro}>
            <SectionHead id={id} title={section.title} description={section.description} layout="below" />
          </div>
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
        </div>
      </div>
    </Band>
  )
}

const intro = css({ [media.large]: { gridColumn: 'span 5' } })

const stages = css({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '& > li': { borderBlockEnd: `1px solid ${color.lineStrong}` },
  '& summary': { justifyContent: 'start', gap: 16, minHeight: 72, flexWrap: 'wrap' },
  '& summary > span:first-of-type': { flex: 'none', width: 44, height: 44 },
  '& summary > svg': { marginInlineStart: 'auto' },
  '& details > div': { paddingBlockEnd: 20 },
  [media.large]: { gridColumn: '6 / -1' },
  [media.print]: {
    columns: 2,
    columnGap: '6mm',
    '& li': { breakInside: 'avoid' },
    '& summary > span:first-of-type': { display: 'none' },
  },
})
