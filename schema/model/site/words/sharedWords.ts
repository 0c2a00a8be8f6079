import type { WordTable } from './WordTable.ts'

/** Words that several sections add to their texts, or other parts of pages. */
export const sharedWords = {
  readMore: ['Read More', 'The link of a post in a list.'],
  loadingPosts: ['Loading blog posts...', 'While the list of posts loads.'],
  categories: [
    'Categories',
    'What a screen reader calls the categories of a post, and the links to all of them.',
  ],
  categoryDescription: [
    'Posts of {name} in the category {category}, newest first.',
    'What search engines show of the page of a category.',
  ],
  blogTitle: ['{name} Blog', 'The title of the feed of posts.'],
  fromTo: ['{from} to {to}', 'Days, dates and hours, from the first to the last.'],
  eventNow: ['Now', 'Beside an event that is on.'],
  eventNext: ['Next', 'Beside the event that comes next.'],
  address: ['Address', 'Contact details.'],
  telephone: ['Telephone', 'Contact details.'],
  email: ['Email', 'Contact details.'],
  openingHours: ['Opening hours', 'The heading above the hours.'],
  feesClass: ['Class', 'The first column of a table of fees.'],
  amount: ['Amount', 'A column of the other charges.'],
  perTerm: ['{amount} a term', 'How often a charge is paid.'],
  perYear: ['{amount} a year', 'How often a charge is paid.'],
  askOffice: ['Ask the office: {phone}', 'In place of an amount that is not known.'],
} as const satisfies WordTable
