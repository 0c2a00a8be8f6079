import { expect, test } from 'vitest'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { answersTo } from '../../../mistakes/answer.ts'
import { corpusContext, corpusSite } from '../../../mistakes/corpusSite.ts'
import { withFiles } from '../../../smallSite.ts'

const others = [
  '/images/gallery/relay.jpg',
  '/images/gallery/Choir.png',
  '/images/gallery/swim.jpg',
  '/images/posts/swim.jpg',
  '/images/posts/team photo.jpg',
  '/docs/2026/terms.pdf',
  '/docs/2026/term dates.pdf',
  '/docs/2026/term-dates.pdf',
  '/images/trip.HEIC',
]
const context = withFiles(others, 100, corpusContext)

/** What is said of a path in the place of another; what `--fix` would write is behind an arrow. */
function messagesOf(file: string, right: string, wrong: string): string {
  const text = corpusSite[file]?.replace(`"${right}"`, JSON.stringify(wrong)) ?? ''
  const problems = answersTo({ files: { ...corpusSite, [file]: text } }, context).filter(
    ({ severity }) => severity === 'error',
  )
  const fixes = problems.flatMap(({ fix = [] }) => fix.map(({ content }) => content))
  return [problems.map(problem => oneLine(problem).replace(/^\S+\s+/, '')).join(' | '), ...fixes].join(' → ')
}

const notPath = (value: string) => `"backgroundImage" is "${value}", which is not the path of a picture.`
const none = (path: string) => `There is no picture "public${path}".`

test.each([
  [
    'relay.jpg',
    `${notPath('relay.jpg')} Did you mean "/images/gallery/relay.jpg"? → "/images/gallery/relay.jpg"`,
  ],
  [
    'Relay.JPG',
    `${notPath('Relay.JPG')} Did you mean "/images/gallery/relay.jpg"? → "/images/gallery/relay.jpg"`,
  ],
  ['relay.png', `${notPath('relay.png')} Did you mean "/images/gallery/relay.jpg"?`],
  ['choir.jpeg', `${notPath('choir.jpeg')} Did you mean "/images/gallery/Choir.png"?`],
  ['gallery/relay.jpg', `${notPath('gallery/relay.jpg')} Did you mean "/images/gallery/relay.jpg"?`],
  ['swim.jpg', `${notPath('swim.jpg')} Did you mean "/images/gallery/swim.jpg" or "/images/posts/swim.jpg"?`],
  [
    'team photo.jpg',
    `${notPath('team photo.jpg')} Rename "public/images/posts/team photo.jpg" to "public/images/posts/team-photo.jpg", and write "/images/posts/team-photo.jpg".`,
  ],
  [
    'library.jpg',
    `${notPath('library.jpg')} Put the file into "public/images", and write "/images/library.jpg".`,
  ],
  [
    'images/new/library.jpg',
    `${notPath('images/new/library.jpg')} Put the file into "public/images/new", and write "/images/new/library.jpg". → "/images/new/library.jpg"`,
  ],
  [
    '/images/trip.jpg',
    `${none('/images/trip.jpg')} "public/images/trip.HEIC" is of a kind that no browser shows. Save it as a JPEG, and write "/images/trip.jpg".`,
  ],
  ['/images/relay.jpg', `${none('/images/relay.jpg')} Did you mean "/images/gallery/relay.jpg"?`],
  ['/images/post/swim.jpg', `${none('/images/post/swim.jpg')} Did you mean "/images/posts/swim.jpg"?`],
  ['/swim.jpg', `${none('/swim.jpg')} Did you mean "/images/gallery/swim.jpg" or "/images/posts/swim.jpg"?`],
])('the picture "%s" is answered by the files that there are', (wrong, words) => {
  expect(messagesOf('index.json', '/images/hero.svg', wrong)).toBe(words)
})

test.each([
  [
    'terms.pdf',
    '"pdfUrl" is "terms.pdf", which is not the path of a PDF document. Did you mean "/docs/2026/terms.pdf"? → "/docs/2026/terms.pdf"',
  ],
  [
    '/docs/term dates.pdf',
    '"pdfUrl" is "/docs/term dates.pdf", which is not the path of a PDF document. Give the file "public/docs/2026/term dates.pdf" a name without spaces and such signs, and write that.',
  ],
])('the document "%s" is answered by the files that there are', (wrong, words) => {
  expect(messagesOf('visit.json', '/docs/FEES.pdf', wrong)).toBe(words)
})

const noFile = (path: string) => `There is no file "public${path}".`
const PUBLIC = 'Paths leave out the folder "public".'

test.each([
  ['/docs/FEES.docx', `${noFile('/docs/FEES.docx')} Did you mean "/docs/FEES.pdf"?`],
  ['/docs/FEE.pdf?v=2', `${noFile('/docs/FEE.pdf')} Did you mean "/docs/FEES.pdf"?`],
  [
    '/docs/uniform.docx',
    `${noFile('/docs/uniform.docx')} Put it into "public/docs", or write the path of one that is there.`,
  ],
  ['/images/relay.jpg', `${noFile('/images/relay.jpg')} Did you mean "/images/gallery/relay.jpg"?`],
  ['/public/docs/FEES.pdf?v=2', `${PUBLIC} Write "/docs/FEES.pdf?v=2". → "/docs/FEES.pdf?v=2"`],
  ['/Public/stages/ils#fees', `${PUBLIC} Write "/stages/ils#fees". → "/stages/ils#fees"`],
  ['/public/docs/FEE.pdf', `${noFile('/docs/FEE.pdf')} Did you mean "/docs/FEES.pdf"?`],
  [
    '/public/docs/fees.pdf',
    'The file "/docs/fees.pdf" is spelt differently: letter case counts. Did you mean "/docs/FEES.pdf"? → "/docs/FEES.pdf"',
  ],
  ['public/docs/FEE.pdf', `${noFile('/docs/FEE.pdf')} Did you mean "/docs/FEES.pdf"?`],
  [
    'https://www.harbourview.org/docs/FEE.pdf',
    '"https://www.harbourview.org/docs/FEE.pdf" begins with the name of this website, but pages of this site are named by their address alone. Did you mean "/docs/FEES.pdf"?',
  ],
  ['/stages/ilss', 'No page has the address "/stages/ilss". Did you mean "/stages/ils"?'],
])('the link "%s" is answered by the files that there are', (wrong, words) => {
  expect(messagesOf('index.json', '/stages/ils#fees', wrong)).toBe(words)
})

test.each([
  ['/public/images/hero.svg', `${PUBLIC} Write "/images/hero.svg". → "/images/hero.svg"`],
  ['/public/images/heros.svg', `${none('/images/heros.svg')} Did you mean "/images/hero.svg"?`],
])('the picture "%s" is reported without the folder "public"', (wrong, words) => {
  expect(messagesOf('index.json', '/images/hero.svg', wrong)).toBe(words)
})
