import type { SiteData } from '../../../schema/model/viewModel.ts'
import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { color, font, media, size, space } from '../../theme/tokens.ts'
import { third } from '../../ui/grid.ts'
import { Filled } from '../../ui/text/Filled.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { joinDays } from './joinDays.ts'

interface HoursProps {
  hours: NonNullable<SiteData['contact']['hours']>
}

/** When the office is open, a row for each entry. */
export function Hours({ hours }: HoursProps) {
  const site = useSite()
  return (
    <div className={part}>
      <Subheading className={partTitle}>{site.words.openingHours}</Subheading>
      <dl className={rows}>
        {hours.map(({ days, opens, closes, note }) => (
          <div key={`${days} ${opens}`}>
            <dt>{joinDays(days, site)}</dt>
            <dd>
              <Filled
                words={site.words.fromTo}
                values={{ from: <time>{opens}</time>, to: <time>{closes}</time> }}
              />
            </dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A part of the section below the list of contacts: its heading, and beside it on large screens what it holds. */
export const part = css({
  paddingBlock: '20px 36px',
  borderBlockStart: `1.5px solid ${color.ink}`,
  [media.large]: {
    display: 'grid',
    gridTemplateColumns: `${third} minmax(0, 1fr)`,
    columnGap: space.gutter,
  },
})

export const partTitle = css({ marginBlockEnd: 12, fontSize: size.h3, lineHeight: 1.18 })

const rows = css({
  '& > div': { paddingBlock: 8, borderBlockEnd: `1px solid ${color.line}` },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd:first-of-type': { fontFamily: font.display, fontVariantNumeric: 'tabular-nums' },
  '& dd + dd': { color: color.soft },
  [media.medium]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)',
      columnGap: space.gutter,
    },
  },
})
