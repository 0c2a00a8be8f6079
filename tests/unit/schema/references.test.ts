import { expect, test } from 'vitest'
import { collectAddresses, withoutHidden } from '../../../schema/addresses.ts'
import type { Of } from '../../../schema/parse.ts'
import { referenceProblems } from '../../../schema/references.ts'
import { documentsOf, smallSite, smallWorld, withFields } from '../smallSite.ts'

const paths = [
  '/images/hero.svg',
  '/images/Gate.jpg',
  '/images/hall.png',
  '/images/a.png',
  '/images/A.png',
  '/docs/fees.pdf',
  '/docs/old/terms.pdf',
]
const world = { ...smallWorld, files: new Map(paths.map(path => [path, 100])) }

/** What is said about the references of a page, and what is written where that is sure. */
function said(section: Record<string, unknown>, isNewsHidden = false): string[] {
  const fields = { aliases: ['/begin'], sections: [{ id: 'here', ...section }] }
  const files = {
    ...withFields('stages/index.json', fields),
    'news.json': withFields('blog/index.json', { draft: true })['blog/index.json'] ?? '',
  }
  const documents = documentsOf(files)
  const drafts = documents.filter((one): one is Of<'page'> => one.kind === 'page' && one.value.draft === true)
  const all = collectAddresses(documents)
  const addresses = isNewsHidden ? withoutHidden(all, drafts, '/blog', '2026-11-21') : all
  const page = documents.find(({ locator }) => locator.file === 'stages/index.json')
  return page
    ? referenceProblems(page, addresses, world).map(({ code, message, cure, repair = [] }) =>
        [`${code}: ${message} ${cure}`, ...repair.map(({ content }) => content)].join(' → '),
      )
    : []
}
const text = (fields: Record<string, unknown>) => ({ type: 'text', title: 'T', content: 'C', ...fields })
const link = (address: string) => said(text({ action: { text: 'More', link: address } }))

test.each([
  '/',
  '/Stages/ILS/',
  '/begin',
  '/stages/ils#fees',
  '/stages/ils?a=1#fees',
  '/blog/2',
  '/blog/2#anything',
  '#here',
  '/docs/fees.pdf',
  'https://elsewhere.example/nowhere',
  'mailto:office@school.org',
])('a link to %s leads somewhere', address => {
  expect(link(address)).toEqual([])
})

test.each([
  ['#', 'placeholder-link: This link leads nowhere yet ("#"). Write the address when it is known.'],
  ['/stages/isl', 'link-to-nowhere: No page has the address "/stages/isl". Did you mean "/stages/ils"?'],
  [
    '/stages/ils.html',
    'link-to-nowhere: No page has the address "/stages/ils.html". Did you mean "/stages/ils"?',
  ],
  ['/ils', 'link-to-nowhere: No page has the address "/ils". Did you mean "/stages/ils"?'],
  [
    '/canteen/menu',
    'link-to-nowhere: No page has the address "/canteen/menu". Write the address of a page that exists.',
  ],
  [
    '/docs/fee.pdf',
    'link-to-nowhere: No page has the address "/docs/fee.pdf". Write the address of a page that exists.',
  ],
  ['/stages/isl#fees', 'link-to-nowhere: No page has the address "/stages/isl". Did you mean "/stages/ils"?'],
  ['#her', 'link-to-no-section: The page "/stages" has no section with the id "her". Did you mean "#here"?'],
  [
    '/Stages/ILS#fee',
    'link-to-no-section: The page "/stages/ils" has no section with the id "fee". Did you mean "#fees"?',
  ],
  [
    '/home#tomorrow',
    'link-to-no-section: The page "/" has no section with the id "tomorrow". Give the section that you mean "id": "tomorrow".',
  ],
])('a link to %s leads nowhere', (address, words) => {
  expect(link(address)).toEqual([words])
})

test('a link to a page that visitors do not see says why they do not', () => {
  const section = text({ action: { text: 'More', link: '/News' } })
  expect(said(section)).toEqual([])
  expect(said(section, true)).toEqual([
    'link-to-hidden-page: The page "/News" is a draft, so visitors who follow this find nothing. Publish that page, or delete what leads to it until then.',
  ])
})

test('without a home page that is said once, and not of each link to it', () => {
  const { 'index.json': _, ...files } = smallSite
  const documents = documentsOf(files)
  expect(documents.flatMap(one => referenceProblems(one, collectAddresses(documents), smallWorld))).toEqual(
    [],
  )
})

