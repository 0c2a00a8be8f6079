import '../theme/globalStyle.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { LightName } from '../../schema/model/light.ts'
import type { SectionData, SiteData } from '../../schema/model/viewModel.ts'
import type { OtherPlace } from '../../schema/sections/shared/otherPlaces.ts'
import { SectionProvider } from '../contexts/SectionProvider.tsx'
import { SiteContext, useSite } from '../contexts/site.tsx'
import { moduleOf, StyleSheets } from '../server/renderPage.tsx'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { fontFaceRules } from '../theme/fontFaces.ts'
import { type Light, lights } from '../theme/lights.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { collectClasses } from '../theme/usedClasses.ts'
import { wrap } from '../ui/grid.ts'
import type { CatalogueEntry, CatalogueField, CatalogueSample, LitEntry, LitSample } from './types.ts'

/** Renders the catalogue of sections: an HTML body, and its CSS. It is for authors only, and no part of a build. */
export function renderCatalogue(
  entries: readonly CatalogueEntry[],
  otherPlaces: readonly OtherPlace[],
  site: SiteData,
) {
  const render = (children: ReactNode) => renderToString(<SiteContext value={site}>{children}</SiteContext>)
  // No list says which sections depend on the light, so compare their HTML in the first and the last one.
  const lightsOf = ({ data }: CatalogueSample) => {
    if (!data) return []
    const lookIn = (light: LightName | undefined) => render(<SampleView data={data} light={light} />)
    const plain = lookIn(undefined)
    if ([lightNames[0], lightNames.at(-1)].every(light => lookIn(light) === plain)) return [undefined]
    return [undefined, ...lightNames.filter(light => lookIn(light) !== plain)]
  }
  const lit = entries.map(entry => ({
    ...entry,
    samples: entry.samples.map(sample => ({ ...sample, lights: lightsOf(sample) })),
  }))
  const { html, classes } = collectClasses(() =>
    render(<CatalogueView entries={lit} otherPlaces={otherPlaces} />),
  )
  return { body: html, css: new StyleSheets(themeStyle(site)).of(classes) }
}

// The keys of a record are its names; TypeScript widens them.
const lightNames = Object.keys(lights) as LightName[]

interface CatalogueViewProps {
  entries: readonly LitEntry[]
  otherPlaces: readonly OtherPlace[]
}

/** All section types below one another. A link of the table hides all others, with CSS alone (`:target`). */
function CatalogueView({ entries, otherPlaces }: CatalogueViewProps) {
  const site = useSite()
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: fontFaceRules(site) }} />
      <header className={header}>
        <div className={wrap}>
          <h1>Sections</h1>
          <p>
            Everything that a page of {site.name} can be made of, as visitors see it, with the JSON that makes
            it. Copy a piece into the list <code>sections</code> of a page, and change the words.
          </p>
          <nav aria-label="Section types">
            <p className={all}>
              <a href="#all">Show all {entries.length}</a>
            </p>
            <Wishes entries={entries} otherPlaces={otherPlaces} />
          </nav>
        </div>
      </header>
      <main className={types} id="all">
        {entries.map(entry => (
          <Entry key={entry.type} entry={entry} />
        ))}
      </main>
    </>
  )
}

interface WishesProps {
  entries: readonly LitEntry[]
  otherPlaces: readonly OtherPlace[]
}

/** A table from what an author wants to show to what shows it. Messages about unknown types go by the same words. */
const Wishes = ({ entries, otherPlaces }: WishesProps) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">I want to show …</th>
        <th scope="col">→ use</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ type, description, synonyms }) => (
        <tr key={type}>
          <td>
            {description}
            {synonyms.length > 0 && <small>{synonyms.join(' · ')}</small>}
          </td>
          <td>
            <a href={`#${type}`}>{type}</a>
          </td>
        </tr>
      ))}
      {otherPlaces.map(({ words: [first, ...others], place }) => (
        <tr key={place}>
          <td>
            {first}
            {others.length > 0 && <small>{others.join(' · ')}</small>}
          </td>
          <td>{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A section type: what it is for, its samples, and the fields that make them. */
const Entry = ({ entry }: { entry: LitEntry }) => (
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

/** A section as a page with that light shows it. The catalogue shows it several times, so it has no id. */
function SampleView({ data, light }: { data: SectionData; light: LightName | undefined }) {
  const { id: _, ...section } = data.section
  const { default: Component } = moduleOf(section.type)
  return (
    <div data-section={section.type}>
      <SectionProvider context={{ refs: data.refs, headingLevel: 2, light }}>
        <Component section={section} refs={data.refs} />
      </SectionProvider>
    </div>
  )
}

const header = css({
  paddingBlock: 'clamp(40px, 5vw, 80px) clamp(28px, 3vw, 48px)',
  background: color.wall,
  color: color.onDark,
  '& p': { marginBlock: '1.5rem 2.5rem', maxWidth: '38em', fontSize: size.lead, lineHeight: 1.5 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
})

const all = css({
  '&&': { marginBlock: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: color.action,
    fontWeight: 600,
  },
})

const types = css({
  '&:has(> article:target) > article:not(:target)': { display: 'none' },
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '& :is(th, td)': {
    padding: '10px 0',
    borderBlockEnd: `1px solid ${color.lineOnDark}`,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: 1.4,
  },
  '& :is(th, td) + :is(th, td)': { width: '42%', paddingInlineStart: space.gutter },
  '& thead th': { fontWeight: 600, color: color.action },
  '& small': { display: 'block', fontSize: size.small, color: color.softOnDark },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    marginBlock: -10,
    font: `1.1875rem/1.2 ${font.display}`,
  },
  [media.large]: { '& :is(th, td) + :is(th, td)': { width: '34%' } },
})

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
