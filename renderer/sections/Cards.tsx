import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, media, space } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

export default function Cards({ section }: SectionData<'cards'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={section.title} description={section.description} />
        <List>
          {section.items.map(item => (
            <li key={item.title}>
              {item.image && (
                <Picture src={item.image} alt={item.imageAlt ?? ''} sizes="(min-width: 700px) 50vw, 100vw" />
              )}
              {item.icon && <Icon name={item.icon} size={40} />}
              <h3>{item.link ? <a href={item.link}>{item.title}</a> : item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </List>
      </Wrap>
    </Band>
  )
}

const List = styled.ul({
  display: 'grid',
  gap: `44px ${space.gutter}`,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { borderBlockStart: `1.5px solid ${color.ink}`, paddingBlockStart: 20 },
  '& > li:has(img)': { borderBlockStart: 0, paddingBlockStart: 0 },
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', marginBlockEnd: 18 },
  '& svg': { marginBlockEnd: 16, color: color.laterite, strokeWidth: 1.5 },
  '& h3': { marginBlockEnd: 8 },
  '& p': { maxWidth: '36em', color: color.soft },
})
