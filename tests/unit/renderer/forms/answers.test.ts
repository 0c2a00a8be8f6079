import { describe, expect, test } from 'vitest'
import { purposeOf } from '../../../../renderer/forms/FormView.tsx'
import {
  composeMailto,
  encodeAnswers,
  mailtoAction,
  messageText as messageTextIn,
} from '../../../../renderer/forms/useSubmission.ts'
import {
  type Answers,
  readAnswers as readAnswersIn,
  readFiles,
  validateAnswers as validateAnswersIn,
} from '../../../../renderer/forms/validateAnswers.ts'
import type { FormHandler } from '../../../../schema/model/site/formHandler.ts'
import type { FormField } from '../../../../schema/sections/shared/formField.ts'
import { siteData } from '../siteData.ts'

const readAnswers = (fields: FormField[], data: FormData) => readAnswersIn(fields, data, siteData.words)
const validateAnswers = (fields: FormField[], submitted: Parameters<typeof validateAnswersIn>[1]) =>
  validateAnswersIn(fields, submitted, siteData)
const messageText = (fields: FormField[], answers: Answers) => messageTextIn(fields, answers, siteData.locale)

const fields: FormField[] = [
  { name: 'name', label: 'Your name', kind: 'text', required: true },
  { name: 'email', label: 'Your email address', kind: 'email', required: true },
  { name: 'phone', label: 'Your telephone number', kind: 'tel' },
  { name: 'stage', label: 'Stage', kind: 'select', required: true },
]
const answers = { name: 'Ama Mensah', email: 'ama@example.com', phone: '', stage: 'ILS' }

test('D8: one answer is taken for each field, without the spaces around it', () => {
  const data = new FormData()
  data.set('name', '  Ama ')
  data.set('elsewhere', 'not asked for')
  expect(readAnswers(fields, data)).toEqual({ name: 'Ama', email: '', phone: '', stage: '' })
})

describe('D8: validateAnswers', () => {
  test('has nothing to say about answers that are right', () => {
    expect(validateAnswers(fields, { answers })).toEqual({})
  })

  test('says in words what is missing, and asks only for what is required', () => {
    expect(validateAnswers(fields, { answers: {} })).toMatchInlineSnapshot(`
      {
        "email": "Fill in “Your email address”.",
        "name": "Fill in “Your name”.",
        "stage": "Choose an answer for “Stage”.",
      }
    `)
  })

  test.each([
    [
      false,
      [
        'ama',
        'ama@',
        'ama@example',
        '@example.com',
        'ama@exa mple.com',
        'ama@-example.com',
        'a@b@c.com',
        'ama@bü/ro.example',
      ],
    ],
    [
      true,
      ['ama@example.com', 'a.b+c@mail.example.co.uk', "o'hara@example.com", '1@2.gh', 'ama@büro.example'],
    ],
  ])('says whether a text is an email address: %s', (isOne, emails) => {
    const expected = isOne ? {} : { email: 'Enter an email address such as name@example.com.' }
    for (const email of emails)
      expect(validateAnswers(fields, { answers: { ...answers, email } }), email).toEqual(expected)
  })
})

describe('D8: composeMailto', () => {
  const compose = (typed: Record<string, string>) =>
    new URL(composeMailto('office@example.org', 'Fees & places?', messageText(fields, typed)))

  test('leads to the school, with the subject as it is and a line for each answer that was given', () => {
    const url = compose(answers)
    expect(url.pathname).toBe('office@example.org')
    expect(url.searchParams.get('subject')).toBe('Fees & places?')
    expect(url.searchParams.get('body')).toBe(
      'Your name: Ama Mensah\r\nYour email address: ama@example.com\r\nStage: ILS',
    )
  })

  test('keeps an answer from adding parts of its own to the message', () => {
    const url = compose({ ...answers, name: 'Ama&bcc=all@example.org\nCc: x' })
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(url.searchParams.get('body')).toContain('Ama&bcc=all@example.org\r\nCc: x')
  })

  test('has a form without JavaScript know only receiver and subject', () => {
    expect(mailtoAction('office@example.org', 'Ask us')).toBe('mailto:office@example.org?subject=Ask%20us')
  })
})

describe('D8: encodeAnswers', () => {
  test('sends a form as a browser would', () => {
    const { body, headers } = encodeAnswers({ name: 'Ɛsi & Kofi' }, {}, 'Ask us', 'form')
    expect(String(body)).toBe('subject=Ask+us&name=%C6%90si+%26+Kofi')
    expect(headers).not.toHaveProperty('Content-Type')
  })

  test('sends one JSON object', () => {
    const { body, headers } = encodeAnswers({ name: 'Ama' }, {}, 'Ask us', 'json')
    expect(JSON.parse(String(body))).toEqual({ subject: 'Ask us', name: 'Ama' })
    expect(headers).toHaveProperty('Content-Type', 'application/json')
  })

  test('multipart has the files themselves', () => {
    const report = new File(['%PDF'], 'report.pdf')
    const { body, headers } = encodeAnswers({ report: 'report.pdf' }, { report }, 'Ask us', 'multipart')
    if (!(body instanceof FormData)) throw new Error('This is no form data')
    expect(body.get('subject')).toBe('Ask us')
    expect(body.get('report')).toEqual(report)
    expect(headers).not.toHaveProperty('Content-Type')
  })
})

