import { expect, test } from 'vitest'
import { pageFormTargets, siteFormTargets } from '../../../../scripts/site/hosting/headers.ts'
import { siteData } from '../../renderer/siteData.ts'
import { sectionMistakes } from '../../sectionMistakes.ts'
import { contentOf, smallSite, withFields } from '../../smallSite.ts'

const service = { kind: 'post', url: 'https://forms.example.org/a' }
const formOf = (field: object, fields = {}) => ({
  type: 'form',
  title: 'Visit us',
  fields: [{ name: 'a', label: 'A', ...field }],
  submitText: 'Send',
  subject: 'A visit',
  successMessage: 'Thank you.',
  ...fields,
})

const FILES =
  'Write "handler": { "kind": "post", "url": "https://…", "encoding": "multipart" } in this form, with the address of a form service. Without one, delete this field and ask for the file by email.'

test.each<[object, object, string]>([
  [{ kind: 'checkbx' }, {}, 'fields.0.kind: "kind" cannot be "checkbx". Did you mean "checkbox"?'],
  [
    { kind: 'radio' },
    {},
    'fields.0: A "radio" field needs choices. Add "options": ["…", "…"], or "optionsFrom" with a folder of pages.',
  ],
  [
    { kind: 'radio', options: ['B', 'B'] },
    {},
    'fields.0.options.1: There is another "B" above. Delete one of the two.',
  ],
  [
    { kind: 'number', min: 5, max: 2 },
    {},
    'fields.0.max: The largest number, 2, is smaller than the smallest, 5. Correct "min" or "max".',
  ],
  [
    { kind: 'date', earliest: '2027-02-01', latest: '2027-01-01' },
    {},
    'fields.0.latest: The last day, 2027-01-01, is before the first, 2027-02-01. Correct one of the two dates.',
  ],
  [
    { kind: 'text', min: 2 },
    {},
    'fields.0.min: A field of kind "text" has no "min"; that belongs to "number". Delete "min", or correct "kind".',
  ],
  [{ kind: 'file' }, {}, `fields.0.kind: A form that takes files says itself where they go. ${FILES}`],
  [
    { kind: 'file' },
    { handler: { kind: 'mailto' } },
    `fields.0.kind: A form that opens a mail program cannot attach a file. ${FILES}`,
  ],
  [
    { kind: 'file' },
    { handler: service },
    'fields.0.kind: This form would send the name of the file without the file. Write "encoding": "multipart" in its "handler".',
  ],
  [
    { kind: 'text' },
    { handler: { kind: 'mailto', to: 'me' } },
    'handler.to: "to" is "me", which is not an email address. Write it as name@example.org.',
  ],
])('D8: a form with the field %j and %j is answered', (field, fields, words) => {
  expect(sectionMistakes(formOf(field, fields))).toEqual([words])
})

test('D8: a file may be asked for where the form’s own service takes it', () => {
  const handler = { ...service, encoding: 'multipart' }
  expect(sectionMistakes(formOf({ kind: 'file', accept: ['.pdf'], maxSize: 5 }, { handler }))).toEqual([])
})

test('D8: a host learns where the forms of all pages go, the template of posts included', () => {
  const post = { kind: 'post', url: 'https://posts.example.org/b' }
  const template = JSON.parse(smallSite['blog/[id].json'] ?? '').sections
  const files = withFields(
    'blog/[id].json',
    { sections: [...template, formOf({ kind: 'text' }, { handler: post })] },
    withFields('blog/index.json', {
      sections: [
        { type: 'blogList', title: 'Blog' },
        formOf({ kind: 'text' }),
        formOf({ kind: 'text' }, { title: 'Ask', handler: service }),
      ],
    }),
  )
  expect(pageFormTargets(contentOf(files))).toEqual([
    'https://forms.example.org',
    'https://posts.example.org',
  ])
  const { footer } = siteData
  const newsletter = { ...footer.newsletter, handler: { kind: 'mailto' } as const }
  expect(siteFormTargets({ ...siteData, footer: { ...footer, newsletter } })).toEqual([
    'https://forms.example',
    'mailto:',
  ])
})
