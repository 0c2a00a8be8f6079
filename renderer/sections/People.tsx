import type { SectionData } from '../../schema/model/viewModel.ts'
import { useLight } from '../contexts/useLight.ts'
import { css, cx } from '../theme/css.ts'
import { color, corner, font, media, size, space } from '../theme/designTokens.ts'
import { type Light, lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { EmailLink, PhoneLink } from '../ui/text/contact.tsx'
import { RichText } from '../ui/text/RichText.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/**
 * The people of the organisation, in groups. One alone is shown large; on phones each has the portrait next to the words. Where
 * nobody has a portrait, the initials are small and next to the words on every screen.
 */
export default function People({ section }: SectionData<'people'>) {
  return (
    <HeadedBand section={section}>
      {section.groups.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group may have no title, and the list never changes.
        <div key={index} className={groupClass}>
          {title && <Subheading className={titleClass}>{title}</Subheading>}
          <ul
            className={cx(list, items.every(({ image }) => !image) && cx(bare, evenRows(items.length)))}
            data-columns={items.some(({ image }) => image) ? columnsFor(items.length) : undefined}
          >
            {items.map((person, index) => (
              // Two people may have the same role and no name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index}>
                <Portrait person={person} />
                <Words person={person} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </HeadedBand>
  )
}

/** On wide screens. A row of four never leaves one alone in the next. */
const columnsFor = (count: number): number => (count < 4 ? count : count % 4 === 1 ? 3 : 4)

function Words({ person: { name, role, text, email, phone } }: { person: Person }) {
  return (
    <div className={words}>
      <p className={nameClass}>{name ?? role}</p>
      {name && <p className={roleClass}>{role}</p>}
      {text && (
        <div className={textClass}>
          <RichText text={text} />
        </div>
      )}
      {phone && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
      {email && (
        <p>
          <EmailLink email={email} />
        </p>
      )}
    </div>
  )
}

/** Three or four people with portraits stand side by side, their words below. */
const IN_COLUMNS = '&:is([data-columns="3"], [data-columns="4"])'

type Person = SectionData<'people'>['section']['groups'][number]['items'][number]

/** A portrait in an upright opening. Without a picture it is a wall with the person's initials. */
function Portrait({ person: { image, imageAlt, name, role } }: { person: Person }) {
  const light = useLight() ?? defaultLight
  if (image)
    return (
      <div className={frame}>
        <LitPicture
          isFilling
          src={image}
          alt={imageAlt ?? ''}
          sizes="(min-width: 64em) 30vw, (min-width: 43.75em) 33vw, 34vw"
        />
      </div>
    )
  return (
    <div className={cx(frame, wall, paintClass(light))} aria-hidden="true">
      <BlockWall className={screen} light={light} columns={4} rows={2} />
      <span>{initialsOf(name ?? role)}</span>
    </div>
  )
}

/** On pages without a light. */
const defaultLight: Light = lights['late-morning']

/** The first letters of the first and the last word of a name or a role: `Dr Ama Mensah` → `AM`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,/]+/).filter(word => /^\p{L}/u.test(word))
  const important = words.filter(word => !TITLE.test(word) && !SMALL.test(word))
  const [first, ...others] = important.length > 0 ? important : words
  return [first, others.at(-1)].map(word => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|professor|rev|fr|sr|sir)\.?$/i

/** "of", "and", "the": words that have no initial. */
const SMALL = /^\p{Ll}{1,3}$/u

const groupClass = css({
  borderBlockStart: `1.5px solid ${color.ink}`,
  paddingBlockStart: 28,
  '& + &': { marginBlockStart: 'clamp(48px, 5vw, 80px)' },
  [media.print]: { '& + &': { marginBlockStart: '4mm !important' } },
})

const titleClass = css({ fontSize: size.h3, lineHeight: 1.14, marginBlockEnd: 28 })

const list = css({
  display: 'grid',
  gap: `28px ${space.gutter}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '34% minmax(0, 1fr)',
    columnGap: 'clamp(14px, 4vw, 24px)',
    alignItems: 'start',
  },
  [media.largePrint]: { '& > li': { display: 'block' }, '& > li > div + div': { paddingBlockStart: 14 } },
  [media.medium]: {
    rowGap: 48,
    '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr' },
    [IN_COLUMNS]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { display: 'block' },
      '& > li > div + div': { paddingBlockStart: 14 },
    },
    // None of seven is alone in a row.
    '&[data-columns="4"]:has(> li:nth-of-type(3n + 1):last-of-type)': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
  [media.large]: {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="1"] > li': {
      gridTemplateColumns: '4fr 7fr',
      columnGap: `calc(${space.gutter} * 3)`,
      alignItems: 'end',
      '& > div:last-of-type': { fontSize: '1.1875rem' },
      '& > div:last-of-type > p:first-of-type': { fontSize: size.h3 },
    },
  },
  [media.print]: {
    '&&&&': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '6mm' },
    '&&&&[data-columns="1"]': { gridTemplateColumns: '1fr' },
    '&&&& > li': { display: 'flex', gap: '3mm' },
  },
})

/** Without portraits. */
const bare = css({ '&& > li': { gridTemplateColumns: '88px minmax(0, 1fr)' } })

const words = css({
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', paddingBlock: 4 },
})

const nameClass = css({ font: `clamp(1.1875rem, 1.5vw, 1.375rem)/1.2 ${font.display}` })

const roleClass = css({ marginBlockStart: 4, lineHeight: 1.4, color: color.soft })

const textClass = css({
  maxWidth: size.measure,
  marginBlock: '10px 6px',
  lineHeight: 1.5,
  '& p + p': { marginBlockStart: '0.6em' },
})

const frame = css({
  borderRadius: corner,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: color.tint,
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Of a picture that is too high, the upper part stays: faces are there.
    objectPosition: '50% 20%',
  },
  [media.print]: { flex: 'none', width: '16mm', '& img': { height: '20mm !important' } },
})

/** The screen is above the initials: no text is over openings. */
const wall = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '& > span': {
    paddingInlineStart: '8cqi',
    paddingBlockEnd: '4cqi',
    font: `26cqi/1 ${font.display}`,
    letterSpacing: '-0.04em',
    whiteSpace: 'nowrap',
  },
  [media.forced]: { border: '1px solid' },
  [media.print]: { display: 'none !important' },
})

const screen = css({ width: '100%', height: 'auto', aspectRatio: '4 / 2' })
