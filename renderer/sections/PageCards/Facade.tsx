import type { ListEntry } from '../../../schema/model/entries.ts'
import { css, memoClass } from '../../theme/css.ts'
import { openLight } from '../../theme/openLight.ts'
import { paintClass } from '../../theme/paint.ts'
import { color, corner, media } from '../../theme/tokens.ts'
import { grid, wrap } from '../../ui/grid.ts'
import { LitPicture } from '../../ui/picture/LitPicture.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryLink } from './EntryLink.tsx'
import { paintOf } from './paintOf.ts'
import { windowWidths } from './windowWidths.ts'

/** Windows of equal height and different widths, in rows ("storeys"). */
export function Facade({ entries }: { entries: ListEntry[] }) {
  const widths = windowWidths(entries.length)
  return (
    <div className={wrap}>
      <ul className={windows}>
        {entries.map((entry, index) => (
          <li key={entry.link} className={windowClass(widths[index] ?? 12)}>
            <div className={`${frame} ${paintClass(paintOf(entry))}`}>
              {entry.image && (
                <LitPicture
                  light={entry.light}
                  hasShadow
                  isFilling
                  src={entry.image}
                  alt=""
                  sizes="(min-width: 64em) 32vw, 45vw"
                />
              )}
            </div>
            <Subheading className={nameClass}>
              <EntryLink entry={entry} />
            </Subheading>
            <EntryDetail entry={entry} />
            <p className={descriptionClass}>{entry.description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const windows = css(grid, { rowGap: 36, [media.large]: { rowGap: 56 } })

/** @param width in twelfths of the row, on large screens */
const windowClass = memoClass((width: number) =>
  css({
    position: 'relative',
    gridColumn: 'span 6',
    [media.largePrint]: { gridColumn: '1 / -1' },
    '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    [media.large]: { '&, &:last-of-type:nth-of-type(odd)': { gridColumn: `span ${width}` } },
  }),
)

const frame = css(openLight, {
  borderRadius: corner,
  height: '42vw',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [media.medium]: { height: '30vw' },
  [media.large]: { height: 'clamp(240px, 24vw, 370px)' },
})

const nameClass = css({
  marginTop: 14,
  fontSize: 'clamp(1.1875rem, 1.5vw, 1.375rem)',
  lineHeight: 1.18,
})

const descriptionClass = css({
  marginTop: 6,
  maxWidth: '26rem',
  lineHeight: 1.45,
  color: color.soft,
})
