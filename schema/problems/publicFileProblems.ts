import type { Explanation } from './explanation.ts'
import site from './site/pages/_site.json' with { type: 'json' }

/** A white picture, as wide as a screen. */
const widePicture = decoded(
  'iVBORw0KGgoAAAANSUhEUgAABaAAAAMqAQMAAABOlXQPAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAApUlEQVR42u3BMQEAAADCoPVPbQhfoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABeAzzQAAGK4LyOAAAAAElFTkSuQmCC',
)

/** A picture of one pixel. */
const smallPicture = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNQcEgAAAFEAMFekLv0AAAAAElFTkSuQmCC',
)

/** A PDF document of no pages that nobody can open: no password fits. */
const encryptedPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  `3 0 obj<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>endobj`,
  `trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]>>`,
  '%%EOF',
].join('\n')

/** The site with a typeface of its own. */
const withTypeface = JSON.stringify({
  ...site,
  theme: { typefaces: { displayFile: { path: '/fonts/own.woff2', fallback: 'serif' } } },
})

/** Mistakes of pictures, PDF documents and typefaces in the folder "public". */
export const publicFileProblems = {
  'unreadable-picture': {
    title: 'A picture that cannot be shown',
    explanation:
      'The file is damaged, is only a part of a picture, is no picture at all, moves, or is too long; or a drawing would lose its words or pictures, since they are in another file or in a web page. Another ending does not make another kind of file: a photograph that a telephone saved as HEIC is one that no browser shows, though its name ends in ".jpg". Save it again as JPEG, PNG or SVG.',
    example: {
      file: 'public/images/harbour.svg',
      wrong: 'The file "public/images/harbour.svg" holds words.',
      right: 'It holds a picture.',
      mistake: { 'public/images/harbour.svg': 'Boats before the school' },
    },
  },
  'changed-drawing': {
    title: 'A drawing that looks otherwise than it was drawn',
    severity: 'warning',
    explanation:
      'Drawings of this site are cleaned of all that can run or fetch something. Colours and places of a style sheet are kept; movements, typefaces within the drawing, and rules for some widths of the window are not. Look at the drawing on its page. Where something is wrong, save it as PNG.',
    example: {
      file: 'public/images/harbour.svg',
      wrong: 'The flag of the drawing "harbour.svg" waves.',
      right: 'It stands still.',
      mistake: {
        'public/images/harbour.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="810"><rect width="9" height="9"><animate attributeName="x" to="9" dur="1s"/></rect></svg>',
      },
    },
  },
  'small-picture': {
    title: 'A picture that is too small for its place',
    severity: 'warning',
    explanation:
      'A small picture in a large place is stretched, and looks blurred. What a telephone sends by WhatsApp is often a small copy: ask for the picture as it was taken.',
    example: {
      file: 'public/images/harbour.png',
      wrong: 'A picture of one pixel, "harbour.png", is shown in the place of the drawing "harbour.svg".',
      right: 'The picture is as wide as its place.',
      mistake: { 'public/images/harbour.png': smallPicture, 'public/images/harbour.svg': null },
    },
  },
  'large-picture': {
    title: 'A picture whose file is far too large',
    severity: 'warning',
    explanation:
      'Visitors get smaller copies of each picture, but all who work on the website carry the file around with it, and it slows down every build. A camera writes 25 MB at most; more than that comes from a program that was told to compress nothing.',
    example: null,
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
  'locked-pdf': {
    title: 'A PDF document that asks for a password',
    severity: 'warning',
    explanation:
      'The website shows documents in a window of its own, where nobody can type a password. Visitors are told to download the document, and their program asks them. Save it without a password if all may read it.',
    example: {
      file: 'public/docs/FEES.pdf',
      wrong: 'The file "public/docs/FEES.pdf" is encrypted, and only who knows the password can open it.',
      right: 'It is saved without a password.',
      mistake: { 'public/docs/FEES.pdf': encryptedPdf },
    },
  },
  'unreadable-typeface': {
    title: 'A typeface that no browser shows',
    explanation:
      'A typeface of your own is a file of the kind WOFF2. Another ending does not make another kind of file: one that computers install, ".ttf" or ".otf", has to be converted. The file can also be empty or cut off, when it was copied only in part.',
    example: {
      file: 'public/fonts/own.woff2',
      wrong: 'The typeface "own.otf" has been renamed to "own.woff2".',
      right: 'It has been converted to WOFF2.',
      mistake: { 'pages/_site.json': withTypeface, 'public/fonts/own.woff2': 'OTTO' },
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
  'unexpected-file': {
    title: 'A file that nobody expects on the website',
    severity: 'warning',
    explanation:
      'Whatever lies in the folder "public" goes on the website, and whoever knows or guesses its address can open it: a list of pupils, a copy of a letter, the notes of a program. Pictures are different: one that no page shows is not published.',
    example: {
      file: 'public/docs/pupils.xlsx',
      wrong: 'No page leads to the file "public/docs/pupils.xlsx", a list that was put there by mistake.',
      right: 'It is deleted, or a page links to it because visitors may have it.',
      mistake: { 'public/docs/pupils.xlsx': 'Ama, Kofi' },
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
      mistake: { 'public/images/harbour.png': widePicture },
    },
  },
} as const satisfies Record<string, Explanation>

/** The bytes of a picture in Base64. */
function decoded(picture: string): Uint8Array {
  return Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
}
