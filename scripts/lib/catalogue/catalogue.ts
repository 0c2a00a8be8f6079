import type { CatalogueEntry, CatalogueSample } from '../../../renderer/catalogue.tsx'
import type { Content } from '../../../schema/content.ts'
import type { PageData, SectionData } from '../../../schema/data.ts'
import { type LightName, lightNames } from '../../../schema/light.ts'
import type { Page } from '../../../schema/page.ts'
import { type Assets, resolvePage, resolvePost } from '../../../schema/resolve.ts'
import { postSectionTypes } from '../../../schema/section.ts'
import { describeSection } from './describeSection.ts'
import { type Sample, sectionTypes } from './samples.ts'

/** Where the dev server shows the catalogue of sections; pages with one sample each lie below. */
export const CATALOGUE = '/_sections'

/** What the catalogue shows of every type. */
export function catalogueEntries(
  samples: readonly Sample[],
  content: Content,
  assets: Assets,
): CatalogueEntry[] {
  return sectionTypes.map(type => ({
    type,
    ...describeSection(type),
    samples: samples
      .filter(sample => sample.type === type)
      .map((sample, index): CatalogueSample => {
        const { name, section } = sample
        const href = `${CATALOGUE}/${type}/${index + 1}`
        const data = attempt(() => samplePage(sample, href, undefined, content, assets).sections[0])
        return { name, href, json: JSON.stringify(section, null, 2), data: isWhole(data) ? data : undefined }
      }),
  }))
}

/** The page of one sample. @param path as `/_sections/hero/1`, or with the name of a light after it */
export function samplePageAt(
  path: string,
  samples: readonly Sample[],
  content: Content,
  assets: Assets,
): PageData | undefined {
  const [type, number, light] = path.slice(CATALOGUE.length + 1).split('/')
  const sample = samples.filter(candidate => candidate.type === type)[Number(number) - 1]
  if (!sample) return undefined
  const name = lightNames.find(candidate => candidate === light)
  return attempt(() => samplePage(sample, path, name, content, assets))
}

/** The document that holds a rendered catalogue. Nothing in it needs JavaScript. */
export const catalogueHtml = ({ body, css }: { body: string; css: string }): string =>
  [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Sections</title>',
    `<style>${css}</style>`,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
  ].join('\n')

/** As if the site had a page with this section alone. Sections of a post take the newest. */
function samplePage(
  { type, section }: Sample,
  route: string,
  light: LightName | undefined,
  content: Content,
  assets: Assets,
): PageData {
  const page: Page = { title: type, description: type, ...(light && { light }), sections: [section] }
  if (postSectionTypes.includes(type)) {
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

const isWhole = (data: PageData['sections'][number] | undefined): data is SectionData =>
  data?.refs !== undefined
