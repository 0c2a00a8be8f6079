import { css } from '../../theme/css.ts'
import { color, font, media, size, space } from '../../theme/tokens.ts'
import { emailUrl } from '../../ui/text/contactUrls.ts'
import { PhoneLink } from '../../ui/text/PhoneLink.tsx'
import { RichText } from '../../ui/text/RichText.tsx'
import { type Person, Portrait } from './Portrait.tsx'

/**
 * The people of a group. One alone is shown large; on phones each has the portrait beside the words. Where nobody has a
 * portrait, the initials are small and beside the words on every screen.
 */
export const Group = ({ items }: { items: Person[] }) => (
  <ul
    className={list}
    data-columns={columnsFor(items.length)}
    data-bare={items.some(({ image }) => image) ? undefined : ''}
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
)

/** On wide screens. A row of four never leaves one alone in the next. */
const columnsFor = (count: number): number => (count < 4 ? count : count % 4 === 1 ? 3 : 4)

function Words({ person: { name, role, text, email, phone } }: { person: Person }) {
  const [mailbox, domain] = email?.split('@') ?? []
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
          <a href={emailUrl(email)}>
            {mailbox}@<wbr />
            {domain}
          </a>
        </p>
      )}
    </div>
  )
}

/** Three or four people with portraits stand side by side, their words below. */
const IN_COLUMNS = '&:is([data-columns="3"], [data-columns="4"]):not([data-bare])'

const list = css({
  display: 'grid',
  gap: `28px ${space.gutter}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '34% minmax(0, 1fr)',
    columnGap: 'clamp(14px, 4vw, 24px)',
    alignItems: 'start',
  },
  '&[data-bare] > li': { gridTemplateColumns: '88px minmax(0, 1fr)' },
  [media.largePrint]: { '& > li': { display: 'block' }, '& > li > div + div': { paddingBlockStart: 14 } },
  [media.medium]: {
    rowGap: 48,
    '&:is([data-columns="2"], [data-bare]:not([data-columns="1"]))': { gridTemplateColumns: '1fr 1fr' },
    [IN_COLUMNS]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { display: 'block' },
      '& > li > div + div': { paddingBlockStart: 14 },
    },
    // None of seven is alone in a row.
    '&[data-columns="4"]:not([data-bare]):has(> li:nth-of-type(3n + 1):last-of-type)': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
  [media.large]: {
    '&[data-bare]:is([data-columns="3"], [data-columns="4"])': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    '&[data-columns="4"]:not([data-bare])': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="1"]:not([data-bare]) > li': {
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
