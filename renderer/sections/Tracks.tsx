import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx, numbered } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { mirrored } from '../theme/styles.ts'
import { grid, HeadedBand } from '../ui/Band.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

/** The stroke of every line, in CSS pixels. */
const lineWidth = 2

/** Choices between parallel tracks, drawn as lines that fork: each track is along a line of its own. */
export default function Tracks({ section }: SectionData<'tracks'>) {
  return (
    <HeadedBand section={section} background="tint">
      <ul className={forks}>
        {section.items.map(({ name, link, tracks }) => (
          <li key={name}>
            <div className={cx(grid, numbered(tracks.length))}>
              <div className={nameArea}>
                <Subheading>
                  <SiteLink className={nameLink} href={link}>
                    {wholeWords(name)}
                  </SiteLink>
                </Subheading>
              </div>
              <Split count={tracks.length} />
              <ul className={lines}>
                {tracks.map((track, index) => (
                  <li className={line} key={track.name}>
                    <Rails count={tracks.length} index={index} />
                    <b>
                      <SiteLink className={nameLink} href={track.link}>
                        {wholeWords(track.name)}
                      </SiteLink>
                    </b>
                    <Sentence text={track.description} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

/** One line that divides into several, next to tracks of equal height. Each branch continues as the upper edge of a track. */
function Split({ count }: { count: number }) {
  const upperEdges = Array.from({ length: count }, (_, index) => `${(index / count) * 100}%`)
  const middle = `${((count - 1) / (2 * count)) * 100}%`
  return (
    <svg className={splitLines} aria-hidden="true">
      <line x1="0" y1={middle} x2="45%" y2={middle} />
      {upperEdges.map(y => (
        <line key={y} x1="45%" y1={middle} x2="100%" y2={y} />
      ))}
    </svg>
  )
}

/** Distance between neighbouring rails, in CSS pixels. */
const gap = 14
/** Height at which a rail turns towards the name of its track, in CSS pixels. */
const turn = 36

/** Between the rails and the words, in CSS pixels. */
const wordsGap = 16

/** Width of the rails of a fork next to its tracks on a phone, in CSS pixels. */
const railsWidth = (count: number): number => count * gap + wordsGap

/** The rails next to a track on a phone. Its own rail turns towards it. The rails of the tracks below pass by. */
function Rails({ count, index }: { count: number; index: number }) {
  const leftOf = (track: number) => (count - 1 - track) * gap + lineWidth / 2
  const below = Array.from({ length: count - 1 - index }, (_, step) => index + 1 + step)
  return (
    <svg className={railsLines} aria-hidden="true">
      {index === 0 && <line x1={0} y1={lineWidth / 2} x2={leftOf(0) + lineWidth / 2} y2={lineWidth / 2} />}
      <path d={`M${leftOf(index)} 0V${turn}H${railsWidth(count) - 8}`} />
      {below.map(track => (
        <line key={track} x1={leftOf(track)} y1="0" x2={leftOf(track)} y2="100%" />
      ))}
    </svg>
  )
}

const forks = css({ display: 'grid', gap: 'clamp(48px, 5vw, 76px)' })

/** On medium screens and wider, the name is next to the incoming line, at the height at which `Split` draws it. */
const nameArea = css({
  '& > :is(h2, h3)': { fontSize: size.h3, lineHeight: 1.12 },
  [media.medium]: {
    gridColumn: 'span 3',
    display: 'flex',
    flexDirection: 'column',
    '&::before, &::after': { content: '""', minHeight: 0, flex: 'calc(var(--n) - 1) 0 0px' },
    '&::after': { flexGrow: 'calc(var(--n) + 1)' },
    '& > :is(h2, h3)': { display: 'grid', alignContent: 'center', height: 0 },
  },
})

/** Enlarges the click target to 44 pixels without changing the layout. */
const nameLink = css({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 })

const lines = css({
  // The forking line begins below the line under the name.
  marginBlockStart: 10,
  [media.medium]: { gridColumn: '6 / -1', display: 'grid', gridAutoRows: '1fr', marginBlockStart: 0 },
})

const line = css({
  position: 'relative',
  paddingBlock: '22px 10px',
  paddingInlineStart: `calc(var(--n) * ${gap}px + ${wordsGap}px)`,
  '& > b': {
    display: 'block',
    marginBottom: 10,
    fontFamily: font.display,
    fontSize: 'clamp(1.375rem, 2.3vw, 2.125rem)',
    fontWeight: 'normal',
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  '& > p': { maxWidth: size.measure },
  [media.medium]: {
    minHeight: 124,
    borderBlockStart: `${lineWidth}px solid ${color.ink}`,
    paddingBlock: '18px 28px',
    paddingInlineStart: 0,
  },
})

const splitLines = css({
  display: 'none',
  overflow: 'visible',
  stroke: color.ink,
  strokeWidth: lineWidth,
  strokeLinecap: 'round',
  [media.medium]: {
    display: 'block',
    gridColumn: '4 / span 2',
    // Across the gutter to where the tracks begin, and down to the middle of their upper edges.
    width: `calc(100% + ${space.gutter})`,
    height: '100%',
    transform: `translateY(${lineWidth / 2}px)`,
    '[dir=rtl] &': { transform: `translateY(${lineWidth / 2}px) scaleX(-1)` },
  },
})

const railsLines = css({
  ...mirrored,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: lineWidth,
  [media.medium]: { display: 'none' },
})
