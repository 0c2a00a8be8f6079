import type { SectionData } from '../../../schema/model/viewModel.ts'
import { css, memoClass } from '../../theme/css.ts'
import { color, font, media, size } from '../../theme/tokens.ts'
import { grid } from '../../ui/grid.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Inline } from '../../ui/text/Inline.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { lineWidth, Rails, railsWidth } from './Rails.tsx'
import { Split } from './Split.tsx'

type Item = SectionData<'tracks'>['section']['items'][number]

/** One fork and its tracks, each along a line of its own. */
export const Fork = ({ item: { name, link, tracks } }: { item: Item }) => (
  <div className={grid}>
    <div className={nameArea(tracks.length)}>
      <Subheading>
        <Name name={name} link={link} />
      </Subheading>
    </div>
    <Split count={tracks.length} />
    <ul className={lines}>
      {tracks.map((track, index) => (
        <li className={line(tracks.length)} key={track.name}>
          <Rails count={tracks.length} index={index} />
          <b>
            <Name name={track.name} link={track.link} />
          </b>
          <p>
            <Inline text={track.description} />
          </p>
        </li>
      ))}
    </ul>
  </div>
)

/** A name, as a link if it has one. */
const Name = ({ name, link }: { name: string; link: string | undefined }) =>
  link ? (
    <SiteLink className={nameLink} href={link}>
      {name}
    </SiteLink>
  ) : (
    name
  )

/**
 * On medium screens and wider, the name is beside the incoming line, at the height at which `Split` draws it.
 * @param count how many tracks there are
 */
const nameArea = memoClass((count: number) =>
  css({
    '& > :is(h2, h3)': { fontSize: size.h3, lineHeight: 1.12 },
    [media.medium]: {
      gridColumn: 'span 3',
      display: 'grid',
      gridTemplateRows: `minmax(0, ${count - 1}fr) minmax(0, ${count + 1}fr)`,
      '& > :is(h2, h3)': { gridRow: 2, alignSelf: 'start', transform: 'translateY(-50%)' },
    },
  }),
)

/** Enlarges the click target to 44 pixels without changing the layout. */
const nameLink = css({ display: 'inline-block', paddingBlock: 10, marginBlock: -10 })

const lines = css({
  // The forking line begins below the line under the name.
  marginBlockStart: 10,
  [media.medium]: { gridColumn: '6 / -1', display: 'grid', gridAutoRows: '1fr', marginBlockStart: 0 },
})

/** @param count how many tracks there are */
const line = memoClass((count: number) =>
  css({
    position: 'relative',
    paddingBlock: '22px 10px',
    paddingInlineStart: railsWidth(count),
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
  }),
)
