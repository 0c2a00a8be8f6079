import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { patchCarousel } from '../../../../../scripts/site/bundle/carouselPatch.ts'

const code = readFileSync(createRequire(import.meta.url).resolve('pure-react-carousel'), 'utf8')

test('the carousel still needs its patch: it looks for a mark that elements no longer bear', () => {
  const mark = String(Object(createElement('p')).$$typeof)
  expect(mark).toBe('Symbol(react.transitional.element)')
  expect(code).not.toContain('react.transitional.element')
  expect(patchCarousel(code)).toContain('Symbol.for("react.transitional.element")')
})

test('a carousel that needs no patch says so', () => {
  expect(() => patchCarousel('export const mended = true')).toThrow(
    'pure-react-carousel no longer needs scripts/site/bundle/carouselPatch.ts',
  )
})
