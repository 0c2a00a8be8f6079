import { zoom as limits } from '../../theme/constants.ts'

export interface ViewerState {
  /** From 1. */
  page: number
  /** 0 until a document has loaded. */
  pages: number
  /** 1 shows a page as wide as the viewer. */
  zoom: number
}

export type ViewerAction =
  | { type: 'loaded'; pages: number }
  | { type: 'failed' }
  | { type: 'turnPage'; by: 1 | -1 }
  | { type: 'goToPage'; page: number }
  | { type: 'zoom'; by: 1 | -1 }

export const initialState: ViewerState = { page: 1, pages: 0, zoom: limits.initial }

/** Page and zoom stay within their limits. */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'loaded':
      return { ...state, page: 1, pages: action.pages }
    case 'failed':
      return { ...state, page: 1, pages: 0 }
    case 'turnPage':
      return { ...state, page: clamp(state.page + action.by, 1, Math.max(1, state.pages)) }
    case 'goToPage':
      return { ...state, page: clamp(action.page, 1, Math.max(1, state.pages)) }
    case 'zoom':
      return {
        ...state,
        zoom: clamp(roundToStep(state.zoom + action.by * limits.step), limits.min, limits.max),
      }
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Removes floating point errors: steps of 0.1 add up to 1.2000000000000002. */
const roundToStep = (zoom: number) => Math.round(zoom / limits.step) / Math.round(1 / limits.step)
