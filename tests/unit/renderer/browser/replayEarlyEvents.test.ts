// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyEvents } from '../../../../renderer/browser/replayEarlyEvents.ts'

const hydrate = vi.fn(async (_root: HTMLElement): Promise<void> => undefined)
const clicked = vi.fn()

beforeAll(() => replayEarlyEvents('#root', hydrate))
beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="root"><button type="button">Next</button></div>'
  button().addEventListener('click', clicked)
})

const root = () => document.querySelector('#root') as HTMLElement // set above
const button = () => root().querySelector('button') as HTMLElement // set above

test('a click before hydration is held back, and repeated after it', async () => {
  button().click()
  expect(clicked).not.toHaveBeenCalled()
  expect(hydrate.mock.calls).toEqual([[root()]])
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
})

test('a click is repeated also when hydration fails', async () => {
  hydrate.mockRejectedValueOnce(new Error('offline'))
  button().click()
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
})

test('a click on a hydrated page is left alone', () => {
  root().dataset.hydrated = ''
  button().click()
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(hydrate).not.toHaveBeenCalled()
})

test.each([{ metaKey: true }, { button: 1 }])('a click with %j is left to the browser', how => {
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  expect(hydrate).not.toHaveBeenCalled()
})
