import type { Explanation } from './explanation.ts'

/** Mistakes of a whole file: its name, its place, how it is saved. */
export const fileProblems = {
  'missing-site-file': {
    title: 'There is no "_site.json"',
    explanation:
      'One file holds what all pages share: the name of the school, the contacts, the menu and the foot of every page. Without it no page can be shown.',
  },
  'missing-home-page': {
    title: 'There is no home page',
    explanation:
      'The file "index.json" in the folder of pages is what visitors see first. It has to be there.',
  },
  'file-not-shown': {
    title: 'A file that is shown nowhere',
    severity: 'warning',
    explanation:
      'Only files that end in ".json" are pages, and those whose name, or whose folder, begins with "_" are not. Whatever else lies in the folder of pages is left out.',
  },
  'wrong-folder': {
    title: 'A document in the wrong folder',
    explanation:
      'Blog posts lie in the folder "_posts", pages anywhere else. The folder says which fields a document takes.',
  },
  'bad-file-name': {
    title: 'A file name that makes a bad address',
    explanation:
      'The name of the file is the address of its page. Spaces, accents and other signs would have to be written as codes by everyone who types it.',
  },
  'address-taken': {
    title: 'Two pages with the same address',
    explanation:
      'Every address shows one page. Capital and small letters count as the same, since visitors type either.',
  },
  'reserved-address': {
    title: 'An address that the site itself uses',
    explanation:
      'The site keeps its own files at "/assets", "/404" and "/page", so no page can have these addresses.',
  },
  'reserved-file-name': {
    title: 'A file that the site itself writes',
    explanation:
      'Some files are written when the site is built, such as "robots.txt" and "sitemap.xml". One of the same name in the folder "public" would be lost.',
  },
  'file-is-link': {
    title: 'A link in place of a file',
    explanation:
      'A symbolic link may lead anywhere on the computer, also to what nobody should publish. Put a copy of the file there instead.',
  },
  'file-names-collide': {
    title: 'Two files whose names differ in letter case alone',
    explanation:
      'Windows and macOS take no notice of letter case, and spell accents in their own way. Two such files would overwrite each other there.',
  },
  'unusable-file-name': {
    title: 'A file name that does not work everywhere',
    explanation:
      'Windows keeps some names for devices, and some signs mean something else in an address or cannot be seen. A file with such a name cannot be saved or fetched by everyone.',
  },
  'empty-file': {
    title: 'A file with nothing in it',
    explanation:
      'A page needs at least a title, a description and one section. Copy another page and change its words.',
  },
  'file-too-large': {
    title: 'A file that is far too large',
    explanation:
      'A document holds words, at most 1 MiB of them, which is a long book. What is larger mostly holds a picture by mistake.',
  },
  'wrong-encoding': {
    title: 'A file saved in an encoding other than UTF-8',
    explanation:
      'An encoding says how letters are written to the disk. All files of this site use UTF-8, the usual one, so that é, ɛ and ŋ come out right everywhere.',
  },
  'byte-order-mark': {
    title: 'An invisible sign at the beginning of the file',
    explanation:
      'Some editors put an invisible sign before the first letter ("UTF-8 with BOM"). Other programs stumble over it.',
  },
} as const satisfies Record<string, Explanation>
