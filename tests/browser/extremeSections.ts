import type { AnySection } from '../../schema/section.ts'

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const EMAIL = 'the.office.of.the.registrar.and.of.examinations@students-and-parents.shikpontele.example'
const SENTENCE = `Lessons begin at half past seven, and after them the rooms stay open for clubs and for ${WORD}.`
const PDF = '/docs/PRE-SCHOOL-FEES.pdf'
const PICTURE = { image: '/images/places/arcade.svg', imageAlt: 'An arcade' }
const DAY = '2035-09-30'

const times = <T>(count: number, itemOf: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => itemOf(index))
const some = (text: string) => ({ title: text, description: text })
const paragraphs = [SENTENCE, `- ${WORD}`, `- **${WORD}** and [${WORD}](/blog)`, `1. ${WORD}`, SENTENCE]
const article = [`### ${WORD}`, ...paragraphs, `> ${WORD}`, `![${WORD}](${PICTURE.image})`]

/** As little as the schema accepts. */
export const least: readonly AnySection[] = [
  { type: 'table', title: 'Table', columns: [{ label: 'A' }], rows: [['1']] },
  {
    type: 'fees',
    title: 'Fees',
    currency: 'GHS',
    validFrom: '2026-09-01',
    terms: [{ name: 'Year' }],
    classes: [{ name: 'All' }],
  },
  { type: 'people', title: 'People', groups: [{ items: [{ role: 'Head' }] }] },
  { type: 'quotes', title: 'Quotes', items: [{ quote: 'Yes.', name: 'A father' }] },
  { type: 'documents', title: 'Documents', items: [{ title: 'Fees', pdfUrl: PDF }] },
  { type: 'video', title: 'Video', url: 'https://vimeo.com/76979871' },
  { type: 'map', title: 'Map' },
  {
    type: 'results',
    title: 'Results',
    measures: [{ name: 'Rate' }],
    years: [{ year: 2025, values: [null] }],
  },
  { type: 'vacancies', title: 'Vacancies', items: [], emptyText: 'None.' },
  { type: 'events', title: 'Events', downloadText: 'Add', items: [], emptyText: 'None.' },
  { type: 'logos', title: 'Logos', items: [{ name: 'One' }] },
  {
    type: 'form',
    title: 'Form',
    fields: [{ name: 'a', label: 'A', kind: 'text' }],
    submitText: 'Send',
    subject: 'S',
    successMessage: 'Sent.',
  },
  { type: 'contact', title: 'Contact' },
  { type: 'text', title: 'Text', content: 'Words.' },
  { type: 'quickLinks', title: 'Links', items: [{ label: 'Fees', link: '/blog' }] },
]

