import { expect, test } from 'vitest'
import { fileProblem, type Path } from '../../../../../../schema/problems/problem.ts'
import { nameFields } from '../../../../../../scripts/studio/host/documents/listDocuments.ts'

const value = { sections: [{ type: 'callToAction', title: 'Come and see', description: 'Ring first.' }] }

const cureOf = (file: string, path: Path, cure: string) => {
  const problem = { ...fileProblem(file, 'bad-link', 'The field "title".', cure), path }
  return nameFields([problem], () => value)[0]?.cure
}

test.each<[string, string, Path, string, string]>([
  ['beside the problem', 'index.json', ['sections', 0, 'title'], 'Add "buttonText".', 'Add “Button text”.'],
  ['above it', 'index.json', ['sections', 0, 'title'], 'See "reviewBy".', 'See “Review by”.'],
  ['of another label', 'index.json', ['aliases', 0], 'Delete "aliases".', 'Delete “Other addresses”.'],
  ['of the whole site', 'index.json', ['sections', 0], 'See "formHandler".', 'See “Where forms go”.'],
  ['that is a number', '_posts/1.json', ['id'], 'Change "id".', 'Change “Number”.'],
  ['of no form', 'index.json', [], 'Rename "jpg" or "a-b" or "/fees".', 'Rename "jpg" or "a-b" or "/fees".'],
])('a field %s is called by its label', (_, file, path, cure, named) => {
  expect(cureOf(file, path, cure)).toBe(named)
})
