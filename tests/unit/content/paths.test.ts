import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'

/** Paths of the repository in a text; of one such as `a/{b,c}.ts` its folder. Example names have `<type>` or `*` in them. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:schema|renderer|scripts|tests|pages-json|public)\/[\w./[\]{},*<>-]+|\.github\/[\w./-]+/g,
    ),
  ]
    .map(([path]) => path.replace(/[{<*].*/, '').replace(/[.,\]]+$/, ''))
    .filter(path => !MADE.test(path))

/** What a command writes, and what the documents have an author add. */
const MADE = /^schema\/(?:json|sections\.generated\.ts)|pullquote/i

test.each(['README.md', 'CONTRIBUTING.md'])('each path that %s names exists', file => {
  const paths = pathsIn(readFileSync(join(projectRoot, file), 'utf8'))
  expect(paths.length).toBeGreaterThan(1)
  expect(paths.filter(path => !existsSync(join(projectRoot, path)))).toEqual([])
})
