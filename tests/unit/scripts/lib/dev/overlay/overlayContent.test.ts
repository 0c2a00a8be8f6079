// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
  problemContent,
  programErrorContent,
} from '../../../../../../scripts/lib/dev/overlay/overlayContent.ts'

const problem = {
  file: 'about/index.json',
  line: 3,
  message: 'Wrong.',
  suggestion: 'Write "x".',
  excerpt: '> 3 | x',
}
const textsOf = (nodes: readonly HTMLElement[]) => nodes.map(node => node.textContent)

test('one mistake is counted in words, several in figures; a picture has no lines to show', () => {
  const [heading, , list] = problemContent([problem])
  expect(heading?.textContent).toBe('One mistake to correct')
  expect(list?.textContent).toBe('about/index.json, line 3Wrong.Write "x".> 3 | x')
  const [, , helped] = problemContent([{ ...problem, help: 'What it is for.' }])
  expect(helped?.textContent).toContain('Write "x".What it is for.')
  const several = problemContent([problem, { ...problem, excerpt: undefined }])
  expect(several[0]?.textContent).toBe('2 mistakes to correct')
  expect(several[2]?.querySelectorAll('pre')).toHaveLength(1)
})

test('what an author wrote is text, whatever it looks like', () => {
  const [, , list] = problemContent([{ ...problem, message: '<img src=x onerror=alert(1)>' }])
  expect(list?.querySelector('img')).toBeNull()
  expect(list?.textContent).toContain('<img src=x')
})

test('an error of the program is said to be none of a page, with its file, line and message', () => {
  const error = { message: 'Unexpected token', stack: 'at parse', id: '/renderer/ui/Band.tsx' }
  const loc = { file: '/renderer/ui/Band.tsx', line: 7, column: 2 }
  expect(textsOf(programErrorContent({ ...error, loc, frame: '7 | const' }))).toEqual([
    'An error in the program',
    'Your pages are not the cause. These are the details for the developers.',
    '/renderer/ui/Band.tsx, line 7',
    'Unexpected token',
    '7 | const',
  ])
  expect(textsOf(programErrorContent(error)).slice(2)).toEqual([
    '/renderer/ui/Band.tsx',
    'Unexpected token',
    'at parse',
  ])
})
