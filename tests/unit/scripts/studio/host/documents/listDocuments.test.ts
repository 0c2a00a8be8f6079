import { expect, test } from 'vitest'
import { fileProblem, type Path } from '../../../../../../schema/problems/problem.ts'
import { createSite } from '../../../../../../schema/site/createSite.ts'
import { nameDocuments, nameFields } from '../../../../../../scripts/studio/host/documents/listDocuments.ts'
import { smallContext, smallSite, visitors } from '../../../../smallSite.ts'

const site = createSite({ texts: new Map(Object.entries(smallSite)), ...smallContext }, visitors)

test('a document is called by its title; what is none stays as it is', () => {
  const [problem] = nameDocuments(
    [
      fileProblem(
        'index.json',
        'address-taken',
        'The address "/x" belongs to "stages/ils.json".',
        'Look into "_site.json" or "away.json".',
      ),
    ],
    site,
  )
  expect(problem?.message).toBe('The address "/x" belongs to “International Lower Secondary”.')
  expect(problem?.suggestion).toBe('Look into “The whole site” or "away.json".')
})

const value = { sections: [{ type: 'callToAction', title: 'Come and see', description: 'Ring first.' }] }

const suggestionOf = (file: string, path: Path, suggestion: string) => {
  const problem = { ...fileProblem(file, 'bad-link', 'The field "title".', suggestion), path }
  return nameFields([problem], () => value)[0]?.suggestion
}

test.each<[string, string, Path, string, string]>([
  ['beside the problem', 'index.json', ['sections', 0, 'title'], 'Add "buttonText".', 'Add “Button text”.'],
  ['above it', 'index.json', ['sections', 0, 'title'], 'See "reviewBy".', 'See “Review by”.'],
  ['of another label', 'index.json', ['aliases', 0], 'Delete "aliases".', 'Delete “Other addresses”.'],
  ['of the whole site', 'index.json', ['sections', 0], 'See "formHandler".', 'See “Where forms go”.'],
  ['that is a number', '_posts/1.json', ['id'], 'Change "id".', 'Change “Number”.'],
  ['of no form', 'index.json', [], 'Rename "jpg" or "a-b" or "/fees".', 'Rename "jpg" or "a-b" or "/fees".'],
])('a field %s is called by its label', (_, file, path, suggestion, named) => {
  expect(suggestionOf(file, path, suggestion)).toBe(named)
})
