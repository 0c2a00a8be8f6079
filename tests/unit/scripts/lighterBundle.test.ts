import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { cacheOptions } from '../../../renderer/cacheKey.ts'
import { lighterCache } from '../../../scripts/lib/lighterBundle.ts'
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
