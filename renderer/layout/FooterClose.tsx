import styled from '@emotion/styled'
import { useSite } from '../site.tsx'
import { color, media, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

/** The last line of the footer: copyright, social networks, credit. */
export function FooterClose() {
  const { name, footer } = useSite()
  return (
    <Close>
      <p>{`© ${footer.copyrightYear} ${name}`}</p>
      <Social aria-label="Social networks">
        {footer.social.map(({ label, path, icon }) => (
          <li key={label}>
            <SiteLink href={path}>
              {icon && <Icon name={icon} size={20} />}
              {label}
            </SiteLink>
          </li>
        ))}
      </Social>
      {footer.smallPrint?.map(({ label, path }) => (
        <SiteLink key={label} href={path}>
          {label}
        </SiteLink>
      ))}
      <p>{footer.credit}</p>
    </Close>
  )
}

const Close = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 'clamp(40px, 5vw, 72px)',
  paddingTop: 20,
  borderTop: `1px solid ${color.lineOnDark}`,
  color: color.softOnDark,
  fontSize: size.small,
  [media.print]: { color: 'inherit' },
  [media.large]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 32 },
})

const Social = styled.ul({ display: 'flex', flexWrap: 'wrap', columnGap: 28 })
