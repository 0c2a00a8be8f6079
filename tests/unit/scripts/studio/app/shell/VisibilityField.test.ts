import { expect, test } from 'vitest'
import {
  type Visibility,
  visibilityOf,
  withVisibility,
} from '../../../../../../scripts/studio/app/shell/VisibilityField.tsx'

const order = ['title', 'draft', 'publishOn', 'unpublishOn', 'sections']

const page = (lines: string) => `{\n  "title": "Fair",\n${lines}  "sections": []\n}\n`
const shown = page('')
const draft = page('  "draft": true,\n')
const from = page('  "publishOn": "2027-01-11",\n')
const until = page('  "unpublishOn": "2027-04-01",\n')
const draftUntil = page('  "draft": true,\n  "unpublishOn": "2027-04-01",\n')

test.each<[string, Visibility]>([
  [shown, 'everybody'],
  [draft, 'nobody'],
  [from, 'scheduled'],
  [until, 'scheduled'],
  [draftUntil, 'nobody'],
])('who sees %s', (text, visibility) => {
  expect(visibilityOf(JSON.parse(text))).toBe(visibility)
})

test.each<[string, Visibility, string]>([
  [shown, 'everybody', shown],
  [shown, 'nobody', draft],
  [shown, 'scheduled', from],
  [draft, 'everybody', shown],
  [draft, 'scheduled', from],
  [from, 'everybody', shown],
  [until, 'nobody', draftUntil],
  [draftUntil, 'scheduled', until],
  [draftUntil, 'everybody', shown],
])('from %s to %s the fields change, and nothing else', (text, visibility, after) => {
  expect(withVisibility(text, JSON.parse(text), visibility, order, '2027-01-11')).toBe(after)
})
