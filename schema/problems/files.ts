import type { Explanation, FileExample } from './explanation.ts'

const sportsPost = `{
  "id": 3,
  "title": "Sports day",
  "excerpt": "We ran.",
  "content": "We ran.",
  "featuredImage": "/images/harbour.svg",
  "featuredImageAlt": "Boats before the school",
  "images": [],
  "date": "2026-05-03",
  "author": "The team",
  "categories": ["Sports"],
  "relatedPosts": []
}`

/** Mistakes of a whole file: its name, its place, how it is saved, how much it holds. */
export const fileProblems = {
  'missing-site-file': {
    title: 'There is no "_site.json"',
    explanation:
      'One file holds what all pages share: the name of the organisation, the contacts, the menu and the foot of every page. Without it no page can be shown.',
    example: withoutPage('_site.json'),
  },
  'missing-home-page': {
    title: 'There is no home page',
    example: withoutPage('index.json'),
  },
  'missing-post-page': {
    title: 'There are posts, but no page that shows them',
    explanation:
      'One page, such as "blog/[id].json", says what the page of each post shows. Without it every card of a post would lead nowhere.',
    example: withoutPage('blog/[id].json'),
  },
  'file-not-shown': {
    title: 'A file that is shown nowhere',
    severity: 'warning',
    explanation:
      'Only files that end in ".json" are pages, and those whose name, or whose folder, begins with "_" are not. Whatever else lies in the folder of pages is left out.',
    example: {
      file: 'fees.txt',
      wrong: 'A file "fees.txt" lies among the pages.',
      right: 'It is a page, "fees.json", or lies elsewhere.',
      mistake: { 'pages/fees.txt': 'Ask us.' },
    },
  },
  'wrong-folder': {
    title: 'A document in the wrong folder',
    explanation:
      'Blog posts lie in the folder "_posts" itself, the one page that shows them is called "[id].json" and lies in the folder of the blog, such as "blog/[id].json"; other pages lie anywhere else. The folder says which fields a document takes.',
    example: {
      file: 'sports.json',
      wrong: 'A post, with its "id", "date" and "author", lies in "pages-json".',
      right: 'It lies in "pages-json/_posts".',
      mistake: { 'pages/sports.json': sportsPost },
      fixed: { 'pages/_posts/3.json': sportsPost },
    },
  },
  'empty-file': {
    title: 'A file with nothing in it',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" is empty.',
      right: 'It holds a page, or it is deleted.',
      mistake: { 'pages/calendar.json': '' },
    },
  },
  'file-too-large': {
    title: 'A file that is far too large',
    explanation:
      'A document holds words, at most 1 MiB of them, which is a long book. What is larger mostly holds a picture by mistake.',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" holds 2 MiB.',
      right: 'It is divided into several pages.',
      mistake: { 'pages/calendar.json': ' '.repeat(2 * 1024 * 1024) },
    },
  },
  'wrong-encoding': {
    title: 'A file saved in an encoding other than UTF-8',
    explanation:
      'An encoding says how letters are written to the disk. All files of this site use UTF-8, the usual one, so that é, ɛ and ŋ come out right everywhere.',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" is saved as "Unicode" or "UTF-16".',
      right: 'It is saved as "UTF-8".',
      mistake: { 'pages/calendar.json': Uint8Array.of(0xff, 0xfe, 0x7b, 0x00) },
    },
  },
  'editor-without-rules': {
    title: 'A document whose rules the editor does not find',
    severity: 'warning',
    explanation:
      'The line "$schema" tells an editor where the rules are, so that it can offer words and underline mistakes while you write. It has to be right for the folder in which the document lies.',
    example: null,
  },
  'byte-order-mark': {
    title: 'An invisible sign at the beginning of the file',
    explanation:
      'Some editors put an invisible sign before the first letter ("UTF-8 with BOM"). Other programs stumble over it.',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" is saved as "UTF-8 with BOM".',
      right: 'It is saved as "UTF-8".',
      mistake: { 'pages/calendar.json': '\ufeff{}' },
    },
  },
  'nested-too-deep': {
    title: 'Brackets within brackets without end',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" begins with seventy opening brackets.',
      right: 'It holds a page.',
      mistake: { 'pages/calendar.json': '['.repeat(70) },
    },
  },
  'too-many-values': {
    title: 'A document that holds too much',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" holds a list of 30,000 numbers.',
      right: 'It holds a page.',
      mistake: { 'pages/calendar.json': `[${'1,'.repeat(30_000)}1]` },
    },
  },
} as const satisfies Record<string, Explanation>

/** A document that is not there. @param file relative to the folder of pages */
function withoutPage(file: string): FileExample {
  return {
    file,
    wrong: `There is no file "${file}".`,
    right: 'It is there again.',
    mistake: { [`pages/${file}`]: null },
  }
}
