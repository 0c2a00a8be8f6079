import { expect, test } from 'vitest'
import { arch } from '../../../../renderer/sections/Results.tsx'

test('below its round top an opening is lit straight across', () => {
  expect(arch(0)).toBe('M0 100V100H100V100z')
  expect(arch(50)).toBe('M0 100V50H100V100z')
  expect(arch(80)).toBe('M0 100V20H100V100z')
})

test('in its round top it is lit as wide as the top is at that height', () => {
  expect(arch(90)).toBe('M0 100V20A50 20 0 0 1 6.7 10H93.3A50 20 0 0 1 100 20V100z')
})

test('all of it has the outline of the whole opening', () => {
  expect(arch(100)).toBe('M0 100V20A50 20 0 0 1 50 0H50A50 20 0 0 1 100 20V100z')
})
