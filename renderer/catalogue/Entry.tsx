import styled from '@emotion/styled'
import type { LightName } from '../../schema/light.ts'
import type { LitEntry, LitSample } from '../catalogue.tsx'
import { lights } from '../theme/lights.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { Fields } from './Fields.tsx'
import { SampleView } from './SampleView.tsx'

/** A section type: what it is for, its samples, and the fields that make them. */
export const Entry = ({ entry }: { entry: LitEntry }) => (
  <Article id={entry.type} aria-labelledby={`${entry.type}-name`}>
    <Wrap>
      <h2 id={`${entry.type}-name`}>{entry.type}</h2>
      <Description>{entry.description}</Description>
    </Wrap>
    {entry.samples.map((sample, index) => (
      <div key={sample.name}>
        <Sample sample={sample} />
        <Sources>
          <Json name={`${entry.type}, ${sample.name}`} json={sample.json} />
          {index === 0 && <Fields fields={entry.fields} />}
        </Sources>
      </div>
    ))}
  </Article>
)

function Sample({ sample: { name, href, data, lights: names } }: { sample: LitSample }) {
  const [first, ...others] = names
  return (
    <>
      <Caption>
        <h3>{name}</h3>
        {data && <a href={href}>Open “{name}” on a page of its own, where everything works</a>}
      </Caption>
      {!data && <Wrap>This site lacks a picture or a page that the sample names.</Wrap>}
      {data && (
        <View>
          <SampleView data={data} light={first} />
        </View>
      )}
      {data &&
        others.map(light => (
          <Lit key={light}>
            <summary>
              {light && <Paint wall={lights[light].wall} sky={lights[light].sky} />}
              In the light “{light}”
            </summary>
            <Wrap>
              <a href={litHref(href, light)}>Open it in the light “{light}”</a>
            </Wrap>
            <SampleView data={data} light={light} />
          </Lit>
        ))}
    </>
  )
}

const litHref = (href: string, light: LightName | undefined) => (light ? `${href}/${light}` : href)

/** One click marks all of it, ready to be copied. */
const Json = ({ name, json }: { name: string; json: string }) => (
  <Source tabIndex={0} role="group" aria-label={`The JSON of ${name}`}>
    <code>{json}</code>
  </Source>
)

const Article = styled.article({
  borderBlockStart: `1.5px solid ${color.ink}`,
  paddingBlock: 'clamp(48px, 6vw, 96px)',
  scrollMarginTop: 0,
  '& h2': { overflowWrap: 'anywhere' },
})

const Description = styled.p({ marginBlockStart: 16, maxWidth: '36em', fontSize: size.lead, lineHeight: 1.5 })

const Caption = styled(Wrap)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `4px ${space.gutter}`,
  marginBlock: 'clamp(32px, 4vw, 56px) 16px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.laterite },
})

const View = styled.div({
  borderBlock: `1px dashed ${color.lineStrong}`,
  // A gallery without pictures, for one.
  '& > [data-section]:empty::before': {
    content: '"Nothing is shown."',
    display: 'block',
    padding: `24px ${space.margin}`,
    color: color.soft,
  },
})

const Lit = styled.details({
  borderBlockEnd: `1px solid ${color.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 52,
    paddingInline: space.margin,
    cursor: 'pointer',
  },
  '& > div > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

const Paint = styled('span', { shouldForwardProp: prop => prop !== 'wall' && prop !== 'sky' })<{
  wall: string
  sky: string
}>({ width: 40, height: 24 }, ({ wall, sky }) => ({
  background: wall,
  boxShadow: `inset -14px 0 ${sky}, 0 0 0 1px ${color.lineStrong}`,
}))

const Sources = styled(Wrap)({
  display: 'grid',
  gap: space.gutter,
  marginBlockStart: 24,
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
})

const Source = styled.pre({
  maxHeight: '44rem',
  margin: 0,
  padding: 'clamp(16px, 2vw, 28px)',
  overflow: 'auto',
  background: color.deep,
  color: color.onDark,
  fontFamily: 'monospace',
  fontSize: size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  outlineOffset: -3,
  '& > code': { fontFamily: 'inherit', userSelect: 'all' },
})
