import { expect, test } from 'vitest'
import { HONEYPOT } from '../../../../renderer/forms/useSubmission.ts'
import type { Document } from '../../../../schema/read/Document.ts'
import { documentRules, relatedProblems } from '../../../../schema/validate/documentRules.ts'
import { documentsOf, smallSite, withFields } from '../../smallSite.ts'

const saidOf = (document: Document) => [
  ...documentRules(document),
  ...(document.kind === 'post' ? relatedProblems(document.value, new Set([1, 2, 3])) : []),
]

/** What the rules say about one document of a site, as `code path`. */
function messagesOf(file: string, files: Readonly<Record<string, string>>): string[] {
  const document = documentsOf(files).find(({ locator }) => locator.file === file)
  if (!document) throw new Error(`There is no ${file}`)
  return saidOf(document).map(({ code, path }) => [code, ...path].join(' '))
}

const page = smallSite['stages/index.json'] ?? ''

test.each([
  ['assets/visit.json', 'reserved-address'],
  ['Assets/visit.json', 'reserved-address'],
  ['404.json', 'reserved-address'],
  ['search/more.json', 'reserved-address'],
  ['my page.json', 'bad-file-name'],
  ['café.json', 'bad-file-name'],
  ['v1.2.json', 'bad-file-name'],
  ['a/b c/d.json', 'bad-file-name'],
  ['my_page-2.json', undefined],
  ['page.json', undefined],
  ['a/assets.json', undefined],
  ['a/search/404.json', undefined],
])('a page in the file %s: %s', (file, code) => {
  expect(messagesOf(file, { ...smallSite, [file]: page })).toEqual(code ? [code] : [])
})

test.each([
  [[2, 9], 'Delete this number, or write one that is not listed yet: 3.'],
  [[9], 'Delete this number, or write one that is not listed yet: 2 or 3.'],
  [[2, 3, 9], 'Delete this number.'],
])(
  'of the numbers %j the one that no post has is answered by those that are left',
  (relatedPosts, suggestion) => {
    const [post] = documentsOf(withFields('_posts/1.json', { relatedPosts })).filter(
      ({ locator }) => locator.file === '_posts/1.json',
    )
    expect(post && saidOf(post).map(problem => `${problem.message} ${problem.suggestion}`)).toEqual([
      `There is no post 9. ${suggestion}`,
    ])
  },
)

const site = JSON.parse(smallSite['_site.json'] ?? '')
const withContact = (contact: Record<string, string>) =>
  messagesOf('_site.json', withFields('_site.json', { contact: { ...site.contact, ...contact } }))

test.each([
  ['+233 30 000 0000', ['placeholder-contact contact phone']],
  ['+233300000000', ['placeholder-contact contact phone']],
  ['030-000-0000', ['placeholder-contact contact phone']],
  ['+233 30 000 0001', []],
  ['000 0000 1234', []],
  ['+233 30 00 0000', []],
])('the telephone number %s', (phone, problems) => {
  expect(withContact({ phone })).toEqual(problems)
})

test('a number for WhatsApp that belongs to nobody', () => {
  expect(withContact({ whatsapp: '+233 20 000 0000' })).toEqual(['placeholder-contact contact whatsapp'])
  expect(withContact({ whatsapp: '+233 20 000 0001' })).toEqual([])
})

test.each([
  ['office@school.example', ['placeholder-contact contact email']],
  ['office@example.school.org', []],
])('the email address %s', (email, problems) => {
  expect(withContact({ email })).toEqual(problems)
})

test('a picture has one focal point', () => {
  const point = { image: '/images/hero.svg', x: 60, y: 25 }
  const focalPoints = [point, { ...point, image: '/images/mark-dark.svg' }, { ...point, x: 40 }]
  expect(messagesOf('_site.json', withFields('_site.json', { focalPoints }))).toEqual([
    'second-focal-point focalPoints 2',
  ])
})

test('the form in the foot follows the rules of every form', () => {
  const field = { name: 'email', label: 'Email', kind: 'email' }
  const footer = { ...site.footer, newsletter: { ...site.footer.newsletter, fields: [field, field] } }
  expect(messagesOf('_site.json', withFields('_site.json', { footer }))).toEqual([
    'repeated-id footer newsletter fields 1 name',
  ])
})

const text = { type: 'text', title: 'T', content: 'C' }
const posts = (title: string) => ({ type: 'blogList', title })
const faq = (...questions: string[]) => ({
  type: 'faq',
  title: 'Questions',
  items: questions.map(question => ({ question, answer: 'Yes.' })),
})
const subject = (group?: string) => ({ name: 'Art', description: 'Painting.', ...(group && { group }) })
const subjects = (...items: unknown[]) => ({ type: 'subjects', title: 'S', items })
const form = (...fields: Record<string, unknown>[]) => ({
  type: 'form',
  title: 'Ask',
  fields: fields.map(field => ({ name: 'a', label: 'A', kind: 'text', ...field })),
  submitText: 'Send',
  subject: 'S',
  successMessage: 'Thank you.',
})

