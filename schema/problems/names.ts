import type { Explanation, FileExample } from './explanation.ts'

const feesPage =
  '{ "title": "Fees", "description": "A year.", "draft": true, "sections": [{ "type": "text", "title": "Fees", "content": "Ask." }] }'

/** Mistakes of names: of files, and of the addresses that follow from them. */
export const nameProblems = {
  'bad-file-name': {
    title: 'A file name that makes a bad address',
    explanation:
      'The name of the file is the address of its page. Spaces, accents and other signs would have to be written as codes by everyone who types it.',
    example: misnamed('Our fees.json', 'our-fees.json'),
  },
  'copied-file': {
    title: 'A copy of another document',
    explanation:
      'Computers name a copy "ils (1).json", "ils - Copy.json" or "Copy of ils.json". OneDrive and Dropbox do so with the name of a computer or a person, "ils-DESKTOP-7Q2K4.json", when two people change a file. Such a file would be a page of its own, which says the same as the first.',
    example: {
      file: 'fees (1).json',
      wrong: 'A copy "fees (1).json" lies beside "fees.json".',
      right: 'The copy is deleted.',
      mistake: { 'pages/fees.json': feesPage, 'pages/fees (1).json': feesPage },
      fixed: { 'pages/fees.json': feesPage },
    },
  },
  'wrong-file-name': {
    title: 'A document whose name hides it',
    explanation:
      'Pages end in ".json", in small letters and with nothing behind it; what all pages share is called "_site.json". Some editors add ".txt" to what they save, and Windows does not always show it.',
    example: misnamed('fees.json.txt', 'fees.json'),
  },
  'address-taken': {
    title: 'Two pages with the same address',
    explanation:
      'Every address shows one page. Capital and small letters count as the same, since visitors type either.',
    example: {
      file: 'index.json',
      wrong: '["/stages/ils"]',
      right: '["/home"]',
    },
  },
  'reserved-address': {
    title: 'An address that the site itself uses',
    explanation:
      'The site keeps its own files at "/assets", "/404" and "/page", so no page can have these addresses. Nor can an alias be one of its files, such as "/sitemap.xml".',
    example: misnamed('assets.json', 'equipment.json'),
  },
  'reserved-name': {
    title: 'A name that the site itself uses',
    explanation:
      'Some names belong to the site: of places that every page has, such as "main" and "newsletter", and of what it sends with each form, such as "subject". A section or a field of the same name would be taken for them.',
    example: {
      file: 'calendar.json',
      wrong: '"type": "form",\n      "id": "main",',
      right: '"type": "form",',
      line: 2,
    },
  },
  'reserved-file-name': {
    title: 'A file that the site itself writes',
    explanation:
      'Some files are written when the site is built, such as "robots.txt" and "sitemap.xml". One of the same name in the folder "public" would be lost.',
    example: {
      file: 'public/robots.txt',
      wrong: 'A file "robots.txt" lies in the folder "public".',
      right: 'There is none: the site writes its own.',
      mistake: { 'public/robots.txt': 'User-agent: *' },
    },
  },
  'file-is-link': {
    title: 'A link in place of a file',
    explanation:
      'A symbolic link may lead anywhere on the computer, also to what nobody should publish. Put a copy of the file there instead.',
    example: null,
  },
  'file-names-collide': {
    title: 'Two files whose names differ in letter case alone',
    explanation:
      'Windows and macOS take no notice of letter case, and spell accents in their own way. Two such files would overwrite each other there.',
    example: null,
  },
  'folder-letter-case': {
    title: 'Two folders whose names differ in letter case alone',
    explanation:
      'Addresses take no notice of letter case, but a list shows the pages of one folder. Those of the other would be missing there.',
    example: null,
  },
  'unusable-file-name': {
    title: 'A file name that does not work everywhere',
    explanation:
      'Windows keeps some names for devices, and some signs mean something else in an address or cannot be seen. A file with such a name cannot be saved or fetched by everyone.',
    example: {
      file: 'public/docs/con.mp3',
      wrong: 'A file is called "con.mp3", a name that Windows keeps for a device.',
      right: 'It is called "conference.mp3".',
      mistake: { 'public/docs/con.mp3': 'A speech' },
      fixed: { 'public/docs/conference.mp3': 'A speech' },
    },
  },
} as const satisfies Record<string, Explanation>

/** A page in a file of the wrong name. */
function misnamed(file: string, right: string): FileExample {
  return {
    file,
    wrong: `The file is called "${file}".`,
    right: `The file is called "${right}".`,
    mistake: { [`pages/${file}`]: feesPage },
    fixed: { [`pages/${right}`]: feesPage },
  }
}
