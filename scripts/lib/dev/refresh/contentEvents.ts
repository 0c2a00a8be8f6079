/** The event after which a page in a browser fetches itself again, and the one with which it says what it shows, and asks whether it has to. */
export const CONTENT = 'chalkline:content'
export const ASK_FOR_CONTENT = 'chalkline:ask-for-content'

/** The header by which a page within a frame asks for itself again. Browsers name the frame only when they load it. */
export const FRAME = 'x-chalkline-dest'

/** The part of an address by which a page within a frame is asked for as visitors see it on a day, `YYYY-MM-DD`. */
export const ON_DAY = 'on-day'

/** Sent with what is wrong with the site, when that changes and when a page is opened. */
export const PROBLEMS = 'chalkline:problems'

/** Errors as `npm run validate` prints them. */
export interface ProblemsMessage {
  count: number
  text: string
}
