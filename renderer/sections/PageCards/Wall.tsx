import type { ListEntry } from '../../../schema/model/entries.ts'
import { css, cx, keyframes, memoClass } from '../../theme/css.ts'
import { type Light, lights } from '../../theme/lights.ts'
import { paintClass } from '../../theme/paint.ts'
import { scrolled } from '../../theme/scrolled.ts'
import { color, media, space } from '../../theme/tokens.ts'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryLink } from './EntryLink.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { paintOf } from './paintOf.ts'

/** Tall bays side by side across the whole window. On narrower screens, a vertical list. */
export function Wall({ entries }: { entries: ListEntry[] }) {
  const columns = columnsFor(entries.length)
  return (
    <ul className={bays(columns)}>
      {entries.map((entry, index) => (
        <li key={entry.link} className={bay}>
          <EntryPicture
            className={`${frame} ${paintClass(paintOf(entry))}`}
            entry={entry}
            photographClass={cx(
              index % columns === 0 && litFrom.start,
              (index + 1) % columns === 0 && litFrom.end,
            )}
            sizes="(min-width: 71.875em) 16vw, (min-width: 43.75em) 24vw, 32vw"
          />
          <div className={entry.light ? `${cx(words, beam)} ${beamOf(lights[entry.light])}` : words}>
            <Subheading>
              <EntryLink entry={entry} />
            </Subheading>
            <EntryDetail entry={entry} />
            <p>{entry.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** With more bays in a row, each is too narrow for its text. */
const MAX_COLUMNS = 8

/** Columns for rows of nearly equal length. */
const columnsFor = (count: number) => Math.ceil(count / Math.max(1, Math.ceil(count / MAX_COLUMNS)))

/** The outer bays extend to the window's edges. Their pictures and text stay within the page's margins. */
const inset = '20px'
const edge = `calc(${space.margin} - ${inset} + max(0px, (100vw - ${space.contentWidth}) / 2))`

const reachingTo = (side: 'start' | 'end') => ({
  '& img': {
    [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: edge,
    width: `calc(100% - ${edge})`,
  },
  '& > div:last-of-type':
    side === 'start'
      ? { paddingInlineStart: `calc(${inset} + ${edge})`, borderInlineStart: 0 }
      : { paddingInlineEnd: `calc(${inset} + ${edge})` },
})

/** The light on a photograph stays within it, too. */
const litFrom = {
  start: css({ [media.wide]: { '&&&::after': { insetInlineStart: edge } } }),
  end: css({ [media.wide]: { '&&&::after': { insetInlineEnd: edge } } }),
}

const bays = memoClass((columns: number) =>
  css({
    background: color.paper,
    // The light of the outer bays reaches beyond the window.
    overflowX: 'clip',
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: `${edge} repeat(${columns}, minmax(0, 1fr)) ${edge}`,
      [`& > :nth-of-type(${columns}n + 1)`]: { gridColumn: '1 / span 2', ...reachingTo('start') },
      [`& > :nth-of-type(${columns}n)`]: { gridColumnEnd: 'span 2', ...reachingTo('end') },
    },
  }),
)

const bay = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32% minmax(0, 1fr)',
  minHeight: 168,
  borderBottom: `1px solid ${color.line}`,
  [media.medium]: { gridTemplateColumns: '24% minmax(0, 1fr)' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    borderBottom: 0,
  },
  [media.print]: { display: 'block' },
})

const frame = css({ [media.wide]: { height: 'clamp(400px, 36.4vw, 580px)' } })

const words = css({
  alignSelf: 'center',
  paddingBlock: '20px 24px',
  paddingInline: `20px ${space.margin}`,
  color: color.soft,
  '& :is(h2, h3)': {
    marginBottom: 6,
    color: color.ink,
    fontSize: 'clamp(1.375rem, 1.7vw, 1.625rem)',
    lineHeight: 1.16,
  },
  '& p': { fontSize: '1.0625rem', lineHeight: 1.4 },
  [media.wide]: {
    alignSelf: 'stretch',
    position: 'relative',
    paddingBlock: '24px 36px',
    paddingInline: `${inset} 16px`,
    borderInlineStart: `1px solid ${color.line}`,
  },
  [media.print]: { paddingInline: '0 !important' },
})

const floor = 56

const creep = keyframes({ from: { translate: '18% 0' }, to: { translate: '-18% 0' } })

/** The light of a bay on the floor below it. */
const beam = css({
  [media.wide]: {
    paddingBlockStart: floor + 24,
    background: `linear-gradient(${color.tint} ${floor}px, transparent 0)`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '12%',
      height: floor,
      background: 'var(--beam)',
      transformOrigin: '50% 0',
      transform: 'var(--slant)',
      ...scrolled(creep, { range: 'cover 0% cover 100%', timeline: 'view()' }),
    },
  },
})

/** Long and slanted at dawn, straight below its wall at noon. */
const beamOf = ({ angle, beam }: Light): string =>
  css({ '--beam': beam, '--slant': `skewX(${Math.round((angle - 90) * 0.72)}deg)` })
