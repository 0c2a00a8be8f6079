import { expect, test } from 'vitest'
import { problemsOf, smallSite, withMistake } from '../../../smallSite.ts'

const titleIn = (file: string) => /"title": "[^"]+"/.exec(smallSite[file] ?? '')?.[0] ?? ''
const withTitle = (file: string, right: string, length: number) =>
  problemsOf(withMistake(file, right, `"title": "${'a'.repeat(length)}"`)).filter(
    ({ code }) => code === 'long-title',
  )

test.each([
  ['a page', 'stages/ils.json', titleIn('stages/ils.json')],
  ['a section', 'stages/ils.json', '"title": "Fees"'],
  ['a post', '_posts/2.json', titleIn('_posts/2.json')],
])('the title of %s may have 70 characters', (_, file, right) => {
  expect(withTitle(file, right, 70)).toEqual([])
  expect(withTitle(file, right, 71).map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([
    'This title has 71 characters, which fill the screen of a phone. Write at most 70, and say the rest in a text below it.',
  ])
})
