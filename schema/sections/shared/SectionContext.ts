import type { Entry, ListEntry, TimelineStage } from '../../model/entries.ts'
import type { Category, Post, PostCard } from '../../model/post.ts'
import type { Parsed } from '../../richText/RichText.ts'

/** What a section can ask of the rest of the site while its page is resolved. */
export interface SectionContext {
  /** The day of the view, `YYYY-MM-DD`. A build that runs every day keeps what depends on it right. */
  today: string
  /** Replaces tokens such as `{name}`. */
  fill(text: string): string
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
  /** A tree of pages. Their icons are fetched. */
  stages?: TimelineStage[]
  /** Posts that it lists. Their pictures are fetched. */
  posts?: PostCard[]
  /** The post that it shows, with its pictures; null when there is no such post. */
  post?: Parsed<Post> | null
  /** What it shows in a frame. The policy of its page allows the frame's origin. */
  frame?: Frame
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
