import type { SectionData } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, corner, font, media, size, space } from '../theme/designTokens.ts'
import { HeadedBand, third } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { Picture } from '../ui/picture/Picture.tsx'
import { ButtonLink, SiteLink } from '../ui/SiteLink.tsx'
import { mapUrl } from '../ui/text/contact.tsx'
import { RichText } from '../ui/text/RichText.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/** A place: its map, its address as a link to the visitor's map app, and the ways there. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the component of a section type has the name of the type
export default function Map({ section }: SectionData<'map'>) {
  const { image, imageAlt = '', attribution, coordinates, directions } = section
  const { words, contact } = useSite()
  const address = section.address ?? contact.address
  const place = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : address
  return (
    <HeadedBand section={section} background="page">
      <div className={columns} data-pictured={image ? true : undefined}>
        {image && (
          <figure className={mapClass}>
            <Picture src={image} alt={imageAlt} sizes="(min-width: 64em) 58vw, 100vw" />
            {attribution && (
              <figcaption>
                {/* Paper shows links of paragraphs only. */}
                <p>
                  <SiteLink href={attribution.link}>{attribution.text}</SiteLink>
                </p>
              </figcaption>
            )}
          </figure>
        )}
        <div className={placeClass}>
          <p className={addressClass}>{address}</p>
          <ButtonLink href={mapUrl(place)}>{words.openInMap}</ButtonLink>
        </div>
        {directions && (
          <ul className={cx(ways, evenRows(directions.length))}>
            {directions.map(({ title, text }) => (
              <li key={title}>
                <Subheading className={wayTitle}>{title}</Subheading>
                <div>
                  <RichText text={text} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </HeadedBand>
  )
}

const columns = css({
  display: 'grid',
  gap: `32px ${space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: {
    '&[data-pictured]': { gridTemplateColumns: `minmax(0, 1fr) ${third}` },
    '&[data-pictured] > ul': { gridColumn: '1 / -1' },
  },
})

const mapClass = css({
  '& img': { width: '100%', borderRadius: corner, maxHeight: '36rem', objectFit: 'cover' },
  '& figcaption': { marginBlockStart: 6, color: color.soft, fontSize: size.small },
  '& figcaption a': { display: 'inline-block', paddingBlock: 4 },
  [media.print]: { '& img': { width: '100mm' } },
})

const placeClass = css({
  paddingBlockStart: 18,
  borderBlockStart: `1.5px solid ${color.ink}`,
  '& > a': { [media.print]: { display: 'none' } },
})

const addressClass = css({
  marginBlockEnd: 24,
  font: `clamp(1.3rem, 2vw, 1.8rem)/1.25 ${font.display}`,
  overflowWrap: 'anywhere',
})

const ways = css({
  display: 'grid',
  gap: `0 ${space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { borderBlockStart: `1px solid ${color.lineStrong}`, paddingBlock: '16px 32px' },
  '& p': { maxWidth: size.measure },
  '& p + p': { marginBlockStart: '0.7em' },
})

const wayTitle = css({ fontSize: size.h3, lineHeight: 1.18, marginBlockEnd: 8 })
