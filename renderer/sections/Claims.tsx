import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { color, font, media, size, space } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { Title } from '../ui/SectionHead.tsx'
import { HundredOpenings } from './Claims/HundredOpenings.tsx'

/** Results, each in a large numeral below a wall of a hundred openings. */
export default function Claims({ section }: SectionData<'claims'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <Wrap>
        <Grid>
          <Words>
            <Title id={id}>{section.title}</Title>
            {section.description && <Description>{section.description}</Description>}
          </Words>
          <Results>
            {section.items.map(({ value, label, description, lit }) => (
              <li key={label}>
                <figure>
                  <HundredOpenings lit={lit} />
                  <figcaption>
                    <Value>{value}</Value>
                    <b>{label}</b>
                    {description && <p>{description}</p>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </Results>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Words = styled.div({
  gridColumn: '1 / -1',
  marginBottom: 36,
  [media.medium]: {
    gridColumn: 'span 4',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 40,
    marginBottom: 0,
  },
})

const Description = styled.p({
  maxWidth: '22rem',
  marginTop: 18,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.soft,
  [media.medium]: { marginTop: 0, paddingTop: 22, borderTop: `1.5px solid ${color.ink}` },
})

const Results = styled.ul({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `48px ${space.gutter}`,
  [media.largePrint]: { gridTemplateColumns: 'none' },
  '& > li': { containerType: 'inline-size' },
  '& figcaption': { lineHeight: 1.4 },
  '& b': { fontWeight: 650 },
  [media.medium]: { gridColumn: '5 / -1' },
})

const Value = styled.p({
  margin: '0.16em 0 0.14em -0.03em',
  fontFamily: font.display,
  // Four characters take the width of the wall above them.
  fontSize: `min(${size.numeral}, 36cqi)`,
  lineHeight: 0.86,
  letterSpacing: '-0.055em',
  // The ground that browsers lay behind text there is taller than the line, and would cover the wall's last row.
  [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' },
})
