/** The event after which a page in a browser fetches itself again, and the one with which it says what it shows, and asks whether it has to. */
export const CONTENT = 'chalkline:content'
export const ASK_FOR_CONTENT = 'chalkline:ask-for-content'
