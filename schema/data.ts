import type { LightName } from './light.ts'
import type { Post } from './post.ts'
import type { Section, SectionType } from './section.ts'
import type { Site } from './site.ts'

/** A picture as a browser needs it. Sizes in CSS pixels at 100 %; every URL carries the base. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Other encodings, best first: a `<source>` each. */
  sources?: { type: string; srcset: string }[]
  /** `srcset` of the fallback itself. */
  srcset?: string
  /** The dominant colour, `#rrggbb`: the ground while the picture loads. */
  color?: string
  /**
   * Of photographs wide enough to stand behind words: channel by channel the darkest and the lightest value of the part
   * that words can come to stand on, `#rrggbb`.
   */
  extremes?: [darkest: string, lightest: string]
}

/** The inside of a 24 × 24 `<svg>`, drawn in `currentColor`. */
export type IconShape = string

/** A file that a page offers. */
export interface FileInfo {
  href: string
  /** In bytes. */
  size: number
  /** Pages of a PDF, when they could be counted. */
  pages?: number
}

/** The specification's entity "Stage", joined from a page's summary, its address and its children. */
export interface Stage {
  name: string
  description: string
  icon: string
  link: string
  content: string
  children?: Stage[]
}

/** A page among the pages of its folder. */
export interface Entry extends Stage {
  image?: string
  light?: LightName
  /** Whether it is the page on which the list stands. */
  isCurrent: boolean
  children: Entry[]
  /** The items of its `admissionRequirements`, for sections that show them. */
  requirements?: string[]
}

/** Of an entry what a list shows of it: the rest does not travel. */
export type ListEntry = Pick<Entry, 'name' | 'link'> &
  Partial<Pick<Entry, 'description' | 'image' | 'light' | 'isCurrent' | 'requirements'>>

/** Of an entry what a timeline shows of it. */
export interface TimelineStage extends Stage, Pick<Entry, 'light'> {
  children: TimelineStage[]
}

/** A post as a list of posts shows it. `href` leads to the post. */
export interface PostCard
  extends Pick<
    Post,
    'id' | 'title' | 'excerpt' | 'featuredImage' | 'featuredImageAlt' | 'date' | 'author' | 'categories'
  > {
  href: string
}

/** A post whole, as `blog/posts.json` holds it. */
export interface BlogPost extends Post {
  href: string
  /** The featured picture. */
  picture: Picture
}

/** What a section refers to, found at build. Keys of the records are the strings as they stand in the section. */
export interface Refs {
  pictures: Record<string, Picture>
  icons: Record<string, IconShape>
  files: Record<string, FileInfo>
  /** For sections that list pages. */
  entries?: ListEntry[]
  /** For `timeline`. */
  stages?: TimelineStage[]
  /** For `blogList`, `latestPosts`, `relatedPosts`. A `blogList` that is navigated to looks its posts up itself. */
  posts?: PostCard[]
  /** For the sections of the post template; null when there is no such post, absent when none has been asked for. */
  post?: Post | null
  /** For `calendar`: the calendar file. */
  calendarHref?: string
}

/** A section, ready to be rendered: links carry base and canonical spelling, `{school}` and its like are filled in. */
export interface SectionData<T extends SectionType = SectionType> {
  section: Section<T>
  refs: Refs
}

/** A section that the browser leaves as prerendered HTML. */
export interface StaticSection {
  section: { type: SectionType }
  refs?: undefined
}

/** Everything that one page needs, serialisable. */
export interface PageData {
  /** Canonical address, with the base. */
  route: string
  /** The document's title, complete. */
  title: string
  description: string
  header: 'overlay' | 'solid'
  light?: LightName
  /** What a preview says about a page that visitors do not see. */
  notice?: string
  /** 404 for pages that say that something does not exist. */
  status?: 404
  sections: (SectionData | StaticSection)[]
  /** URLs of the code that shows it besides that of the site, so that a visitor who navigates fetches all of it in one go. */
  code?: string[]
}

export interface MenuItem {
  label: string
  path: string
  icon?: string
  target?: '_blank'
  subMenu?: Omit<MenuItem, 'subMenu'>[]
}

/** Where a typeface is served: the characters that nearly all pages have, and all of its own. */
export interface FontUrls {
  common: string
  whole: string
}

/** What all pages share, serialisable. Browsers get it without `description`, `fonts` and `print`, and of the footer the newsletter alone. */
export interface SiteData extends Omit<Site, '$schema' | 'navigation' | 'catchAlls' | 'elsewhere'> {
  /** `/` or `/folder/`. */
  base: string
  navigation: MenuItem[]
  pictures: Record<string, Picture>
  icons: Record<string, IconShape>
  /** Where the files of the typefaces are served. */
  fonts: Record<'besley' | 'cabin', FontUrls>
  /** Where the style sheet for paper is served. */
  print: string
  /** What unknown addresses below a prefix show, the longest prefix first: canonical paths with the base. */
  fallbacks: { prefix: string; route: string }[]
  /** URLs of the code that pages need when they are navigated to, whatever they are; none in development. */
  code?: string[]
}
