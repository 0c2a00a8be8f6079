import type { WordTable } from './WordTable.ts'

/** What visitors read when something is missing or has failed. */
export const errorWords = {
  errorHeading: ['Unexpected Application Error!', 'The heading of every error.'],
  notFound: ['404 Not Found', 'For an address that no page has.'],
  notFoundAdvice: [
    'This page is not here. It may have moved, or there is a slip in its address. Most visitors look for one of these:',
    'Below that, before the ways that visitors ask for most.',
  ],
  pageFailedAdvice: [
    'The connection may be lost, or the website does not answer. Wait a moment and try again, or call {phone}.',
    'In the place of a page that failed to load.',
  ],
  backToHome: ['Back to the home page', 'The first of those ways.'],
  tryAgain: ['Try again', 'The button that loads something again.'],
  sectionFailed: [
    'This part of the page could not be shown. Try again, or call {phone}.',
    'In the place of a section that failed.',
  ],
  postFailed: ['The post could not be loaded', 'The heading when a post of the blog does not load.'],
  postFailedAdvice: [
    'The connection was lost, or the website did not answer. Try again in a moment.',
    'Below that heading.',
  ],
  backToBlog: ['Back to Blog', 'The link from a post that does not load.'],
} as const satisfies WordTable
