import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definitionOf, sectionPresets, sectionTypes } from '../../../../schema/section.ts'
import {
  migrateSection,
  versionedSections,
  versionedTypes,
} from '../../../../schema/sections/shared/migrateSection.ts'

const migrations = sectionTypes.flatMap(type =>
  (definitionOf(type).migrations ?? []).map(migrate => ({ type, migrate })),
)

const section = { type: 'admissionRequirements', title: 'Bring', items: ['A pen'] }

test.each<[string, object, object]>([
  [
    'a button',
    { ...section, buttonText: 'Apply', buttonLink: '/apply' },
    { ...section, action: { text: 'Apply', link: '/apply' } },
  ],
  ['no button', section, section],
  [
    'half a button, which validation then asks to complete',
    { ...section, buttonText: 'Apply' },
    { ...section, action: { text: 'Apply' } },
  ],
  [
    'an anchor, and a section that is hidden',
    { ...section, id: 'bring', hidden: true, buttonText: 'Apply', buttonLink: '#' },
    { ...section, id: 'bring', hidden: true, action: { text: 'Apply', link: '#' } },
  ],
])('admission requirements of version 1 with %s', (_, before, after) => {
  expect(migrateSection({ ...before }, 'admissionRequirements')).toEqual(after)
})

test('a section of today passes every migration unchanged', () => {
  const presets = sectionPresets.filter(preset => versionedTypes.includes(preset.section.type))
  expect(presets.length).toBeGreaterThan(0)
  for (const { section } of presets) expect(migrateSection({ ...section }, section.type)).toEqual(section)
})

test('migrations take any JSON, and a second time changes nothing', () => {
  const values = fc.dictionary(
    fc.oneof(fc.constantFrom('type', 'title', 'items', 'buttonText', 'buttonLink', 'action'), fc.string()),
    fc.jsonValue(),
    { maxKeys: 8 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...migrations), values, ({ migrate }, value) => {
      const once = migrate({ ...value })
      expect(migrate(once)).toEqual(once)
    }),
  )
})

test.each([undefined, null, 3, 'text', [], {}, { sections: 3 }, { sections: [null, 3, { type: 4 }] }])(
  'a document of the shape %j has no section that could be migrated',
  value => {
    expect(versionedSections(value)).toEqual([])
  },
)
