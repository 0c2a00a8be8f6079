import type { Picture, SiteData } from '../../../schema/model/viewModel.ts'
import { isError } from '../../../schema/problems/problem.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import { withFocalPoints } from '../../../schema/resolve/withFocalPoints.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { isPicture } from '../../../schema/validate/publicFiles.ts'

/** A site as its authors see it. */
export interface ShownSite {
  /** What it is made from: without the errors that the site has. */
  source: Site
  content: Content
  assets: Assets
  site: SiteData
}

/** @param assetsFor what pages need to know about the public files, once it is known how pictures are served */
export function shownSite(
  source: Site,
  content: Content,
  assetsFor: (pictures: ReadonlyMap<string, Picture>) => Assets,
): ShownSite {
  const { files } = source.input
  const assets = assetsFor(withFocalPoints(plainPictures(source), content, { files }))
  return { source, content, assets, site: resolveSite(content, assets) }
}

/**
 * The original pictures, because encoding a photograph takes seconds. Those that no document names are among them, since the section
 * catalogue shows some of them.
 */
function plainPictures({ named, input: { files } }: Site): Map<string, Picture> {
  const paths = new Set([...named.pictures.keys(), ...[...files.keys()].filter(isPicture)])
  return new Map(
    [...paths].flatMap(path => {
      const shown = named.pictures.get(path) ?? path
      const measures = files.get(shown)?.picture
      return measures ? [[path, { src: encodeURI(shown), ...measures }] as const] : []
    }),
  )
}

/**
 * What can be shown of a site: all of it; while documents have errors, those as they were without, or else not at all, and all
 * others as they are; while the documents do not fit together even then, with links that lead nowhere.
 * @param before what was shown last
 * @param isBeingWritten whether its author is writing in it: then links may lead nowhere yet
 * @returns nothing where none of this is possible
 */
export function showable(
  site: Site,
  before: Site | undefined,
  isBeingWritten = false,
): { source: Site; content: Content } | undefined {
  const { content: whole, leftOut } = site
  // A draft stays as it was while its author writes something that is not finished.
  const canStay = [...leftOut].some(file => before && !before.leftOut.has(file) && before.texts.has(file))
  if (whole && !canStay) return { source: site, content: whole }
  const invalid = [...site.invalid, ...site.problems.filter(({ code }) => code === 'address-taken')]
  for (const wrong of [...(isBeingWritten || !before ? [invalid] : []), site.problems.filter(isError)]) {
    const files = new Set([...wrong.map(({ file }) => file), ...leftOut])
    const source = site.with({ texts: new Map([...files].map(file => [file, before?.texts.get(file)])) })
    const content = source.content ?? source.looseContent
    if (content) return { source, content }
  }
  return undefined
}