test.each<[string, string[]]>([
  ['/images/hero.svg', []],
  // A photograph takes the place of a drawing.
  ['/images/hall.svg', []],
  [
    '/images/gate.jpg',
    [
      'letter-case: The picture "/images/gate.jpg" is spelt differently: letter case counts. Did you mean "/images/Gate.jpg"? → "/images/Gate.jpg"',
    ],
  ],
  [
    '/IMAGES/a.png',
    [
      'letter-case: The picture "/IMAGES/a.png" is spelt differently: letter case counts. Did you mean "/images/a.png"?',
    ],
  ],
  [
    '/images/heros.svg',
    ['missing-picture: There is no picture "public/images/heros.svg". Did you mean "/images/hero.svg"?'],
  ],
  [
    '/photographs/of/the/gate/Gate.jpg',
    [
      'missing-picture: There is no picture "public/photographs/of/the/gate/Gate.jpg". Did you mean "/images/Gate.jpg"?',
    ],
  ],
  [
    '/images/a-day-in-the-library.svg',
    [
      'missing-picture: There is no picture "public/images/a-day-in-the-library.svg". Put the file into "public/images", or write the path of one that is there.',
    ],
  ],
])('the picture %s', (image, problems) => {
  expect(said(text({ image, imageAlt: 'A picture' }))).toEqual(problems)
})

test.each<[string, string[]]>([
  ['/docs/fees.pdf', []],
  [
    '/docs/FEES.pdf',
    [
      'letter-case: The document "/docs/FEES.pdf" is spelt differently: letter case counts. Did you mean "/docs/fees.pdf"? → "/docs/fees.pdf"',
    ],
  ],
  [
    '/docs/fee.pdf',
    ['missing-document: There is no document "public/docs/fee.pdf". Did you mean "/docs/fees.pdf"?'],
  ],
  [
    '/terms.pdf',
    ['missing-document: There is no document "public/terms.pdf". Did you mean "/docs/old/terms.pdf"?'],
  ],
  // A picture is never meant by the name of a document.
  [
    '/images/hall.pdf',
    [
      'missing-document: There is no document "public/images/hall.pdf". Put the file into "public/docs", or write the path of one that is there.',
    ],
  ],
])('the document %s', (pdfUrl, problems) => {
  expect(said({ type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl })).toEqual(problems)
})

const icon = (name: string) =>
  said({ type: 'learningApproaches', title: 'T', items: [{ icon: name, title: 'T', description: 'D' }] })

test.each<[string, string[]]>([
  ['compass', []],
  ['compas', ['unknown-icon: There is no icon "compas". Did you mean "compass"? → "compass"']],
  ['userround', ['unknown-icon: There is no icon "userround". Did you mean "user-round"? → "user-round"']],
  ['compasses', ['unknown-icon: There is no icon "compasses". Did you mean "compass"?']],
  ['elephant', ['unknown-icon: There is no icon "elephant". Choose a name from lucide.dev/icons.']],
])('the icon %s', (name, problems) => {
  expect(icon(name)).toEqual(problems)
})

test.each<[string, string[]]>([
  ['/stages', []],
  [
    '/Stages',
    [
      'folder-without-pages: No page in the folder "/Stages" has a summary, so this list would be empty. Did you mean "/stages"? → "/stages"',
    ],
  ],
  [
    '/stage',
    [
      'folder-without-pages: No page in the folder "/stage" has a summary, so this list would be empty. Did you mean "/stages"?',
    ],
  ],
  [
    '/blog',
    [
      'folder-without-pages: No page in the folder "/blog" has a summary, so this list would be empty. Give the pages of that folder a "summary".',
    ],
  ],
])('a list of the folder %s', (from, problems) => {
  expect(said({ type: 'pageCards', title: 'T', from })).toEqual(problems)
})

test.each<[string, string[]]>([
  ['{school}, {phone}', []],
  ['No {12} or { braces }', []],
  [
    '{Phone} and {Phone}',
    Array(2).fill(
      'unknown-word-in-braces: "{Phone}" stands for nothing. Did you mean "{phone}"? → "{phone} and {phone}"',
    ),
  ],
  [
    '{emails}',
    ['unknown-word-in-braces: "{emails}" stands for nothing. Did you mean "{email}"? → "{email}"'],
  ],
  [
    '{x}',
    [
      'unknown-word-in-braces: "{x}" stands for nothing. Write {school}, {address}, {phone}, {email}, or leave out the braces.',
    ],
  ],
])('the words in braces of "%s"', (content, problems) => {
  expect(said(text({ content }))).toEqual(problems)
})

test('a picture that says something is described, one that decorates is not', () => {
  expect(said(text({ image: '/images/hero.svg' }))).toEqual([
    'missing-alt-text: Nothing says what this picture shows. Add "imageAlt": one sentence for those who cannot see the picture.',
  ])
  expect(said({ type: 'hero', title: 'T', description: 'D', backgroundImage: '/images/hero.svg' })).toEqual(
    [],
  )
})
