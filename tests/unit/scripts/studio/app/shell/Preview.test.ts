// @vitest-environment happy-dom
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { frameIn, Preview } from '../../../../../../scripts/studio/app/shell/Preview.tsx'
import { leaveFramesEmpty } from '../appOnSite.ts'

test.each([
  ['on a desk, at two thirds of its size or more', 760, undefined, 'fit', { width: 1140, scale: 760 / 1140 }],
  ['on a wide screen, no wider than a large screen', 1600, undefined, 'fit', { width: 1440, scale: 1 }],
  [
    'beside a narrow form, still as on a large screen',
    450,
    undefined,
    'fit',
    { width: 1024, scale: 450 / 1024 },
  ],
  ['as on a telephone, at its size', 760, 390, 'fit', { width: 390, scale: 1 }],
  ['at its size in less room, which scrolls', 760, undefined, 'real', { width: 1024, scale: 1 }],
  ['in the whole window, as wide as that', 1440, undefined, 'window', { width: 1440, scale: 1 }],
  [
    'where list, page and form take turns, as wide as the window',
    390,
    undefined,
    'turns',
    { width: 390, scale: 1 },
  ],
] as const)('the page is shown %s', (_, room, wanted, zoom, expected) => {
  expect(frameIn(room, wanted, zoom)).toEqual(expected)
})

test('a page answers no click before its own code runs, also one that is opened again before the other was there', () => {
  leaveFramesEmpty()
  const layout = { kind: 'columns', zoom: 'fit' } as const
  const root = createRoot(document.body)
  const open = (route: string) => {
    const props = { ...{ route, title: route, day: undefined, width: undefined, section: undefined }, layout }
    flushSync(() =>
      root.render(
        createElement(Preview, {
          ...props,
          onSelect: () => undefined,
          frame: createRef<HTMLIFrameElement>(),
        }),
      ),
    )
    return document.querySelector('iframe') ?? expect.unreachable()
  }
  const frame = open('/fees')
  expect(frame.inert).toBe(true)
  flushSync(() => frame.dispatchEvent(new Event('load')))
  expect(frame.inert).toBe(false)
  expect(open('/team').inert).toBe(true)
  expect(open('/fees').inert).toBe(true)
  root.unmount()
})