const further: FormField[] = [
  { name: 'count', label: 'How many children?', kind: 'number', min: 1, max: 6 },
  { name: 'visit', label: 'Visit', kind: 'date', earliest: '2027-01-11', latest: '2027-04-09' },
  { name: 'start', label: 'Start', kind: 'radio', required: true, options: ['In January'] },
  { name: 'report', label: 'Report', kind: 'file', accept: ['.pdf', '.jpg'], maxSize: 1 },
  { name: 'consent', label: 'I agree.', kind: 'checkbox', required: true },
]
const right = { count: '2', visit: '2027-02-01', start: 'In January', report: '', consent: 'Yes' }

describe('D8: numbers, days, choices, ticks and files', () => {
  test('are read from a form: a box that is not ticked is an answer, a file is named', () => {
    const data = new FormData()
    const report = new File(['%PDF'], 'report.pdf')
    data.set('report', report)
    expect(readAnswers(further, data)).toEqual({
      count: '',
      visit: '',
      start: '',
      report: 'report.pdf',
      consent: 'No',
    })
    expect(readFiles(further, data)).toEqual({ report })
    data.set('report', new File([], ''))
    data.set('consent', 'Yes')
    expect(readAnswers(further, data)).toMatchObject({ report: '', consent: 'Yes' })
    expect(readFiles(further, data)).toEqual({})
  })

  test('are written out in the words of the site; a label that ends a sentence keeps its mark', () => {
    expect(messageText(further, { ...right, consent: 'No' })).toBe(
      'How many children? 2\nVisit: 1 February 2027\nStart: In January\nI agree. No',
    )
  })

  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ count: '', visit: '' }, {}],
    [{ count: '0' }, { count: 'Enter a number from 1 to 6.' }],
    [{ count: '7' }, { count: 'Enter a number from 1 to 6.' }],
    [{ count: '1.5' }, { count: 'Enter a whole number, such as 2.' }],
    [{ visit: '2027-01-10' }, { visit: 'Choose a day from 11 January 2027 to 9 April 2027.' }],
    [{ visit: '2027-04-10' }, { visit: 'Choose a day from 11 January 2027 to 9 April 2027.' }],
    [{ visit: '1/2/2027' }, { visit: 'Enter a date with its day, month and year.' }],
    [{ visit: '2027-13-01' }, { visit: 'Enter a date with its day, month and year.' }],
    [{ start: '' }, { start: 'Choose an answer for “Start”.' }],
    [{ consent: 'No' }, { consent: 'Tick this box to go on.' }],
  ])('are validated: %j', (changed, errors) => {
    expect(validateAnswers(further, { answers: { ...right, ...changed } })).toEqual(errors)
  })

  test.each([
    ['report.PDF', 10, undefined],
    ['report.jpeg', 1_000_000, undefined],
    ['report.jpg', 1_000_001, '“report.jpg” is larger than 1 MB. Choose a smaller file.'],
    ['report.exe', 10, '“report.exe” cannot be sent here. Choose a file of another kind: PDF or JPG.'],
  ])('a file %s of %i bytes', (name, size, error) => {
    const files = { report: new File(['x'.repeat(size)], name) }
    const found = validateAnswers(further, { answers: { ...right, report: name }, files })
    expect(found.report).toBe(error)
  })

  test('what the browser cannot read as a number or a date is no empty answer', () => {
    const unreadable = new Set(['count', 'visit'])
    expect(validateAnswers(further, { answers: { ...right, count: '', visit: '' }, unreadable })).toEqual({
      count: 'Enter a whole number, such as 2.',
      visit: 'Enter a date with its day, month and year.',
    })
  })
})

test.each<[FormHandler, string]>([
  [
    { kind: 'mailto' },
    '“Send” opens your own email app with your message written out. Nothing is sent until you send it there.',
  ],
  [
    { kind: 'post', url: 'https://www.forms.example.org/a' },
    '“Send” sends your answers to Harbour View School, through the form service forms.example.org.',
  ],
  [
    { kind: 'post', url: 'https://school.example/forms' },
    '“Send” sends your answers to Harbour View School.',
  ],
])('D8: a form with the handler %j says before what pressing its button does', (handler, words) => {
  expect(purposeOf(handler, 'Send', { ...siteData, origin: 'https://school.example' })).toBe(words)
})
