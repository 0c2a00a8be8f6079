import type { InlineText, RichText } from '../richText/RichText.ts'
import type { AgeRange } from './ages.ts'
import type { LightName } from './light.ts'

/** The specification's entity "Stage", joined from a page's summary, its address and its children. */
export interface Stage {
  name: string
  description: string
  icon: string
  link: string
  content: RichText
  children?: Stage[]
}

/** A page among the pages of its folder. */
export interface Entry extends Stage {
  /** A few words below the name. */
  detail?: string
  image?: string
  light?: LightName
  /** Whether it is the page that shows the list. */
  isCurrent: boolean
  children: Entry[]
  ages?: AgeRange
  /** What the page asks of those who apply, for sections that show it. */
  requirements?: InlineText[]
}

/** What a list shows of an entry. The rest is not sent to browsers. */
export type ListEntry = Pick<Entry, 'name' | 'link'> &
  Partial<Pick<Entry, 'description' | 'detail' | 'image' | 'light' | 'isCurrent' | 'ages' | 'requirements'>>

/** What a timeline shows of an entry. */
export interface TimelineStage extends Stage, Pick<Entry, 'detail' | 'light'> {
  children: TimelineStage[]
}

/** The entries of a tree that have nothing below them, in order of the tree. */
export const leavesOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap(entry => (entry.children.length > 0 ? leavesOf(entry.children) : entry))

/** What a list shows of its entries besides name and link. */
export const shown = (entries: readonly Entry[], keys: readonly (keyof ListEntry)[] = []): ListEntry[] =>
  entries.map(entry => ({ ...pick(entry, keys), name: entry.name, link: entry.link }))

/** What a timeline shows of a tree. */
export const stagesOf = (entries: readonly Entry[]): TimelineStage[] =>
  entries.map(entry => ({
    ...pick(entry, ['name', 'description', 'icon', 'link', 'content', 'detail', 'light']),
    children: stagesOf(entry.children),
  }))

const pick = <K extends keyof Entry>(entry: Entry, keys: readonly K[]) =>
  Object.fromEntries(keys.filter(key => key in entry).map(key => [key, entry[key]])) as Pick<Entry, K> // the keys asked for
