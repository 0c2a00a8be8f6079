/** The event after which a page in a browser fetches itself again, and the one with which it says what it shows, and asks whether it has to. */
export const CONTENT = 'chalkline:content'
export const ASK_FOR_CONTENT = 'chalkline:ask-for-content'

/** Sent with what is wrong with the site, when that changes and when a page is opened. */
export const PROBLEMS = 'chalkline:problems'

/** Errors as `npm run validate` prints them. */
export interface ProblemsMessage {
  count: number
  text: string
}
