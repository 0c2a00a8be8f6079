/** What a page that is shown inside of the studio tells it. */
export type FrameMessage =
  | { chalkline: 'shown'; route: string }
  /** The author has clicked in the page. `section` is the index among its sections; absent for header and footer. */
  | { chalkline: 'selected'; section: number | undefined; words: string; image: string | undefined }

/** What the studio tells the page. */
export interface StudioMessage {
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
