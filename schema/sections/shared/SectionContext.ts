import type { Entry, ListEntry, TimelineStage } from '../../model/entries.ts'
import type { Category, Post, PostCard } from '../../model/post.ts'
import type { WordTable } from '../../model/site/coreWords.ts'
import type { Path } from '../../problems/problem.ts'
import type { InlineSource, Parsed } from '../../richText/RichText.ts'

/** The words that a type declares, in the language of the site. */
export type WordsOf<W extends WordTable> = Readonly<Record<keyof W, string>>

/** What a section can ask of the rest of the site while its page is resolved. @template W the words of its type */
export interface SectionContext<W extends WordTable = WordTable> {
  readonly words: WordsOf<W>
  /** The day of the view, `YYYY-MM-DD`. A build that runs every day keeps what depends on it right. */
  today: string
  /** Replaces tokens such as `{name}`. */
  fill(text: string): string
  /** Ids made from texts that no other place on the page has. */
  ownIds(texts: readonly string[]): string[]
  /** URL of the page; absent on the page of a post. */
  pageHref: string | undefined
  /** The pages of a folder that have a summary, in their order, as a tree. */
  entries(folder: string): Entry[]
  /** The pages that links lead to, as far as they have a summary. */
  entriesForLinks(links: readonly string[]): Entry[]
  /** The fees of this page, wherever on the site they stand. */
  feesOfPage(): PageFees[]
  /** Every post that visitors see, newest first, as lists show it. */
  posts(): PostCard[]
  /** A post by its number. */
  post(id: number): PostCard | undefined
  /** The category whose page this is. */
  category: Category | undefined
  /** Every category of the posts. */
  categories(): CategoryLink[]
  /** The categories that a post names. */
  categoryLinks(names: readonly string[]): CategoryLink[]
  /** URL of the page that lists all posts; absent where none does. */
  listHref(): string | undefined
  /** The post whose page this is, filled in; null where there is none. */
  currentPost(): Parsed<Post> | null
}

/**
 * What a section shows that is in other documents, as far as the project reads it. A type returns these keys from `resolve` for
 * what they say, and any others of its own.
 */
export interface SectionRefs {
  /** Pages that it lists. Their pictures are fetched. */
  entries?: ListEntry[]
  /** Whether search engines get those pages as an `ItemList`. */
  isItemList?: true
  /** A tree of pages. Their icons are fetched. */
  stages?: TimelineStage[]
  /** Posts that it lists. Their pictures are fetched. */
  posts?: PostCard[]
  /** The post that it shows, with its pictures; null when there is no such post. */
  post?: Parsed<Post> | null
  /** What it shows in a frame. The policy of its page allows the frame's origin. */
  frame?: Frame
}

/** What other pages, and files next to a page, get of a section. */
export interface SharedParts<S, W extends WordTable = WordTable> {
  /** Texts that become ids, so that links lead to them. `path` leads from the section to the text. */
  questions?: { text: string; path: Path }[]
  /** What a page asks of those who apply, for lists of pages. */
  requirements?: InlineSource[]
  /** What the page of a route can show of the fees that the section states for it. */
  fees?: Omit<PageFees, 'href'> & { page: string }
  /** What the calendar file of its page holds. */
  calendar?(words: WordsOf<W>): CalendarDays
  /** Where it sends what visitors write, as a source of `form-action`. Policies of its page and of the host allow it. */
  formTarget?: string
  /** Whether it shows the contact details of the site, which the search then finds in it. */
  showsContact?: true
  /**
   * Of a section that lists all posts: the one for the page of a category. Below the page that has it, each category of the
   * posts gets such a page.
   */
  ofCategory?(title: string): S
}

/** A category of posts. */
export interface CategoryLink {
  name: string
  /** URL of its page, if it has one. */
  href?: string
  isCurrent?: boolean
}

/** A page of another site that a section shows in a frame. */
export interface Frame {
  url: string
  /** The name of that site. */
  service: string
}

/** An event of whole days. All are `YYYY-MM-DD`. */
export interface CalendarEvent {
  title: string
  date: string
  endDate?: string | undefined
  place?: string | undefined
  description?: string | undefined
}

/** Events for a calendar file. */
export interface CalendarDays {
  title: string
  events: CalendarEvent[]
}

/** What another page says of the fees of a page. */
export interface PageFees {
  title: string
  /** The section that says it. */
  href: string
  currency: string
  terms: string[]
  /** What each class costs in each term; without amounts where that is not known. */
  classes: { name: string; amounts?: number[] | undefined }[]
}
