import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { pageWidth, selectionOnDark, selectionOnLight } from '../theme/styles.ts'
import { wrap } from '../ui/Band.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { emailUrl, MapLink, PhoneLink } from '../ui/text/contact.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Address } from '../ui/text/wholeWords.tsx'

/** The footer of every page. @param newsletter the form, an island */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  const { name, contact, footer, sample, words } = useSite()
  const { title, description } = footer.newsletter
  return (
    <footer className={ground}>
      {sample && (
        <div className={sampleBand}>
          <p className={wrap}>{sample}</p>
        </div>
      )}
      <div className={wrap}>
        <div className={columns}>
          <div className={about}>
            <p className={nameClass}>{name}</p>
            <p>{footer.text}</p>
          </div>
          <nav className={quickLinks} aria-labelledby="quick-links">
            <h2 id="quick-links">{words.quickLinks}</h2>
            <LinkList className={links} links={footer.quickLinks} />
          </nav>
          {/* Without names these are no landmarks, which sections of the page with the same heading may be. */}
          <section>
            <h2>{words.footerContact}</h2>
            <address className={contactDetails}>
              <MapLink place={contact.address} />
              <PhoneLink phone={contact.phone} />
              <a href={emailUrl(contact.email)}>
                <span>
                  <Address>{contact.email}</Address>
                </span>
              </a>
            </address>
          </section>
          <section className={newsletterClass}>
            <h2 id="newsletter">{title}</h2>
            <Sentence text={description} />
            <div>{newsletter}</div>
          </section>
        </div>
        <div className={lastLine}>
          <p>{`© ${footer.copyrightYear} ${name}`}</p>
          {footer.social && (
            <LinkList className={inline} aria-label={words.socialNetworks} links={footer.social} />
          )}
          {footer.smallPrint && <LinkList className={inline} links={footer.smallPrint} />}
          <p>{footer.credit}</p>
        </div>
      </div>
    </footer>
  )
}

interface LinkListProps extends ComponentProps<'ul'> {
  links: readonly { label: string; path: string; icon?: string | undefined }[]
}

const LinkList = ({ links, ...rest }: LinkListProps) => (
  <ul {...rest}>
    {links.map(({ label, path, icon }) => (
      <li key={label}>
        <SiteLink href={path}>
          {icon && <Icon name={icon} size={20} />}
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
)

const paddingTop = 'clamp(56px, 6.5vw, 96px)'

const ground = css(pageWidth, {
  ...selectionOnDark,
  background: color.deep,
  color: color.onDark,
  paddingBlock: `${paddingTop} 24px`,
  fontSize: '1.0625rem',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-disabled]': { color: color.softOnDark },
  '& a[aria-disabled]:hover': { textDecoration: 'none' },
  // Prints only name, address and year.
  [media.print]: {
    padding: 0,
    background: 'none',
    color: color.ink,
    '& nav, & form, & ul': { display: 'none' },
  },
  '& h2': {
    marginBottom: 4,
    fontFamily: font.text,
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: 0,
  },
})

/** Belongs to the page rather than to the footer by its looks, and is in prints too. */
const sampleBand = css({
  ...selectionOnLight,
  margin: `calc(-1 * ${paddingTop}) 0 ${paddingTop}`,
  paddingBlock: 12,
  background: color.paper,
  color: color.soft,
  fontSize: size.small,
  [media.print]: { margin: 0, padding: 0, background: 'none' },
})

const columns = css({
  display: 'grid',
  // Two columns, or one where an email address would not fit in half the width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `40px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > *': { gridColumn: 'span 4' } },
  [media.wide]: { '& > *': { gridColumn: 'span 3' } },
})

const about = css({
  gridColumn: '1 / -1',
  '& > p + p': { marginTop: 20, maxWidth: '24rem' },
  '&&': { [media.medium]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'span 3' } },
})

const nameClass = css({
  maxWidth: '11em',
  fontFamily: font.display,
  fontSize: 'clamp(min(1.9rem, 9.5vw), 2.75vw, 2.6rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
})

const quickLinks = css({
  '&&': { [media.medium]: { gridColumn: 'span 3' } },
})

/** Many links take two columns where the footer has room for them. */
const links = css({
  '& a': { minWidth: 44 },
  '& li': { breakInside: 'avoid' },
  [media.wide]: { '&:has(> :nth-child(7))': { columns: '8.25rem 2', columnGap: space.gutter } },
})

const contactDetails = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '& > a:first-of-type': { display: 'inline-block', paddingBlock: 9 },
})

const newsletterClass = css({
  [media.print]: { display: 'none' },
  gridColumn: '1 / -1',
  '&&': { [media.medium]: { gridColumn: 'span 5' }, [media.wide]: { gridColumn: 'span 3' } },
})

const lastLine = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 'clamp(40px, 5vw, 72px)',
  paddingTop: 20,
  borderTop: `1px solid ${color.lineOnDark}`,
  color: color.softOnDark,
  fontSize: size.small,
  [media.print]: {
    color: 'inherit',
    margin: 0,
    padding: 0,
    border: 0,
    '& > p:last-child': { display: 'none' },
  },
  [media.large]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 32 },
})

const inline = css({ display: 'flex', flexWrap: 'wrap', columnGap: 28 })
