import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { progressOf } from '../../../renderer/sections/Timeline/useScrollProgress.ts'
import { fileFacts } from '../../../renderer/ui/viewer/fileFacts.ts'
import { fileNameOf } from '../../../renderer/ui/viewer/fileNameOf.ts'
import {
  initialState,
  type ViewerAction,
  type ViewerState,
  viewerReducer,
} from '../../../renderer/ui/viewer/viewerState.ts'
import { slugOf } from '../../../schema/slugOf.ts'

const stateAfter = (...actions: ViewerAction[]) => actions.reduce(viewerReducer, initialState)
const times = (count: number, action: ViewerAction) => Array.from({ length: count }, () => action)

const isWithinLimits = ({ page, pages, zoom }: ViewerState) =>
  Number.isInteger(page) &&
  page >= 1 &&
  page <= Math.max(1, pages) &&
  Number.isInteger(zoom * 10) &&
  zoom >= 0.5 &&
  zoom <= 2

describe('the viewer', () => {
  test('R-PDF-2: pages are turned one by one and never beyond the ends', () => {
    const loaded: ViewerAction = { type: 'loaded', pages: 3 }
    expect(stateAfter(loaded, { type: 'turned', by: -1 }).page).toBe(1)
    expect(stateAfter(loaded, { type: 'turned', by: 1 }).page).toBe(2)
    expect(stateAfter(loaded, ...times(9, { type: 'turned', by: 1 })).page).toBe(3)
    expect(stateAfter({ type: 'turned', by: 1 }).page).toBe(1)
  })

  test('R-PDF-3: zoom moves by exactly 10 % from 50 % to 200 %', () => {
    const seen = [initialState.zoom]
    let state = stateAfter(...times(20, { type: 'zoomed', by: -1 }))
    for (let click = 0; click < 20; click++) {
      seen.push(state.zoom)
      state = viewerReducer(state, { type: 'zoomed', by: 1 })
    }
    expect(seen).toEqual([
      1, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2, 2, 2, 2,
    ])
  })

  test('R-PDF-6: a document that loads is shown from its first page, at the same zoom', () => {
    const before = stateAfter(
      { type: 'loaded', pages: 9 },
      { type: 'wentTo', page: 7 },
      { type: 'zoomed', by: 1 },
    )
    expect(before).toEqual({ page: 7, pages: 9, zoom: 1.1 })
    expect(viewerReducer(before, { type: 'loaded', pages: 4 })).toEqual({ page: 1, pages: 4, zoom: 1.1 })
    expect(viewerReducer(before, { type: 'failed' })).toEqual({ page: 1, pages: 0, zoom: 1.1 })
  })

  test('R-PDF-2, R-PDF-3: a thousand clicks in any order leave page and zoom within their limits', () => {
    const by = fc.constantFrom(1 as const, -1 as const)
    const action: fc.Arbitrary<ViewerAction> = fc.oneof(
      { weight: 5, arbitrary: fc.record({ type: fc.constant('turned' as const), by }) },
      { weight: 5, arbitrary: fc.record({ type: fc.constant('zoomed' as const), by }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('wentTo' as const), page: fc.integer() }) },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('loaded' as const),
          pages: fc.integer({ min: 1, max: 300 }),
        }),
      },
      { weight: 1, arbitrary: fc.constant<ViewerAction>({ type: 'failed' }) },
    )
    fc.assert(
      fc.property(fc.array(action, { minLength: 1000, maxLength: 1000, size: 'max' }), clicks => {
        let state = initialState
        for (const click of clicks) {
          state = viewerReducer(state, click)
          if (!isWithinLimits(state))
            throw new Error(`${JSON.stringify(click)} led to ${JSON.stringify(state)}`)
        }
      }),
      { numRuns: 50 },
    )
  })
})

test.each([
  ['/docs/PRE-SCHOOL-FEES.pdf', 'PRE-SCHOOL-FEES.pdf'],
  ['/school/docs/Fees%202025.pdf?v=3#page=2', 'Fees 2025.pdf'],
  ['/docs/100%.pdf', '100%.pdf'],
  ['/docs/', 'prospectus.pdf'],
  ['', 'prospectus.pdf'],
])('R-PDF-4: %j is saved as %j', (url, name) => {
  expect(fileNameOf(url)).toBe(name)
})

test.each([
  [{ pages: 4, size: 57_600 }, '4 pages, 58 kB'],
  [{ pages: 1, size: 900 }, '1 page, 1 kB'],
  [{ size: 2_340_000 }, '2.3 MB'],
])('what a document is: %j is %j', (file, words) => {
  expect(fileFacts(file)).toBe(words)
})

test.each([
  ['Is transport available?', 'is-transport-available'],
  ['What does my child’s day look like?', 'what-does-my-childs-day-look-like'],
  ['Crèche – from 6 months?', 'creche-from-6-months'],
])('the anchor of %j is %j', (question, anchor) => {
  expect(slugOf(question)).toBe(anchor)
})

test.each([
  [-50, 0],
  [100, 0],
  [350, 0.25],
  [1100, 1],
  [9000, 1],
])('R-TML-6: at %d of a line from 100 to 1100 the progress is %d', (position, progress) => {
  expect(progressOf(position, 100, 1000)).toBe(progress)
})
