import styled from '@emotion/styled'
import { emailUrl, phoneUrl } from '../contactUrls.ts'
import { useSite } from '../site.tsx'
import { color, font, media } from '../theme/tokens.ts'
import { Grid, Wrap } from '../ui/Band.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { FooterClose } from './FooterClose.tsx'

/** The foot of every page: who we are, where to go, how to reach us. @param form HTML of the newsletter's form */
export function Footer({ form }: { form: string }) {
  const { name, contact, footer } = useSite()
  const { title, description } = footer.newsletter
  const [user, domain] = contact.email.split('@')
  return (
    <Ground>
      <Wrap>
        <Parts>
          <School>
            <Name>{name}</Name>
            <p>{footer.text}</p>
          </School>
          <QuickLinks aria-labelledby="quick-links">
            <h2 id="quick-links">Quick links</h2>
            <Links>
              {footer.quickLinks.map(({ label, path }) => (
                <li key={label}>
                  <SiteLink href={path}>{label}</SiteLink>
                </li>
              ))}
            </Links>
          </QuickLinks>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact">Contact</h2>
            <Contact>
              <p>{contact.address}</p>
              <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
              <a href={emailUrl(contact.email)}>
                <span>
                  {user}@<wbr />
                  {domain}
                </span>
              </a>
            </Contact>
          </section>
          <Newsletter aria-labelledby="newsletter">
            <h2 id="newsletter">{title}</h2>
            {description && <p>{description}</p>}
            <div id="foot" dangerouslySetInnerHTML={{ __html: form }} />
          </Newsletter>
        </Parts>
        <FooterClose />
      </Wrap>
    </Ground>
  )
}

const Ground = styled.footer({
  background: color.deep,
  color: color.onDark,
  paddingBlock: 'clamp(56px, 6.5vw, 96px) 24px',
  fontSize: '1.0625rem',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-disabled]': { color: color.softOnDark },
  '& a[aria-disabled]:hover': { textDecoration: 'none' },
  // On paper stays what can be used there: name, address, year.
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

const Parts = styled(Grid)({
  // Two columns, or one where an email address would not fit in half the width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  rowGap: 40,
  [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > *': { gridColumn: 'span 4' } },
  [media.wide]: { '& > *': { gridColumn: 'span 3' } },
})

const School = styled.div({
  gridColumn: '1 / -1',
  '& > p + p': { marginTop: 20, maxWidth: '24rem' },
  '&&': { [media.medium]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'span 4' } },
})

const Name = styled.p({
  maxWidth: '11em',
  fontFamily: font.display,
  fontSize: 'clamp(1.9rem, 2.75vw, 2.6rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
  [media.largePrint]: { fontSize: '9.5vw' },
})

const QuickLinks = styled.nav({
  '&&': { [media.medium]: { gridColumn: 'span 3' }, [media.wide]: { gridColumn: 'span 2' } },
})

const Links = styled.ul({ '& a': { minWidth: 44 } })

const Contact = styled.address({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '& > p': { paddingBlock: 8 },
})

const Newsletter = styled.section({
  [media.print]: { display: 'none' },
  gridColumn: '1 / -1',
  '&&': { [media.medium]: { gridColumn: 'span 5' }, [media.wide]: { gridColumn: 'span 3' } },
})
