import type { Parsed } from '../richText/RichText.ts'
import type { RefsOf, Section, SectionType } from '../section.ts'
import type { SectionRefs } from '../sections/shared/SectionContext.ts'
import type { LightName } from './light.ts'
import type { Post } from './post.ts'
import type { Words } from './site/words.ts'
import type { Site } from './site.ts'
import type { Look, Theme } from './theme/Theme.ts'
import type { FontFallback } from './theme/typefaces.ts'

/** A picture as a browser needs it. Sizes are in CSS pixels; every URL includes the base. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Other encodings, best first: a `<source>` each. */
  sources?: { type: string; srcset: string }[]
  /** `srcset` of the fallback itself. */
  srcset?: string
  /** The dominant colour, `#rrggbb`: the placeholder while the picture loads. */
  color?: string
  /** Not of drawings, nor of anything with transparent parts. */
  isPhotograph?: true
  /** What stays where it is cut, in percent from its left and upper edge. Default: the part that its place keeps. */
  focus?: [x: number, y: number]
  /**
   * Of pictures wide enough for text in front of them: the darkest and the lightest value of each channel, `#rrggbb`,
   * in the part that the text can cover.
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
  /** Pages of a PDF, if they could be counted. */
  pages?: number
}

/** A post whole, as feeds take it. */
export interface BlogPost extends Parsed<Post> {
  href: string
}

/** The files that a section refers to, found at build. Keys of the records are the strings as the section has them. */
export interface ResolvedAssets {
  pictures: Record<string, Picture>
  icons: Record<string, IconShape>
  files: Record<string, FileInfo>
}

/**
 * A section that is ready to render: links are canonical and include the base, tokens such as `{name}` are replaced, and
 * Markdown is parsed.
 */
export interface SectionData<T extends SectionType = SectionType> {
  section: Parsed<Section<T>>
  /** Of a section of any type: what the project reads of it. */
  refs: ResolvedAssets & (SectionType extends T ? SectionRefs : RefsOf<T>)
}

/** Pages that belong together, as the page that searches lists them. */
export interface SearchTopic {
  title: string
  links: { label: string; path: string }[]
}

/** Everything that one page shows, serialisable. */
export interface PageData {
  /** Canonical address, with the base. */
  route: string
  /** The document's title, complete. */
  title: string
  description: string
  header: 'overlay' | 'solid'
  light?: LightName
  /** What a preview says of a page that is not public. */
  notice?: string
  /** 404 for pages that say that something is not found. */
  status?: 404
  sections: SectionData[]
  /** Of a page that has a feed of its own next to it: what the feed is about. */
  feed?: string
  /** Of the page that searches: the pages of the site. */
  search?: { topics: SearchTopic[] }
}

export interface MenuItem {
  label: string
  path: string
  icon?: string
  detail?: string
  target?: '_blank'
  subMenu?: Omit<MenuItem, 'subMenu'>[]
}

/** URLs of a typeface: the subset that nearly all pages need, and the complete file. */
export interface FontUrls {
  common?: string
  whole: string
  /** Further letters. */
  extended?: string
  /** Of a typeface that is not in the catalogue, if its metrics could be read. */
  fallbacks?: readonly FontFallback[]
}

/** What all pages share, serialisable. The notice is there on its days only. */
export interface SiteData
  extends Omit<
    Parsed<Site>,
    | '$schema'
    | 'theme'
    | 'navigation'
    | 'catchAlls'
    | 'elsewhere'
    | 'publicFiles'
    | 'focalPoints'
    | 'search'
    | 'studio'
    | 'versions'
  > {
  /** `/` or `/folder/`. */
  base: string
  navigation: MenuItem[]
  /** Where posts are, with the base: `/blog`. Absent where no page shows posts. */
  blog?: string
  /** BCP 47. */
  locale: string
  /** Whether visitors can search the site. */
  hasSearch: boolean
  /** Every word of the interface. */
  words: Words
  theme: Theme
  look: Look
  pictures: Record<string, Picture>
  icons: Record<string, IconShape>
  /** URLs of the fonts. */
  fonts: Record<keyof Theme['typefaces'], FontUrls>
  /** URL of the print style sheet. */
  print: string
  /** The page that unknown addresses below a prefix show, the longest prefix first. Canonical paths with the base. */
  fallbacks: { prefix: string; route: string }[]
}
