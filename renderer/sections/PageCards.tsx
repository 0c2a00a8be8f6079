import type { ComponentType } from 'react'
import type { ListEntry } from '../../schema/model/entries.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { Section } from '../../schema/section.ts'
import { css, cx, keyframes, numbered, variants } from '../theme/css.ts'
import { color, corner, media, space } from '../theme/designTokens.ts'
import { lights, namesOfLights, type Paint } from '../theme/lights.ts'
import { paintClass, paper } from '../theme/paint.ts'
import { drawn, scrolled, stretchedLink } from '../theme/styles.ts'
import { grid, HeadedBand, wrap } from '../ui/Band.tsx'
import { fullRows, pairedRows } from '../ui/columns/rows.ts'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { SiteLink, textLink } from '../ui/SiteLink.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

type Layout = NonNullable<Section<'pageCards'>['layout']>

const layouts: Record<Layout, ComponentType<{ entries: ListEntry[] }>> = {
  grid: CardGrid,
  wall: Wall,
  facade: Facade,
}

/** The pages of a folder, each with its picture, name and description. */
export default function PageCards({ section, refs: { entries = [] } }: SectionData<'pageCards'>) {
  const { layout = 'grid', action } = section
  const Cards = layouts[layout]
  return (
    <HeadedBand section={section} isWide>
      <Cards entries={entries} />
      {action && (
        <div className={wrap}>
          <SiteLink className={actionLink} href={action.link}>
            {action.text}
          </SiteLink>
        </div>
      )}
    </HeadedBand>
  )
}

