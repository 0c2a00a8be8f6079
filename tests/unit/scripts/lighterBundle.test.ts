import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { cacheOptions } from '../../../renderer/cacheKey.ts'
import { lighterCache, lighterReact } from '../../../scripts/lib/lighterBundle.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

const emotion = readFileSync(
  join(projectRoot, 'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js'),
  'utf8',
)

test('the bundle asks emotion for no vendor prefixes, and so does the server', () => {
  expect(lighterCache(emotion)).toContain('var defaultStylisPlugins = []')
  const cache = createCache(cacheOptions)
  cache.compat = true
  cache.insert('.c-x', { name: 'x', styles: 'display:flex;user-select:none;' }, cache.sheet, true)
  expect(cache.inserted.x).toBe('.c-x{display:flex;user-select:none;}')
})

test('an emotion that keeps its prefixes elsewhere says so, instead of bringing them along unseen', () => {
  expect(() => lighterCache('export default createCache')).toThrow(
    '@emotion/cache does not look as lighterBundle.ts expects',
  )
})

const react = readFileSync(
  join(projectRoot, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
)

/** React's table of attributes that HTML spells otherwise, as the code makes it. */
const tableIn = (code: string): Map<string, string> => {
  const [, expression] = /\baliases = (new Map\([\s\S]*?\)),\n? +isJavaScriptProtocol/.exec(code) ?? []
  // React's own code, and what was made of it.
  return new Function(`return ${expression}`)()
}

test('React knows every attribute that it knew: most of their names are worked out', () => {
  const before = tableIn(react)
  expect(before.get('strokeWidth')).toBe('stroke-width')
  const code = lighterReact(react)
  expect(react.length - code.length).toBeGreaterThan(1500)
  expect(new Map([...tableIn(code)].sort())).toEqual(new Map([...before].sort()))
})

test('a React that keeps that table elsewhere says so', () => {
  expect(() => lighterReact('var names = new Map()')).toThrow(
    'react-dom does not look as lighterBundle.ts expects',
  )
})
