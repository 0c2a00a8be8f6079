import { expect, test } from 'vitest'
import { problemsOf, smallSite, smallWorld } from '../smallSite.ts'

test('a public file that the build would overwrite is refused', () => {
  const world = { ...smallWorld, files: new Map([...smallWorld.files, ['/robots.txt', 10] as const]) }
  expect(problemsOf(smallSite, world).map(({ file, code }) => [file, code])).toEqual([
    ['public/robots.txt', 'reserved-file-name'],
  ])
})
