import type { Explanation } from './explanation.ts'

/** What is not wrong, but should not stay as it is. Drafts are left in peace. */
export const healthProblems = {
  'placeholder-text': {
    title: 'A text that holds a place for another one',
    severity: 'warning',
    explanation:
      'Words such as "lorem ipsum" or "TBC" are written to be replaced. Visitors read them as they stand.',
  },
  'review-due': {
    title: 'A page whose day to be looked through has passed',
    severity: 'warning',
    explanation:
      'Fees, dates and requirements change without anybody thinking of the website. The day in "reviewBy" is a promise to read the page again.',
  },
  'alt-text-is-file-name': {
    title: 'A description that is the name of a file',
    severity: 'warning',
    explanation:
      'Visitors who cannot see a picture have its description read to them. "IMG_2041.jpg" tells them nothing.',
  },
  'repeated-alt-text': {
    title: 'A description that says what stands beside it',
    severity: 'warning',
    explanation:
      'Visitors who cannot see a picture hear its description and then the words beside it. The same words twice tell them nothing about the picture.',
  },
  'heading-without-text': {
    title: 'A heading with nothing to read below it',
    severity: 'warning',
    explanation:
      'A heading promises something. Below this one stand only signs, the heading again, or a list that is still empty.',
  },
  'heavy-page': {
    title: 'A page that takes long to load',
    severity: 'warning',
    explanation:
      'Many families read the site on a telephone and pay for every megabyte. A page should need no more than one, pictures included.',
  },
} as const satisfies Record<string, Explanation>
