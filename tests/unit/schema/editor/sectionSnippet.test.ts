// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the places to write in, as editors read them

import { expect, test } from 'vitest'
import { sectionSnippet } from '../../../../schema/editor/editorSchema.ts'

const text = (...examples: unknown[]) => ({ type: 'string', examples })
const group = (properties: Record<string, unknown>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
})

test.each([
  ['a name that is given', { const: 'hero' }, 'hero'],
  ['a text', text('Fees', 'Terms'), '${1:Fees}'],
  ['a text with signs that editors read', text('5 $ {a} \\'), '^"${1:5 \\$ {a\\} \\\\\\\\}"'],
  ['a text with quotes', text('Say "yes"'), '^"${1:Say \\\\"yes\\\\"}"'],
  ['a number', { type: 'number', examples: [3] }, '^${1:3}'],
  ['a number without an example', { type: 'number' }, '^${1:true}'],
  ['true or false', { type: 'boolean', examples: [false] }, '^${1:false}'],
  ['a choice', { enum: ['solid', 'overlay'], examples: ['solid'] }, '${1|solid,overlay|}'],
  ['a list', { type: 'array', items: text('One') }, ['${1:One}']],
  ['a list of two at least', { type: 'array', minItems: 2, items: text('One') }, ['${1:One}', '${2:One}']],
  ['a list that may be empty', { type: 'array', minItems: 0, items: text('One') }, ['${1:One}']],
  ['a list of anything', { type: 'array' }, ['']],
  ['what the rules leave open', true, ''],
  [
    'a group: what it needs',
    group(
      { type: { const: 'x' }, title: text('T'), lead: text('L'), inner: group({ a: text('A') }, 'a') },
      'type',
      'title',
      'inner',
    ),
    { type: 'x', title: '${1:T}', inner: { a: '${2:A}' } },
  ],
  ['a group that needs nothing', { type: 'object', properties: { a: text('A') } }, {}],
  [
    'a picture and what describes it',
    group({ alt: text('A gate'), src: { ...text('/a.svg'), 'x-alt': 'alt' }, other: text('O') }, 'src'),
    { alt: '${1:A gate}', src: '${2:/a.svg}' },
  ],
])('an editor inserts for %s', (_, schema, inserted) => {
  expect(sectionSnippet(schema as Record<string, unknown>)).toEqual(inserted)
})
