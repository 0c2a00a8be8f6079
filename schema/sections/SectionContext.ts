import type { Entry, ListEntry, TimelineStage } from '../model/entries.ts'
import type { Category, Post, PostCard } from '../model/post.ts'
import type { Parsed } from '../richText/RichText.ts'

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

/** What a section shows that is in other documents. */
export interface SectionRefs {
  /** For sections that list pages. */
  entries?: ListEntry[]
  /** For a timeline of pages. */
  stages?: TimelineStage[]
  /** For sections that list some posts. */
  posts?: PostCard[]
  /** For a list of every post. It is left out of the data for navigation: the browser fetches all posts once. */
  allPosts?: PostCard[]
  /** Of a list of the posts of one category: every way in which posts write its name. */
  categoryNames?: readonly string[]
  /** The categories that a section names. */
  categories?: CategoryLink[]
  /** URL of the page that lists all posts. */
  listHref?: string
  /** For the sections of the post template; null when there is no such post, absent when none has been asked for. */
  post?: Parsed<Post> | null
  /** The fees of the page, wherever on the site they stand. */
  fees?: PageFees[]
  /** URL of the page's calendar file. */
  calendarHref?: string
  /** The event that is on or comes next, and whether it has begun. */
  nextEvent?: Pick<CalendarEvent, 'title' | 'date' | 'endDate'> & { isNow: boolean }
  /** The events after it, in order of date: a visitor may come long after the build. */
  laterEvents?: Pick<CalendarEvent, 'title' | 'date' | 'endDate'>[]
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
