import styled from '@emotion/styled'
import { emailUrl, phoneUrl } from '../contactUrls.ts'
import { useSite } from '../site.tsx'
import { color, media, size } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'

/** Address, phone and email above the header, on large screens only. */
export function ContactBar({ isTransparent }: { isTransparent: boolean }) {
  const { address, phone, email } = useSite().contact
  return (
    <Bar aria-label="Contact details" data-transparent={isTransparent || undefined}>
      <Row>
        <p>{address}</p>
        <a href={phoneUrl(phone)}>{phone}</a>
        <a href={emailUrl(email)}>{email}</a>
      </Row>
    </Bar>
  )
}

export const contactBarHeight = '3rem'

const Bar = styled.aside({
  display: 'none',
  background: color.contactBar,
  color: color.onDark,
  fontSize: size.small,
  lineHeight: 1.3,
  [media.large]: { display: 'block' },
  '&[data-transparent]': { background: 'transparent', borderBottom: `1px solid ${color.lineOnDark}` },
  [media.print]: { display: 'none' },
})

const Row = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  minHeight: contactBarHeight,
  '& > p': { marginInlineEnd: 'auto' },
  '& > a': { display: 'flex', alignItems: 'center', minHeight: contactBarHeight, textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
})
