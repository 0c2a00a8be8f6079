import { expect, test } from 'vitest'
import { sectionPresets } from '../../../../../schema/section.ts'
import { problemsOf, withFields } from '../../../smallSite.ts'

const [people] = sectionPresets.filter(({ section }) => section.type === 'people')

const told = (section: object, fields: object = {}) =>
  problemsOf(withFields('blog/index.json', { sections: [section], ...fields }))
    .filter(({ code }) => code === 'example-text')
    .map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`)

const person = (fields: object) => ({
  type: 'people',
  title: 'Who is who',
  groups: [{ items: [{ role: 'Head', ...fields }] }],
})

test('a section that is still its example is told once, at its first text', () => {
  expect(told(people?.section ?? {})).toEqual([
    'description: "Ask for any of us at the gate, on any school mo…" comes from the example of this section. So do 8 more here.',
  ])
})

test.each([
  ['name', 'Ama Mensah'],
  ['email', 'head@school.org'],
  ['phone', '+233 30 000 0001'],
])('the invented %s of a person is told: %s', (key, value) => {
  expect(told(person({ [key]: value }))).toEqual([
    `groups.0.items.0.${key}: "${value}" comes from the example of this section.`,
  ])
})

test.each<[string, object]>([
  ['a person of the school', person({ name: 'Ama Owusu', email: 'head@harbourview.org' })],
  ['ordinary words of an example', { type: 'faq', title: 'Questions parents ask', items: [] }],
  ['the same words in another type', { type: 'text', title: 'Ama Mensah', content: 'Ama Mensah' }],
])('%s is not told', (_, section) => {
  expect(told(section)).toEqual([])
})

test('the example in a draft is not told', () => {
  expect(told(people?.section ?? {}, { draft: true })).toEqual([])
})
