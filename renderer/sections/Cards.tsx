import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Subheading } from '../ui/Subheading.tsx'

/** Short entries two by two, or three by three where that leaves no gap; a plain index, a line each, when all of them are links without a picture. */
export default function Cards({ section }: SectionData<'cards'>) {
  const id = useId()
  const isIndex = section.items.every(({ link, image }) => link && !image)
  const List = isIndex ? Index : Pairs
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <List>
          {section.items.map(item => (
            <li key={item.title}>
              {item.image && (
                <Picture
                  src={item.image}
                  alt={item.imageAlt ?? ''}
                  sizes="(min-width: 43.75em) 50vw, 100vw"
                />
              )}
              {item.icon && <Icon name={item.icon} size={40} />}
              <Subheading>
                {item.link ? <SiteLink href={item.link}>{item.title}</SiteLink> : item.title}
              </Subheading>
              <p>{item.description}</p>
            </li>
          ))}
        </List>
      </Wrap>
    </Band>
  )
}

const Entries = styled.ul({
  display: 'grid',
  '& > li': { position: 'relative', borderBlockStart: `1.5px solid ${color.ink}` },
  '& svg': { color: color.laterite, strokeWidth: 1.5 },
  '& p': { maxWidth: '34em', color: color.soft },
  // The whole entry is the link's target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

const Pairs = styled(Entries)({
  gap: `44px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { '&:has(> :nth-of-type(3n):last-of-type)': { gridTemplateColumns: '1fr 1fr 1fr' } },
  '& > li': { paddingBlockStart: 20 },
  '& > li:has(img)': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', marginBlockEnd: 18 },
  '& svg': { marginBlockEnd: 16 },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
})

const Index = styled(Entries)({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: `4px ${space.gutter}`,
    alignItems: 'center',
    paddingBlock: 22,
  },
  '& > li:last-of-type': { borderBlockEnd: `1.5px solid ${color.ink}` },
  '& > li > :is(h2, h3):first-of-type, & > li > p': { gridColumn: '2' },
  '& > li > :is(h2, h3):first-child, & > li:not(:has(svg)) > p': { gridColumn: '1 / -1' },
  [media.large]: {
    '& > li': { gridTemplateColumns: '40px minmax(0, 5fr) minmax(0, 6fr)' },
    '& > li > p, & > li:not(:has(svg)) > p': { gridColumn: '3' },
    '& > li > :is(h2, h3):first-child': { gridColumn: '1 / 3' },
  },
})
