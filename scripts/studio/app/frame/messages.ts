import type { ShownFields } from '../../site/printFields.ts'

/** What a page that is shown inside of the studio tells it. */
export type FrameMessage =
  /** It waits for its page. */
  | { chalkline: 'ready' }
  /** It shows another page, and answers clicks. */
  | { chalkline: 'shown'; route: string }
  | ({ chalkline: 'selected' } & Clicked)

/** What was clicked in a page, or where files were dropped. */
export interface Clicked {
  /** The index among the page's sections; absent for header and footer. */
  section: number | undefined
  /** The field of the text, as `file#path`. */
  field: string | undefined
  /** Of words that are no text of a document, such as a number: the words, and the fields of the texts around them. */
  words: string
  around: readonly string[]
  /** Where, in pixels of the page. */
  at: { left: number; top: number }
  files?: File[]
}

/** What the studio tells the page. */
export type StudioMessage =
  | {
      chalkline: 'page'
      html: string
      /** The fields of its texts, if it is a page of the site. */
      fields: ShownFields | undefined
      route: string
      /** Where the site has the page: its base and the route. */
      address: string
      /** On which it is shown, `YYYY-MM-DD`, if not today. */
      day: string | undefined
    }
  | {
      chalkline: 'show'
      /** The index of the section to outline and to scroll to; null for none. */
      section: number | null
    }

/** Whether a message is one of ours: pages of other origins and extensions post messages, too. */
export const isOurs = <M extends FrameMessage | StudioMessage>(
  event: MessageEvent,
): event is MessageEvent<M> =>
  event.origin === location.origin &&
  typeof event.data === 'object' &&
  event.data !== null &&
  'chalkline' in event.data

/** The event of a page after which nobody writes in its texts any more: it shows what its author has. */
export const WRITTEN = 'chalkline:written'
