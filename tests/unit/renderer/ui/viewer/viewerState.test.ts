import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  initialState,
  type ViewerAction,
  type ViewerState,
  viewerReducer,
} from '../../../../../renderer/ui/viewer/viewerState.ts'

const stateAfter = (...actions: ViewerAction[]) => actions.reduce(viewerReducer, initialState)

const isWithinLimits = ({ page, pages, zoom }: ViewerState) =>
  Number.isInteger(page) &&
  page >= 1 &&
  page <= Math.max(1, pages) &&
  Number.isInteger(zoom * 10) &&
  zoom >= 0.5 &&
  zoom <= 2

test('R-PDF-6: a document that loads is shown from its first page, at the same zoom', () => {
  const before = stateAfter(
    { type: 'loaded', pages: 9 },
    { type: 'goToPage', page: 7 },
    { type: 'zoom', by: 1 },
  )
  expect(before).toEqual({ page: 7, pages: 9, zoom: 1.1 })
  expect(viewerReducer(before, { type: 'loaded', pages: 4 })).toEqual({ page: 1, pages: 4, zoom: 1.1 })
  expect(viewerReducer(before, { type: 'failed' })).toEqual({ page: 1, pages: 0, zoom: 1.1 })
})

test('R-PDF-2, R-PDF-3: a thousand clicks in any order leave page and zoom within their limits', () => {
  const by = fc.constantFrom(1 as const, -1 as const)
  const action: fc.Arbitrary<ViewerAction> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('turnPage' as const), by }) },
    { weight: 5, arbitrary: fc.record({ type: fc.constant('zoom' as const), by }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('goToPage' as const), page: fc.integer() }) },
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
