import type { Page } from '../model/page.ts'
import type { Post } from '../model/post.ts'
import type { Site } from '../model/site.ts'
import type { SharedSection } from '../section.ts'
import type { PageFees } from '../sections/shared/SectionContext.ts'
import type { Addresses } from './addresses.ts'
import type { NamedFiles } from './publicFiles.ts'

/** A site whose documents fit together, as a view shows it. Plain data. */
export interface Content {
  site: Site
  /** By route. */
  pages: ReadonlyMap<string, ShownPage>
  /** Newest first. */
  posts: readonly Post[]
  /** The page that shows a post, and the address below which posts live. */
  template: { prefix: string; page: Page } | undefined
  addresses: Addresses
  /** The day of the view. */
  today: string
  /** Route → the sections of other pages that state its fees. */
  fees: ReadonlyMap<string, readonly StatedFees[]>
  /** The public files that the shown documents name. */
  files: NamedFiles
}

export interface ShownPage {
  route: string
  file: string
  page: Page
  /** What its sections give to others. */
  shared: readonly SharedSection[]
}

/** Fees that a section states, with its address on the site. */
export interface StatedFees extends Omit<PageFees, 'href'> {
  link: string
}
