import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SectionData, SiteData } from '../schema/data.ts'
import type { LightName } from '../schema/light.ts'
import type { SectionType } from '../schema/section.ts'
import { CatalogueView } from './catalogue/CatalogueView.tsx'
import { SampleView } from './catalogue/SampleView.tsx'
import { classesIn, collectingCache, criticalCss } from './criticalCss.ts'
import { loadSections } from './loadSections.ts'
import { SiteProvider } from './site.tsx'
import { lights } from './theme/lights.ts'

/** A section type with everything that the catalogue tells about it. */
export interface CatalogueEntry {
  type: SectionType
  description: string
  fields: CatalogueField[]
  samples: CatalogueSample[]
}

export interface CatalogueField {
  /** As `items[].title`. */
  path: string
  kind: string
  isRequired: boolean
  description: string
  example: string | undefined
}

export interface CatalogueSample {
  name: string
  /** The address of a page with this sample alone; the name of a light may follow. */
  href: string
  /** What an author writes. */
  json: string
  /** Absent where this site lacks a picture or a page that the sample names. */
  data: SectionData | undefined
}

/** A sample together with the lights in which it looks different; the first is no light at all. */
export interface LitSample extends CatalogueSample {
  lights: (LightName | undefined)[]
}

export type LitEntry = Omit<CatalogueEntry, 'samples'> & { samples: LitSample[] }

/** Renders the catalogue of sections: an HTML body, and its CSS. It is for authors only, and no part of a build. */
export async function renderCatalogue(entries: readonly CatalogueEntry[], site: SiteData) {
  await loadSections(entries.map(({ type }) => type))
  const cache = collectingCache()
  const render = (children: ReactNode) =>
    renderToString(
      <CacheProvider value={cache}>
        <SiteProvider site={site}>{children}</SiteProvider>
      </CacheProvider>,
    )
  // Nothing says which sections take part in the light: those that look different at its two ends do.
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
  const body = render(<CatalogueView entries={lit} />)
  return { body, css: criticalCss(cache, classesIn(body)) }
}

// The keys of a record are its names; TypeScript widens them.
const lightNames = Object.keys(lights) as LightName[]
