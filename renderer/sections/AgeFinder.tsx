import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { media, space } from '../theme/tokens.ts'
import { textLink } from '../ui/ButtonLink.tsx'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { AgedStage } from './AgeFinder/AgedStage.ts'
import { AgeTable } from './AgeFinder/AgeTable.tsx'
import { BirthdayForm } from './AgeFinder/BirthdayForm.tsx'

/** The ages of all stages, and with JavaScript a form that finds those for a birthday. */
export default function AgeFinder({ section, refs: { entries = [] } }: SectionData<'ageFinder'>) {
  const stages = entries.flatMap(({ name, link, ages }): AgedStage[] => (ages ? [{ name, link, ages }] : []))
  return (
    <HeadedBand section={section} background="paper">
      {stages.length > 0 && (
        <div className={columns}>
          <AgeTable label={section.title} stages={stages} />
          <div className={finder}>
            <BirthdayForm stages={stages} yearBegins={section.yearBegins} />
          </div>
        </div>
      )}
      {section.action && (
        <SiteLink className={textLink} href={section.action.link}>
          {section.action.text}
        </SiteLink>
      )}
    </HeadedBand>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${space.gutter}`,
  marginBlockEnd: 28,
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** A form that nothing answers is not shown. */
const finder = css({
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
})
