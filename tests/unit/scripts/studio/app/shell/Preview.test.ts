// @vitest-environment happy-dom
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { isOurs } from '../../../../../../scripts/studio/app/frame/messages.ts'
import { Preview } from '../../../../../../scripts/studio/app/shell/Preview.tsx'
import { leaveFramesEmpty } from '../appOnSite.ts'

test('a page answers no click before it is shown, and the frame stays when another one is opened', () => {
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
  const shows = (route: string) => {
    const data = { chalkline: 'shown', route }
    const message = { data, origin: location.origin, source: frame.contentWindow }
    flushSync(() => window.dispatchEvent(new MessageEvent('message', message)))
  }
  shows('/fees')
  expect(frame.inert).toBe(false)
  expect(open('/team')).toBe(frame)
  expect(frame.inert).toBe(true)
  // The answer for the page before.
  shows('/fees')
  expect(frame.inert).toBe(true)
  shows('/team')
  expect(frame.inert).toBe(false)
  root.unmount()
})

test.each([
  ['another site', { chalkline: 'page', html: '<h1>Owned</h1>' }, 'https://evil.example'],
  ['a frame without an origin', { chalkline: 'page' }, 'null'],
  ['an extension in this page', { type: 'wallet' }, location.origin],
  ['no object', null, location.origin],
])('a message of %s is none of the studio', (_sender, data, origin) => {
  expect(isOurs(new MessageEvent('message', { data, origin }))).toBe(false)
  const own = { data: { chalkline: 'page' }, origin: location.origin }
  expect(isOurs(new MessageEvent('message', own))).toBe(true)
})
