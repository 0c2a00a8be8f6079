import type { CatalogueEntry, CatalogueSample } from '../../../renderer/catalogue/types.ts'
import { type LightName, lightNames } from '../../../schema/model/light.ts'
import type { Page } from '../../../schema/model/page.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import {
  type AnySection,
  definitionOf,
  isForPostsAlone,
  sectionPresets,
  sectionTypes,
} from '../../../schema/section.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { describeSection } from './describeSection.ts'

/** Where the dev server shows the catalogue of sections; pages with one sample each lie below. */
export const CATALOGUE = '/_sections'

/** Ends the address of a sample that is to be looked at alone: its page comes without scripts. */
export const STILL = '?still'

/** The page with one sample. @param index its place among the presets of its type */
export const sampleAddress = (type: string, index: number): string => `${CATALOGUE}/${type}/${index + 1}`

/** What the catalogue shows of every type. */
export function catalogueEntries(content: Content, assets: Assets): CatalogueEntry[] {
  return sectionTypes.map(type => ({
    type,
    ...describeSection(type),
    synonyms: definitionOf(type).synonyms ?? [],
    samples: sectionPresets
      .filter(({ section }) => section.type === type)
      .map(({ name, section }, index): CatalogueSample => {
        const href = sampleAddress(type, index)
        const data = attempt(() => samplePage(section, href, undefined, content, assets).sections[0])
        return { name, href, json: JSON.stringify(section, null, 2), data: data?.refs && data }
      }),
  }))
}

/** The page of one sample. @param path as `/_sections/hero/1`, or with the name of a light after it */
export function samplePageAt(path: string, content: Content, assets: Assets): PageData | undefined {
  const [type, number, light] = path.slice(CATALOGUE.length + 1).split('/')
  const sample = sectionPresets.filter(({ section }) => section.type === type)[Number(number) - 1]
  if (!sample) return undefined
  const name = lightNames.find(candidate => candidate === light)
  return attempt(() => samplePage(sample.section, path, name, content, assets))
}

/** The document that holds a rendered catalogue. Nothing in it needs JavaScript. */
export const catalogueHtml = ({ body, css }: { body: string; css: string }): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sections</title>
<style>${css}</style>
</head>
<body>${body}</body>
</html>`

/** As if the site had a page with this section alone. Sections of a post take the newest. */
function samplePage(
  section: AnySection,
  route: string,
  light: LightName | undefined,
  content: Content,
  assets: Assets,
): PageData {
  const { type } = section
  const page: Page = { title: type, description: type, ...(light && { light }), sections: [section] }
  if (isForPostsAlone(section.type)) {
    const prefix = content.template?.prefix ?? CATALOGUE
    return { ...resolvePost({ ...content, template: { prefix, page } }, content.posts[0], assets), route }
  }
  return resolvePage(content, { route, page }, assets)
}

/** Another site than this project's own may lack what the samples refer to. */
function attempt<T>(resolve: () => T): T | undefined {
  try {
    return resolve()
  } catch {
    return undefined
  }
}
