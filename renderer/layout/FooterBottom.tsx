import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/tokens.ts'
import { Icon } from '../ui/picture/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

/** The last line of the footer: copyright, social networks, credit. */
export function FooterBottom() {
  const { name, footer, words } = useSite()
  return (
    <div className={lastLine}>
      <p>{`© ${footer.copyrightYear} ${name}`}</p>
      <ul className={inline} aria-label={words.socialNetworks}>
        {footer.social.map(({ label, path, icon }) => (
          <li key={label}>
            <SiteLink href={path}>
              {icon && <Icon name={icon} size={20} />}
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      {footer.smallPrint && (
        <ul className={inline}>
          {footer.smallPrint.map(({ label, path }) => (
            <li key={label}>
              <SiteLink href={path}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p>{footer.credit}</p>
    </div>
  )
}

const lastLine = css({
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

const inline = css({ display: 'flex', flexWrap: 'wrap', columnGap: 28 })