test.each<[string, Record<string, unknown>[], string[]]>([
  ['sections without ids, or with their own', [text, { ...text, id: 'a' }, { ...text, id: 'b' }], []],
  [
    'a section pasted twice, whose questions and missing group are reported once',
    [
      ...[faq('Is there a bus?'), { ...subjects(subject('Arts'), subject()), id: 'a' }],
      ...[faq('Is there a bus?'), { ...subjects(subject('Arts'), subject()), id: 'a' }],
    ],
    [
      'repeated-id sections 3 id',
      ...['missing-group sections 1 items 1', 'repeated-section sections 2', 'repeated-section sections 3'],
    ],
  ],
  [
    'a section of the name of a place that every page has',
    [
      { ...text, id: 'page' },
      { ...text, id: 'rooted' },
      { ...text, id: 'newsletter' },
    ],
    ['reserved-name sections 0 id', 'reserved-name sections 2 id'],
  ],
  [
    'one question twice, in whatever letters',
    [faq('Is there a bus?', 'Is there lunch?'), faq('Is there a Bus'), faq('Is there a bus?')],
    ['repeated-id sections 1 items 0 question', 'repeated-id sections 2 items 0 question'],
  ],
  [
    'one question twice in one section',
    [faq('Is there a bus?', 'Is there lunch?', 'Is there a Bus', 'Is there a bus?')],
    ['repeated-question sections 0 items 2 question', 'repeated-question sections 0 items 3 question'],
  ],
  [
    'a question asked again in the words of an id',
    [faq('Fees?', 'Fees?'), { ...text, id: 'fees-2' }],
    ['repeated-id sections 0 items 1 question'],
  ],
  [
    'a question in the words of an id',
    [faq('Fees?', 'Newsletter?'), { ...text, id: 'fees' }],
    ['repeated-id sections 0 items 0 question', 'reserved-name sections 0 items 1 question'],
  ],
  ['two lists of all posts', [posts('One'), text, posts('Two')], ['too-many-sections sections 2 type']],
  ['subjects in groups', [{ type: 'subjects', title: 'S', items: [subject('Arts'), subject('Arts')] }], []],
  ['subjects without groups', [{ type: 'subjects', title: 'S', items: [subject(), subject()] }], []],
  [
    'fields that would hide what the form itself needs, or be sent in its place',
    [
      form(
        ...['reset', 'elements', 'subject', 'constructor', HONEYPOT, 'your-subject'].map(name => ({ name })),
      ),
    ],
    [0, 1, 2, 3, 4].map(index => `reserved-name sections 0 fields ${index} name`),
  ],
  [
    'choices',
    [form({ kind: 'select', options: ['A'] }, { name: 'b', kind: 'select', optionsFrom: '/stages' })],
    [],
  ],
  [
    'what belongs to other kinds',
    [
      form(
        { options: ['A'], min: 1, earliest: '2027-01-02', maxSize: 1 },
        { name: 'b', kind: 'checkbox', placeholder: 'A' },
      ),
    ],
    [
      '0 fields 0 options',
      '0 fields 0 min',
      '0 fields 0 earliest',
      '0 fields 0 maxSize',
      '0 fields 1 placeholder',
    ].map(path => `unknown-field sections ${path}`),
  ],
])('a page with %s', (_, sections, problems) => {
  expect(messagesOf('stages/index.json', withFields('stages/index.json', { sections }))).toEqual(problems)
})

test('the home page and the page that shows posts cannot be drafts; the latter may show one', () => {
  expect(messagesOf('index.json', withFields('index.json', { draft: true }))).toEqual([
    'page-always-shown draft',
  ])
  expect(messagesOf('blog/[id].json', withFields('blog/[id].json', { draft: true }))).toEqual([
    'page-always-shown draft',
  ])
  expect(messagesOf('stages/index.json', withFields('stages/index.json', { draft: true }))).toEqual([])
})

test('the page that shows posts begins with a section that has a heading, which is the main one', () => {
  const hero = { type: 'postHero', backText: 'Back to Blog', backLink: '/blog' }
  const rulesOf = (...sections: object[]) =>
    messagesOf('blog/[id].json', withFields('blog/[id].json', { sections }))
  for (const section of [
    { type: 'postBody' },
    { type: 'postGallery', title: 'G' },
    { type: 'relatedPosts', title: 'R' },
  ]) {
    expect(rulesOf(section, hero)).toEqual(['missing-main-heading sections 0 type'])
    expect(rulesOf(hero, section)).toEqual([])
  }
})
