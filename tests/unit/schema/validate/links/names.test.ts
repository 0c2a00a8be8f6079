import { expect, test } from 'vitest'
import { mistakesOf, withMistake } from '../../../smallSite.ts'
import { messagesOf, text } from './referenceProblems.ts'

test.each<[string, string[]]>([
  ['/images/hero.svg', []],
  // A photograph takes the place of a drawing.
  ['/images/hall.svg', []],
  [
    '/IMAGES/a.png',
    [
      'letter-case: The picture "/IMAGES/a.png" is spelt differently: letter case counts. Did you mean "/images/a.png"?',
    ],
  ],
])('the picture %s', (image, problems) => {
  expect(messagesOf(text({ image, imageAlt: 'The hall' }))).toEqual(problems)
})

test.each<[string, string[]]>([
  ['/docs/fees.pdf', []],
  // A picture is never meant by the name of a document.
  [
    '/images/hall.pdf',
    [
      'missing-document: There is no document "public/images/hall.pdf". Put the file into "public/docs", or write the path of one that is there.',
    ],
  ],
])('the document %s', (pdfUrl, problems) => {
  expect(messagesOf({ type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl })).toEqual(problems)
})

const icon = (name: string) =>
  messagesOf({
    type: 'learningApproaches',
    title: 'T',
    items: [{ icon: name, title: 'T', description: 'D' }],
  })

test.each<[string, string[]]>([
  ['compass', []],
  ['userround', ['unknown-icon: There is no icon "userround". Did you mean "user-round"? → "user-round"']],
  ['compasses', ['unknown-icon: There is no icon "compasses". Did you mean "compass"?']],
  ['elephant', ['unknown-icon: There is no icon "elephant". Choose a name from lucide.dev/icons.']],
])('the icon %s', (name, problems) => {
  expect(icon(name)).toEqual(problems)
})

test.each<[string, string[]]>([
  ['/stages', []],
  [
    '/stage',
    [
      'folder-without-pages: There are no pages in a folder "/stage", so this list would be empty. Did you mean "/stages"?',
    ],
  ],
  [
    '/blog',
    [
      'folder-without-pages: No page in the folder "/blog" has a summary, so this list would be empty. Give the pages of that folder a "summary".',
    ],
  ],
])('a list of the folder %s', (from, problems) => {
  expect(messagesOf({ type: 'pageCards', title: 'T', from })).toEqual(problems)
})

test.each<[string, string[]]>([
  ['{school}, {phone}', []],
  ['No {12} or { braces }, {x | x > 0} neither', []],
  ...['{phone. Ask', '{{phone}}', '{ Phone }', '{phone}}'].map((content): [string, string[]] => {
    const found = /\{[^.]*/.exec(content)?.[0]
    const words = `"${found}" is not filled in: a placeholder is one word in braces.`
    return [
      content,
      [
        `unknown-word-in-braces: ${words} Did you mean "{phone}"? There are also {school}, {address}, {email}, {name}.`,
      ],
    ]
  }),
  ['{the prospectus of this year} and {see below}', []],
  [
    'Welcome to {school name}',
    [
      'unknown-word-in-braces: "{school name}" is not filled in: a placeholder is one word in braces. Did you mean "{school}"? There are also {address}, {phone}, {email}, {name}.',
    ],
  ],
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
      'unknown-word-in-braces: "{x}" stands for nothing. Write {school}, {address}, {phone}, {email}, {name}, or leave out the braces.',
    ],
  ],
])('the words in braces of "%s"', (content, problems) => {
  expect(messagesOf(text({ content }))).toEqual(problems)
})

test('a picture that says something is described, one that decorates is not', () => {
  expect(messagesOf(text({ image: '/images/hero.svg' }))).toEqual([
    'missing-alt-text: Nothing says what this picture shows. Add "imageAlt": one sentence for those who cannot see the picture.',
  ])
  expect(
    messagesOf({ type: 'hero', title: 'T', description: 'D', backgroundImage: '/images/hero.svg' }),
  ).toEqual([])
})

test.each([
  [
    '"Harbour View School"',
    '"{school}"',
    '2:12  "{school}" stands for nothing in this field, since "{school}"',
  ],
  [
    '"1 Harbour Road, Accra"',
    '"{school}, 1 Harbour Road"',
    '10:17  "{school}" stands for nothing in this field, since "{address}"',
  ],
])('no words in braces stand where they are filled in from: %s', (right, wrong, words) => {
  expect(mistakesOf(withMistake('_site.json', right, wrong))).toBe(
    `_site.json:${words} is filled in from it. Write the words themselves.`,
  )
})

test('elsewhere in "_site.json" words in braces are filled in', () => {
  expect(mistakesOf(withMistake('_site.json', 'A school by the sea.', '{school} by the sea.'))).toBe('')
})
