import { expect, test } from 'vitest'
import { z } from 'zod'
import { summary } from '../../../schema/model/page.ts'
import { post } from '../../../schema/model/post.ts'
import { site } from '../../../schema/model/site.ts'
import { sectionDefinitions } from '../../../schema/section.ts'

/** Keys that a schema asks for, and those that it allows besides. */
function keysOf(schema: z.core.$ZodType | undefined): { required: string[]; optional: string[] } {
  if (!(schema instanceof z.ZodObject)) throw new Error('This is no object')
  const keys = Object.keys(schema.shape)
  const isOptional = (key: string) => schema.shape[key] instanceof z.ZodOptional
  return { required: keys.filter(key => !isOptional(key)), optional: keys.filter(isOptional) }
}

const schemaOf = (type: string) => sectionDefinitions.find(definition => definition.type === type)?.schema
const sectionShape = (type: string) => schemaOf(type)?.shape

/** The schema of a list's entries. */
function itemOf(type: string, key = 'items'): z.core.$ZodType {
  const list = Reflect.get(sectionShape(type) ?? {}, key)
  if (!(list instanceof z.ZodArray)) throw new Error(`${type}.${key} is no list`)
  return list.element
}

const cases: [string, z.core.$ZodType | undefined, fields: string][] = [
  ['Hero', schemaOf('hero'), 'type title description backgroundImage'],
  ['Subject', itemOf('subjects'), 'name description'],
  ['Learning approach', itemOf('learningApproaches'), 'icon title description'],
  ['FAQ', itemOf('faq'), 'question answer'],
  ['Path step', itemOf('pathForward'), 'stage description'],
  [
    'Principal message',
    schemaOf('principalMessage'),
    'type imageSrc imageAlt title message principalName principalTitle',
  ],
  ['Call to action', schemaOf('callToAction'), 'type title description buttonText buttonLink'],
  ['Gallery slide', itemOf('gallery'), 'src'],
  // A card has a placeholder for a featured image that is missing.
  ['Blog post', post, 'id title excerpt content images date author categories relatedPosts'],
]

test.each(cases)(
  'R-DAT-1: %s asks for exactly the fields of the specification; more are optional',
  (_, schema, fields) => {
    expect(keysOf(schema).required).toEqual(fields.split(' '))
  },
)

test('R-DAT-1: a navigation item has label, path, optional sub-menu and icon', () => {
  const { navigation } = site.shape
  expect(keysOf(navigation.element).required).toEqual(['label', 'path'])
  expect(keysOf(navigation.element).optional).toEqual(expect.arrayContaining(['subMenu', 'icon']))
})

test('R-DAT-1: a stage is its summary, its address and its children; a requirement is a text; a prospectus has a pdfUrl', () => {
  expect(keysOf(summary).required).toEqual(expect.arrayContaining(['name', 'description', 'icon']))
  expect(keysOf(summary).optional).toContain('content')
  expect(itemOf('admissionRequirements')).toBeInstanceOf(z.ZodString)
  expect(Object.keys(sectionShape('prospectus') ?? {})).toContain('pdfUrl')
})
