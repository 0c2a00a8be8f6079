// @vitest-environment happy-dom
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Preview } from '../../../../../../scripts/studio/app/shell/Preview.tsx'
import { leaveFramesEmpty } from '../appOnSite.ts'

test('a page answers no click before it is shown, also one that is opened again before the other was there', () => {
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
  const shown = { data: { chalkline: 'shown' }, origin: location.origin, source: frame.contentWindow }
  flushSync(() => window.dispatchEvent(new MessageEvent('message', shown)))
  expect(frame.inert).toBe(false)
  expect(open('/team').inert).toBe(true)
  expect(open('/fees').inert).toBe(true)
  root.unmount()
})
