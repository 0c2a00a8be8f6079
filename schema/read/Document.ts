import type { Page } from '../model/page.ts'
import type { Post } from '../model/post.ts'
import type { Site } from '../model/site.ts'
import type { SharedSection } from '../section.ts'
import type { Locator } from './source.ts'

/** A document that is valid by itself. `template` is the page in square brackets that shows one post. */
export type Document = { locator: Locator } & (
  | { kind: 'site'; value: Site }
  | { kind: 'page'; value: Page; shared: readonly SharedSection[]; route: string }
  | { kind: 'template'; value: Page; shared: readonly SharedSection[]; prefix: string }
  | { kind: 'post'; value: Post }
)

export type DocumentOf<K extends Document['kind']> = Extract<Document, { kind: K }>

export const isDraft = (document: Document): boolean =>
  document.kind !== 'site' && document.value.draft === true

/** Whether a document may be a draft: the site cannot do without the home page, and without the page that shows posts. */
export const mayBeDraft = (kind: Document['kind'] | undefined, route?: string): boolean =>
  kind === 'post' || (kind === 'page' && route !== '/')
