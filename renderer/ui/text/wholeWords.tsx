import { Fragment, type ReactNode } from 'react'
import { css } from '../../theme/css.ts'

/**
 * A text whose lines break where readers expect it: not within names such as "Pre-School", "O' Level" and "E. Mensah" and times such as
 * "8 am", and within addresses behind "@" and full stops. The text itself stays as it is, for those who copy it or search for it.
 */
export function wholeWords(text = ''): ReactNode {
  // Most texts have none of them.
  if (!PARTS.test(text)) return text
  return text.split(PARTS).map((part, index) =>
    // Every second part is one of them.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <Fragment key={index}>
        {ADDRESS.test(part) ? (
          <Address>{part}</Address>
        ) : (
          <span className={part.length > LONGEST ? long : whole}>{part}</span>
        )}
      </Fragment>
    ),
  )
}

/** An email or web address, which breaks behind "@" and full stops where a line has no room for it. */
export const Address = ({ children }: { children: string }): ReactNode =>
  children.split(/(?<=[@.])(?=\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** "Cutting-Edge" is as long as the largest heading of the narrowest phone. */
const LONGEST = 12

const ADDRESS = /\S@\S|:\/\/|^www\./

/** Each with the signs around it: addresses, names with a hyphen, initials before a name, numbers before a short unit. */
const PARTS = new RegExp(
  `(?<!\\S)(${[
    String.raw`[^\s@]+@[^\s@.]+\.\S+|(?:https?:\/\/|www\.)\S+`,
    String.raw`\S*(?:\p{L}-\p{Lu}|(?<!\p{L})\p{L}-\p{L})\S*`,
    String.raw`\P{L}?(?:\p{Lu}['’.]? )+\p{Lu}\S*`,
    String.raw`\S*\d (?:[ap]\.?m|k?[mg]|cm)(?!\p{L})\S*`,
  ].join('|')})`,
  'u',
)

const whole = css({ whiteSpace: 'nowrap' })

/** Breaks where a line of its own has no room for it. Browsers' own search finds no words that reach beyond it. */
const long = css({ display: 'inline-block', textDecoration: 'inherit' })
