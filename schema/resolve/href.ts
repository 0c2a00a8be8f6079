import { canonicalPath } from '../model/paths.ts'
import type { Words } from '../model/site/words.ts'
import type { Theme } from '../model/theme/Theme.ts'
import type { FileInfo, IconShape, Picture, SiteData } from '../model/viewModel.ts'
import type { Content } from '../validate/Content.ts'
import { query } from './queries.ts'

/** What a build knows about files: how each is served. Every URL that comes out carries `base`. */
export interface Assets {
  /** `/`, or `/folder/` where the site does not lie at the root of its host. */
  base: string
  picture(path: string): Picture
  icon(name: string): IconShape
  /** Where the files of the typefaces are served. The words of the interface tell which characters the site's language needs. */
  fonts(theme: Theme, words: Words): SiteData['fonts']
  /** URL of the style sheet for paper. */
  print: string
  file(path: string): FileInfo
}

/** The address as a browser needs it: canonical spelling, base in front. Addresses elsewhere stay as they are. */
export function href(content: Content, assets: Assets, link: string): string {
  if (!link.startsWith('/')) return link
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
  const route = query(content, 'route', canonicalPath(address)) ?? address
  return `${assets.base.slice(0, -1)}${route}${rest}`
}
