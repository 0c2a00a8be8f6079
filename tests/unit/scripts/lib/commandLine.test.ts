import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine, ownFolders, withFolders } from '../../../../scripts/lib/commandLine.ts'

const site = { pages: '../my-site/pages', public: '../my-site/public' }

test('a command for the project’s own site has no folders, and one for another site has them', () => {
  expect(commandLine('migrate', ownFolders)).toBe('npm run migrate')
  expect(commandLine('start', { pages: relative(process.cwd(), ownFolders.pages) })).toBe('npm start')
  expect(commandLine('start', site)).toBe('npm start -- --pages ../my-site/pages --public ../my-site/public')
  expect(commandLine('migrate', { pages: site.pages }, ['--write'])).toBe(
    'npm run migrate -- --write --pages ../my-site/pages',
  )
  const spaced = join(process.cwd(), 'our site/pages')
  expect(commandLine('validate', { pages: spaced })).toBe('npm run validate -- --pages "our site/pages"')
})

test('the commands that a message names are those for the folders of the site', () => {
  const advice = 'Run "npm run migrate", which shows what changes, and then "npm run migrate -- --write".'
  expect(withFolders(advice, ownFolders)).toBe(advice)
  expect(withFolders(advice, site)).toBe(
    'Run "npm run migrate -- --pages ../my-site/pages --public ../my-site/public", which shows what changes, and then "npm run migrate -- --write --pages ../my-site/pages --public ../my-site/public".',
  )
  expect(withFolders('Run "npm run schema", and "npm test".', site)).toBe(
    'Run "npm run schema", and "npm test".',
  )
})
