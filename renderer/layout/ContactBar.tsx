import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { selectionOnDark } from '../theme/selection.ts'
import { color, media, size } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { emailUrl } from '../ui/text/contactUrls.ts'
import { MapLink } from '../ui/text/MapLink.tsx'
import { PhoneLink } from '../ui/text/PhoneLink.tsx'

/** Address, phone and email above the header, on large screens only. */
export function ContactBar({ isTransparent }: { isTransparent: boolean }) {
  const { words, contact } = useSite()
  const { address, phone, email } = contact
  return (
    <aside
      className={bar}
      aria-label={words.contactDetails}
      data-contact-bar=""
      data-transparent={isTransparent || undefined}
    >
      <div className={row}>
        <MapLink place={address} />
        <PhoneLink phone={phone} />
        <a href={emailUrl(email)}>{email}</a>
      </div>
    </aside>
  )
}

export const contactBarHeight = '3rem'

const bar = css({
  ...selectionOnDark,
  display: 'none',
  background: color.contactBar,
  color: color.onDark,
  fontSize: size.small,
  lineHeight: 1.3,
  [media.large]: { display: 'block' },
  '&[data-transparent]': { background: 'transparent', borderBottom: `1px solid ${color.lineOnDark}` },
})

const row = css(wrap, {
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  minHeight: contactBarHeight,
  '& > a:first-of-type': { marginInlineEnd: 'auto' },
  '& > a': { display: 'flex', alignItems: 'center', minHeight: contactBarHeight, textDecoration: 'none' },
  // A number stays on one line beside a long address.
  '& > a:nth-of-type(2)': { flex: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
})
