import { css } from '../theme/css.ts'
import { type Light, lights } from '../theme/lights.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { wrap } from '../ui/grid.ts'
import { SampleView } from './SampleView.tsx'
import type { CatalogueField, LitEntry, LitSample } from './types.ts'

/** A section type: what it is for, its samples, and the fields that make them. */
export const Entry = ({ entry }: { entry: LitEntry }) => (
  <article className={article} id={entry.type} aria-labelledby={`${entry.type}-name`}>
    <div className={wrap}>
      <h2 id={`${entry.type}-name`}>{entry.type}</h2>
      <p className={description}>{entry.description}</p>
    </div>
    {entry.samples.map((sample, index) => (
      <div key={sample.name}>
        <Sample sample={sample} />
        <div className={sources}>
          <Json name={`${entry.type}, ${sample.name}`} json={sample.json} />
          {index === 0 && <Fields fields={entry.fields} />}
        </div>
      </div>
    ))}
  </article>
)

function Sample({ sample: { name, href, data, lights: names } }: { sample: LitSample }) {
  const [first, ...others] = names
  return (
    <>
      <div className={caption}>
        <h3>{name}</h3>
        {data && <a href={href}>Open “{name}” on a page of its own, where everything works</a>}
      </div>
      {!data && <div className={wrap}>This site lacks a picture or a page that the sample names.</div>}
      {data && (
        <div className={view}>
          <SampleView data={data} light={first} />
        </div>
      )}
      {data &&
        others.map(light => (
          <details className={lit} key={light}>
            <summary>
              {light && <span className={paint(lights[light])} />}
              In the light “{light}”
            </summary>
            <div className={wrap}>
              <a href={light ? `${href}/${light}` : href}>Open it in the light “{light}”</a>
            </div>
            <SampleView data={data} light={light} />
          </details>
        ))}
    </>
  )
}

/** One click selects all of it, ready to copy. */
const Json = ({ name, json }: { name: string; json: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
  <pre
    className={source}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    tabIndex={0}
    role="group"
    aria-label={`The JSON of ${name}`}
  >
    <code>{json}</code>
  </pre>
)

const paint = ({ wall, sky }: Light) =>
  css({
    width: 40,
    height: 24,
    background: wall,
    boxShadow: `inset -14px 0 ${sky}, 0 0 0 1px ${color.lineStrong}`,
  })

/** The fields that an author may write, as the schema describes them. */
const Fields = ({ fields }: { fields: readonly CatalogueField[] }) => (
  <dl className={list}>
    {fields.map(({ path, kind, isRequired, description, example }) => (
      <div key={path}>
        <dt>
          <code>{path}</code> <small>{isRequired ? kind : `${kind}, may be left out`}</small>
        </dt>
        <dd>
          {description}
          {example !== undefined && <span className={exampleClass}>For example: {example}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

const article = css({
  borderBlockStart: `1.5px solid ${color.ink}`,
  paddingBlock: 'clamp(48px, 6vw, 96px)',
  scrollMarginTop: 0,
  '& h2': { overflowWrap: 'anywhere' },
})

const description = css({ marginBlockStart: 16, maxWidth: '36em', fontSize: size.lead, lineHeight: 1.5 })

const caption = css(wrap, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `4px ${space.gutter}`,
  marginBlock: 'clamp(32px, 4vw, 56px) 16px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.accent },
})

const view = css({
  borderBlock: `1px dashed ${color.lineStrong}`,
  // A gallery without pictures, for one.
  '& > [data-section]:empty::before': {
    content: '"Nothing is shown."',
    display: 'block',
    padding: `24px ${space.margin}`,
    color: color.soft,
  },
})

const lit = css({
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

const sources = css(wrap, {
  display: 'grid',
  gap: space.gutter,
  marginBlockStart: 24,
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
})

const source = css({
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

const list = css({
  '& > div': { paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` },
  '& > div:first-of-type': { borderBlockStart: `1px solid ${color.line}` },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.gutter}`, justifyContent: 'space-between' },
  '& code': { fontFamily: 'monospace', fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: size.small, color: color.soft },
})

const exampleClass = css({ display: 'block', color: color.soft, fontSize: size.small })
