import { describe, expect, test } from 'vitest'
import { type FormField, readAnswers, validateAnswers } from '../../../../renderer/forms/answers.ts'
import { composeMailto, mailtoAction } from '../../../../renderer/forms/composeMailto.ts'
import { encodeAnswers } from '../../../../renderer/forms/sendAnswers.ts'

const fields: FormField[] = [
  { name: 'name', label: 'Your name', kind: 'text', required: true },
  { name: 'email', label: 'Your email address', kind: 'email', required: true },
  { name: 'phone', label: 'Your telephone number', kind: 'tel' },
  { name: 'stage', label: 'Stage', kind: 'select', required: true },
]
const answers = { name: 'Ama Mensah', email: 'ama@example.com', phone: '', stage: 'ILS' }

describe('D8: readAnswers', () => {
  test('takes one answer for each field, without the spaces around it', () => {
    const data = new FormData()
    data.set('name', '  Ama ')
    data.set('elsewhere', 'not asked for')
    expect(readAnswers(fields, data)).toEqual({ name: 'Ama', email: '', phone: '', stage: '' })
  })
})

describe('D8: validateAnswers', () => {
  test('has nothing to say about answers that are right', () => {
    expect(validateAnswers(fields, answers)).toEqual({})
  })

  test('says in words what is missing, and asks only for what is required', () => {
    expect(validateAnswers(fields, {})).toMatchInlineSnapshot(`
      {
        "email": "Fill in “Your email address”.",
        "name": "Fill in “Your name”.",
        "stage": "Choose an answer for “Stage”.",
      }
    `)
  })

  test.each([
    'ama',
    'ama@',
    'ama@example',
    '@example.com',
    'ama@exa mple.com',
    'ama@-example.com',
    'a@b@c.com',
  ])('does not take %j for an email address', email => {
    expect(validateAnswers(fields, { ...answers, email })).toEqual({
      email: 'Enter an email address such as name@example.com.',
    })
  })

  test.each(['ama@example.com', 'a.b+c@mail.example.co.uk', "o'hara@example.com", '1@2.gh'])(
    'takes %j for an email address',
    email => {
      expect(validateAnswers(fields, { ...answers, email })).toEqual({})
    },
  )
})

describe('D8: composeMailto', () => {
  const compose = (typed: Record<string, string>) =>
    new URL(composeMailto({ to: 'office@example.org', subject: 'Fees & places?', fields, answers: typed }))

  test('writes a line for each answer that was given', () => {
    expect(compose(answers).searchParams.get('body')).toBe(
      'Your name: Ama Mensah\r\nYour email address: ama@example.com\r\nStage: ILS',
    )
  })

  test('leads to the school, with the subject as it stands', () => {
    const url = compose(answers)
    expect(url.pathname).toBe('office@example.org')
    expect(url.searchParams.get('subject')).toBe('Fees & places?')
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
    const { body, headers } = encodeAnswers({ name: 'Ɛsi & Kofi' }, 'Ask us', 'form')
    expect(String(body)).toBe('subject=Ask+us&name=%C6%90si+%26+Kofi')
    expect(headers).not.toHaveProperty('Content-Type')
  })

  test('sends one JSON object', () => {
    const { body, headers } = encodeAnswers({ name: 'Ama' }, 'Ask us', 'json')
    expect(JSON.parse(String(body))).toEqual({ subject: 'Ask us', name: 'Ama' })
    expect(headers).toHaveProperty('Content-Type', 'application/json')
  })
})
