import type { Explanation } from './explanation.ts'

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

/** A picture of one pixel. */
const smallPicture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNQcEgAAAFEAMFekLv0AAAAAElFTkSuQmCC',
  ),
  letter => letter.charCodeAt(0),
)

/** Mistakes of a whole file: its name, its place, how it is saved, how much it holds. */
export const fileProblems = {
  'missing-site-file': {
    title: 'There is no "_site.json"',
    explanation:
      'One file holds what all pages share: the name of the school, the contacts, the menu and the foot of every page. Without it no page can be shown.',
    example: {
      file: '_site.json',
      wrong: 'There is no file "_site.json".',
      right: 'It is there again.',
      mistake: { 'pages/_site.json': null },
    },
  },
  'missing-home-page': {
    title: 'There is no home page',
    explanation:
      'The file "index.json" in the folder of pages is what visitors see first. It has to be there.',
    example: {
      file: 'index.json',
      wrong: 'There is no file "index.json".',
      right: 'It is there again.',
      mistake: { 'pages/index.json': null },
    },
  },
  'missing-post-page': {
    title: 'There are posts, but no page that shows them',
    explanation:
      'One page, "blog/[id].json", says what the page of each post shows. Without it every card of a post would lead nowhere.',
    example: {
      file: 'blog/[id].json',
      wrong: 'There is no file "blog/[id].json".',
      right: 'It is there again.',
      mistake: { 'pages/blog/[id].json': null },
    },
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
      'Blog posts lie in the folder "_posts" itself, the page that shows them is "blog/[id].json", other pages lie anywhere else. The folder says which fields a document takes.',
    example: {
      file: 'sports.json',
      wrong: 'A post, with its "id", "date" and "author", lies in "pages-json".',
      right: 'It lies in "pages-json/_posts".',
      mistake: { 'pages/sports.json': sportsPost },
      cured: { 'pages/_posts/3.json': sportsPost },
    },
  },
  'empty-file': {
    title: 'A file with nothing in it',
    explanation:
      'A page needs at least a title, a description and one section. Copy another page and change its words.',
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
    explanation: 'No page needs more than a few levels of brackets. More than 64 come from a mistake.',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" begins with seventy opening brackets.',
      right: 'It holds a page.',
      mistake: { 'pages/calendar.json': '['.repeat(70) },
    },
  },
  'too-many-values': {
    title: 'A document that holds too much',
    explanation:
      'More than 20,000 values are no longer a page that somebody could read. Divide it into several.',
    example: {
      file: 'calendar.json',
      wrong: 'The file "calendar.json" holds a list of 30,000 numbers.',
      right: 'It holds a page.',
      mistake: { 'pages/calendar.json': `[${'1,'.repeat(30_000)}1]` },
    },
  },
  'unreadable-picture': {
    title: 'A picture that cannot be shown',
    explanation:
      'The file is damaged, is only a part of a picture, is no picture at all, or moves. Another ending does not make another kind of file: a photograph that a telephone saved as HEIC is one that no browser shows, though its name ends in ".jpg". Save it again as JPEG, PNG or SVG.',
    example: {
      file: 'public/images/harbour.svg',
      wrong: 'The file "public/images/harbour.svg" holds words.',
      right: 'It holds a picture.',
      mistake: { 'public/images/harbour.svg': 'Boats before the school' },
    },
  },
  'unreadable-pdf': {
    title: 'A PDF document that nobody can open',
    explanation:
      'Another ending does not make another kind of file: a file of Word called ".pdf" is still one of Word. In Word, choose "Save as" and then "PDF". A document can also be empty or cut off, when it was copied or sent only in part.',
    example: {
      file: 'public/docs/FEES.pdf',
      wrong: 'The file "public/docs/FEES.pdf" has been saved by Word as "FEES.docx" and then renamed.',
      right: 'It has been saved by Word as PDF.',
      mistake: { 'public/docs/FEES.pdf': 'PK\u0003\u0004 word/document.xml' },
    },
  },
  'unused-picture': {
    title: 'A picture that no page shows',
    severity: 'warning',
    explanation:
      'It lies in the folder "public", but no document names it, so visitors never see it. Either its name is misspelt somewhere or it can go.',
    example: {
      file: 'public/images/boats.svg',
      wrong: 'A file "public/images/boats.svg" is named in no document.',
      right: 'A document names it, or it is deleted.',
      mistake: { 'public/images/boats.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    },
  },
  'unused-document': {
    title: 'A PDF document that no page leads to',
    severity: 'warning',
    explanation:
      'It lies in the folder "public", and whoever knows its address can read it, but no page links to it.',
    example: {
      file: 'public/docs/OLD-FEES.pdf',
      wrong: 'No page leads to the file "public/docs/OLD-FEES.pdf".',
      right: 'A page links to it, or it is deleted.',
      mistake: { 'public/docs/OLD-FEES.pdf': '%PDF-1.4' },
    },
  },
  'replaced-picture': {
    title: 'Two pictures of one name',
    severity: 'warning',
    explanation:
      'A photograph takes the place of a drawing of the same name, so that you can replace a picture without changing a document. The drawing is not shown.',
    example: {
      file: 'public/images/harbour.svg',
      wrong: 'Beside the drawing "harbour.svg" lies a photograph, "harbour.png".',
      right: 'One of the two is deleted.',
      mistake: { 'public/images/harbour.png': smallPicture },
    },
  },
} as const satisfies Record<string, Explanation>
