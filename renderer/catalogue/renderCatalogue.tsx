import '../theme/globalStyle.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { LightName } from '../../schema/model/light.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import type { OtherPlace } from '../../schema/sections/otherPlaces.ts'
import { SiteContext } from '../contexts/site.tsx'
import { StyleSheets } from '../server/styleSheets.ts'
import { lights } from '../theme/lights.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { collectClasses } from '../theme/usedClasses.ts'
import { CatalogueView } from './CatalogueView.tsx'
import { SampleView } from './SampleView.tsx'
import type { CatalogueEntry, CatalogueSample } from './types.ts'

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
