import type { ListEntry } from '../../../schema/model/entries.ts'
import { css, cx } from '../../theme/css.ts'
import { paintClass } from '../../theme/paint.ts'
import { corner, media } from '../../theme/tokens.ts'
import { fullRows, pairedRows } from '../../ui/columns/rows.ts'
import { wrap } from '../../ui/grid.ts'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryLink } from './EntryLink.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { paintOf } from './paintOf.ts'

/** Panels without gaps, each in the colours of its page. */
export const CardGrid = ({ entries }: { entries: ListEntry[] }) => (
  <div className={wrap}>
    <ul className={cx(panels, pairedRows(entries.length, 'column'), fullRows(entries.length, 'large'))}>
      {entries.map(entry => (
        <li key={entry.link} className={`${panel} ${paintClass(paintOf(entry))}`}>
          {entry.image && (
            <EntryPicture
              className={frame}
              entry={entry}
              sizes="(min-width: 64em) 12vw, (min-width: 43.75em) 18vw, 34vw"
            />
          )}
          <div className={words}>
            <Subheading className={nameClass}>
              <EntryLink entry={entry} />
            </Subheading>
            <EntryDetail entry={entry} />
            <p>{entry.description}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

const panels = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

const panel = css({
  borderRadius: corner,
  overflow: 'hidden',
  position: 'relative',
  display: 'flex',
  minHeight: 'clamp(220px, 22vw, 320px)',
  '& p': { color: 'var(--soft-on-wall)' },
  [media.print]: { display: 'block' },
})

const frame = css({
  flex: '0 0 min(34%, 160px)',
  [media.largePrint]: { flexBasis: '20%' },
  [media.zoomed]: { flexBasis: 14 },
  // Not a percentage: panels of one list differ in width, and their pictures do not.
  [media.medium]: { flexBasis: 'min(15.3vw, 160px)' },
  [media.large]: { flexBasis: 'min(10.2vw, 160px)' },
})

const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '24px 24px 28px',
  [media.zoomed]: { paddingInline: '14px 0' },
  '& p': { maxWidth: '28rem', lineHeight: 1.45 },
  [media.print]: { paddingInline: 0 },
})

const nameClass = css({
  marginBottom: 8,
  fontSize: 'clamp(1.5rem, 2.1vw, 2rem)',
  lineHeight: 1.1,
})
