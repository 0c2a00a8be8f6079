import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import type { TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import type { FontUrls, IconShape, Picture } from '../../../schema/model/viewModel.ts'
import type { CatalogueUrls } from '../../site/outputs/fontsFrom.ts'
import type { SiteRepository } from '../hosts/forge.ts'

export type DrawnIcon = readonly [name: string, tags: string, shape: IconShape]

/**
 * What the studio's page gets with its code: the things of a site that are no content. A build writes it as `stock.json`, and
 * the server of this computer answers with it.
 */
export interface Stock {
  /** Who keeps what is not published: the folder of this computer, or the browser. */
  keeps: 'folder' | 'browser'
  /** Where the documents are, unless on this computer. */
  repository?: SiteRepository
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** URL of the style sheet for paper. */
  print: string
  /** Path, digest and facts of each public file as it was then. */
  files: readonly (readonly [path: string, digest: string, facts: FileFacts])[]
  /** How pictures are served, by path. Those that are absent are served as they are. */
  pictures: Readonly<Record<string, Picture>>
  /** The names of all icons. */
  icons: readonly string[]
  /** URL of all icons: JSON, a list of `DrawnIcon`. */
  drawings: string
  /** Drawings that the site shows already. */
  drawn: Readonly<Record<string, string>>
  /** Where the typefaces of the catalogue are served. */
  typefaces: Readonly<Record<TypefaceName, CatalogueUrls>>
  /** The same of those that are files of the site. */
  ownTypefaces: Readonly<Record<string, FontUrls>>
  /** The path of the folder of the JSON Schemas from that of the pages, if documents name them. */
  jsonSchemas?: string
}