/** Long words, long texts, and some items without what is optional. @param count of the items in each list */
export const most = (count: number): AnySection[] => [
  {
    type: 'table',
    ...some(`Table ${WORD}`),
    caption: SENTENCE,
    columns: ['Day', WORD, 'Who', 'Number'].map(label => ({ label, align: 'right' })),
    rows: times(count, index => [
      `Day ${index}`,
      index % 9 ? 'Hall' : SENTENCE,
      index % 7 ? 'Ama' : WORD,
      EMAIL,
    ]),
  },
  {
    type: 'fees',
    ...some(`Fees ${WORD}`),
    currency: 'GHS',
    validFrom: '2026-09-01',
    terms: [1, 2, 3].map(term => ({ name: `Term ${term} of the academic year`, due: DAY })),
    classes: times(count, index => ({
      name: index % 9 ? `Class ${index}` : `${WORD} ${index}`,
      ...(index % 5 ? { amounts: [1234567.5, 9999999, 0] } : { note: SENTENCE }),
    })),
    extras: times(count, index => ({
      name: index % 9 ? `Bus ${index}` : `${WORD} ${index}`,
      per: 'month',
      ...(index % 5 ? { amount: 1234567.5 } : { note: SENTENCE }),
    })),
    notes: paragraphs,
    document: { text: SENTENCE, pdfUrl: PDF },
  },
  {
    type: 'people',
    ...some(`People ${WORD}`),
    groups: [
      {
        title: WORD,
        items: times(count, index => ({
          ...(index % 3 ? { name: `${WORD} ${WORD}` } : PICTURE),
          role: index % 5 ? 'Teacher' : WORD,
          ...(index % 4 ? {} : { text: paragraphs, email: EMAIL, phone: '+233 (30) 000 0000' }),
        })),
      },
      { items: [{ role: WORD, ...PICTURE, text: paragraphs, email: EMAIL }] },
    ],
  },
  {
    type: 'quotes',
    ...some(`Quotes ${WORD}`),
    items: times(count, index => ({
      quote: index % 5 ? SENTENCE : paragraphs,
      name: WORD,
      ...(index % 3 ? { relation: WORD } : PICTURE),
    })),
  },
  { type: 'quotes', title: WORD, items: [{ quote: paragraphs, name: WORD, relation: WORD, ...PICTURE }] },
  {
    type: 'documents',
    ...some(`Documents ${WORD}`),
    items: times(count, index => ({
      title: index % 5 ? `Policy ${index}` : `${SENTENCE} ${index}`,
      pdfUrl: PDF,
      ...(index % 3 ? { description: SENTENCE } : { date: DAY }),
    })),
  },
  {
    type: 'video',
    ...some(`Video ${WORD}`),
    url: 'https://youtu.be/aqz-KE-bpKQ',
    videoTitle: SENTENCE,
    poster: PICTURE.image,
    length: '1:23:45',
    captions: SENTENCE,
    transcript: '/blog',
  },
  {
    type: 'map',
    ...some(`Map ${WORD}`),
    ...PICTURE,
    attribution: { text: WORD, link: '/blog' },
    address: `${WORD}, ${SENTENCE}`,
    directions: times(count, index => ({
      title: index % 9 ? `By bus ${index}` : `${WORD} ${index}`,
      text: index % 5 ? 'Walk.' : paragraphs,
    })),
  },
  {
    type: 'results',
    ...some(`Results ${WORD}`),
    measures: ['%', 'points', WORD].map(unit => ({ name: `${unit} ${WORD}`, unit, meaning: SENTENCE })),
    years: times(count, index => ({
      year: 1966 + index,
      candidates: 1234 + index,
      values: [index, 123456.78, null],
    })),
    source: SENTENCE,
  },
  {
    type: 'vacancies',
    ...some(`Vacancies ${WORD}`),
    items: times(count, index => ({
      title: index % 9 ? `Teacher ${index}` : `${WORD} ${index}`,
      closes: DAY,
      ...(index % 3 ? {} : { description: paragraphs, facts: ['Full time', WORD, SENTENCE] }),
      ...(index % 4 ? {} : { document: PDF, link: `mailto:${EMAIL}` }),
    })),
    emptyText: SENTENCE,
  },
  {
    type: 'events',
    ...some(`Events ${WORD}`),
    downloadText: SENTENCE,
    items: times(count, index => ({
      title: index % 9 ? `Fair ${index}` : `${WORD} ${index}`,
      date: DAY,
      ...(index % 4 ? { time: '9:00' } : { endDate: '2036-11-30', time: SENTENCE, place: WORD }),
      ...(index % 3 ? {} : { description: SENTENCE }),
    })),
    emptyText: SENTENCE,
  },
  {
    type: 'logos',
    ...some(`Logos ${WORD}`),
    items: times(count, index => ({
      name: index % 9 ? `Board ${index}` : `${WORD} ${index}`,
      ...(index % 4 ? {} : { image: PICTURE.image }),
      ...(index % 3 ? {} : { link: '/blog' }),
    })),
  },
  {
    type: 'form',
    ...some(`Form ${WORD}`),
    fields: (
      ['text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox', 'file'] as const
    ).map(kind => ({
      name: `${kind}-field`,
      kind,
      label: SENTENCE,
      hint: SENTENCE,
      ...(['select', 'radio'].includes(kind) ? { options: times(count, index => `${WORD} ${index}`) } : {}),
    })),
    submitText: SENTENCE,
    subject: WORD,
    successMessage: SENTENCE,
    handler: { kind: 'post', url: 'https://forms.example.org/a', encoding: 'multipart' },
  },
  {
    type: 'quickLinks',
    title: `Links ${WORD}`,
    items: times(count, index => ({
      label: index % 9 ? `Link ${index}` : `${WORD} ${index}`,
      link: '/blog',
      ...(index % 3 ? { icon: 'phone' } : { detail: SENTENCE }),
    })),
  },
  { type: 'contact', ...some(`Contact ${WORD}`) },
  {
    type: 'text',
    title: `Text ${WORD}`,
    lead: SENTENCE,
    content: article,
    action: { text: WORD, link: '/blog' },
  },
]