/** Panels without gaps, each in the colours of its page. */
function CardGrid({ entries }: { entries: ListEntry[] }) {
  return (
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
              <p>{wholeWords(entry.description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Windows of equal height and different widths, in rows ("storeys"). */
function Facade({ entries }: { entries: ListEntry[] }) {
  const widths = windowWidths(entries.length)
  return (
    <div className={wrap}>
      <ul className={windows}>
        {entries.map((entry, index) => (
          <li key={entry.link} className={cx(windowClass, numbered(widths[index] ?? 12))}>
            <div className={`${facadeFrame} ${paintClass(paintOf(entry))}`}>
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
            <Subheading className={facadeNameClass}>
              <EntryLink entry={entry} />
            </Subheading>
            <EntryDetail entry={entry} />
            <p className={descriptionClass}>{wholeWords(entry.description)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The upper storeys of a façade: window widths in twelfths of a row. A narrower window has no room for its words. */
const storey = [3, 3, 3, 3]

/**
 * The lowest storeys, by the remainder of windows that do not fill a storey. A single window would be as wide as a banner, so it
 * shares two storeys with four others.
 */
const lowest = [[], [4, 3, 5, 7, 5], [7, 5], [4, 3, 5]]

/** The widths of `count` windows in twelfths of a row. Every storey is full. */
export function windowWidths(count: number): number[] {
  if (count === 1) return [12]
  const last = lowest[count % 4] ?? []
  const rows = (count - last.length) / 4
  return [...Array.from({ length: rows }, () => storey).flat(), ...last]
}

/** Tall bays side by side across the whole window. On narrower screens, a vertical list. */
function Wall({ entries }: { entries: ListEntry[] }) {
  const columns = columnsFor(entries.length)
  return (
    <ul className={cx(bays, numbered(columns))}>
      {entries.map((entry, index) => (
        <li
          key={entry.link}
          className={cx(bay, index % columns === 0 && outer.start, (index + 1) % columns === 0 && outer.end)}
        >
          <EntryPicture
            className={`${wallFrame} ${paintClass(paintOf(entry))}`}
            entry={entry}
            photographClass={cx(
              index % columns === 0 && litFrom.start,
              (index + 1) % columns === 0 && litFrom.end,
            )}
            sizes="(min-width: 71.875em) 16vw, (min-width: 43.75em) 24vw, 32vw"
          />
          <div className={entry.light ? `${cx(wallWords, beam)} ${beamOf(entry.light)}` : wallWords}>
            <Subheading>
              <EntryLink entry={entry} />
            </Subheading>
            <EntryDetail entry={entry} />
            <p>{wholeWords(entry.description)}</p>
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

const floor = 56

/** Long and slanted at dawn, straight below its wall at noon. */
const beamOf = variants('beam', namesOfLights, name => {
  const { beam, angle } = lights[name]
  return { '--beam': beam, '--slant': `skewX(${Math.round((angle - 90) * 0.72)}deg)` }
})

interface EntryPictureProps {
  entry: ListEntry
  sizes: string
  className: string
  /** A further class of a photograph. */
  photographClass?: string | undefined
}

/** The picture of an entry, cropped to fill its entryPictureFrame. The height of the sun stays visible. */
const EntryPicture = ({ entry: { image, light }, sizes, className, photographClass }: EntryPictureProps) => (
  <div className={`${entryPictureFrame} ${numbered(light ? lights[light].angle : 45)} ${className}`}>
    {image && (
      <LitPicture
        className={photographClass}
        light={light}
        hasShadow
        isFilling
        src={image}
        alt=""
        sizes={sizes}
      />
    )}
  </div>
)

/** The few words below the name of an entry, such as an age. */
const EntryDetail = ({ entry: { detail } }: { entry: ListEntry }) =>
  detail && <p className={detailClass}>{detail}</p>

/** The name of an entry as a link, stretched over the nearest positioned ancestor. */
const EntryLink = ({ entry: { link, name, isCurrent } }: { entry: ListEntry }) => (
  <a className={entryLink} href={link} aria-current={isCurrent ? 'page' : undefined}>
    {wholeWords(name)}
  </a>
)

/** The colours of the page that an entry links to. A page without a light has the colours of paper. */
const paintOf = ({ light }: ListEntry): Paint => (light ? lights[light] : paper)

const actionLink = css(textLink, { marginTop: 28 })

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

const windows = css(grid, { rowGap: 36, [media.large]: { rowGap: 56 } })

/** As many twelfths of the row as its number, on large screens. */
const windowClass = css({
  position: 'relative',
  gridColumn: 'span 6',
  [media.largePrint]: { gridColumn: '1 / -1' },
  // Of an odd number, the first has a row of its own: none is alone below the others.
  '&:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  [media.wide]: { '&, &:first-of-type:nth-last-of-type(odd)': { gridColumn: 'span var(--n)' } },
})

/**
 * Styles of the frame of a picture in an entry of a list: while the entry is pointed at, or holds the focus, light falls across
 * the picture from the right, where the sun is.
 */
const openLight = {
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    ...drawn,
    inset: '0 -40%',
    background: color.paper,
    mixBlendMode: 'soft-light',
    opacity: 0.7,
    transform: 'translateX(110%) skewX(-24deg)',
    transition: 'transform 0.7s ease-out',
    pointerEvents: 'none',
  },
  'li:is(:hover, :focus-within) > &::after': { transform: 'skewX(-24deg)' },
} as const

const facadeFrame = css(openLight, {
  borderRadius: corner,
  height: '42vw',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [media.medium]: { height: '30vw' },
  [media.large]: { height: 'clamp(240px, 24vw, 370px)' },
})

const facadeNameClass = css({
  marginTop: 14,
  fontSize: 'clamp(min(1.1875rem, 5.2vw), 1.5vw, 1.375rem)',
  lineHeight: 1.18,
})

const descriptionClass = css({
  marginTop: 6,
  maxWidth: '26rem',
  lineHeight: 1.45,
  color: color.soft,
})

const bays = css({
  background: color.paper,
  // The light of the outer bays reaches beyond the window.
  overflowX: 'clip',
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: `${edge} repeat(var(--n), minmax(0, 1fr)) ${edge}`,
  },
})

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

/** The first and the last bay of a row. */
const outer = {
  start: css({ [media.wide]: { '&&': { gridColumn: '1 / span 2', ...reachingTo('start') } } }),
  end: css({ [media.wide]: { '&&': { gridColumnEnd: 'span 2', ...reachingTo('end') } } }),
}

const wallFrame = css({ [media.wide]: { height: 'clamp(400px, 36.4vw, 580px)' } })

const wallWords = css({
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

const creep = keyframes({ from: { translate: '18% 0' }, to: { translate: '-18% 0' } })

/** The light of a bay on the floor below it. */
const beam = css({
  [media.wide]: {
    paddingBlockStart: floor + 24,
    background: `linear-gradient(${color.tint} ${floor}px, transparent 0)`,
    '&::before': {
      ...drawn,
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

/** Its number is the height of the sun in degrees, 0 to 90. */
const entryPictureFrame = css({
  ...openLight,
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% calc(100% - var(--n) * 100% / 90)',
  },
})

const detailClass = css({
  '&&': { marginBlockEnd: 6, color: 'inherit', fontWeight: 600 },
  // On paper it begins the line of the description.
  [media.print]: { '&&': { float: 'inline-start', marginBlockEnd: 0, marginInlineEnd: '0.6em' } },
})

const entryLink = css({
  textDecoration: 'none',
  // A selector that began with a colon would get the class in front.
  '*:hover > * > &, &:hover': { textDecoration: 'underline' },
  ...stretchedLink(-3),
})
