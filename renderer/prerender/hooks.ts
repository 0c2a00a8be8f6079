import type { Context } from 'react'
import { leaveToReact } from './leave.ts'

/** What hooks ask of the place where a component stands. */
export interface Place {
  valueOf(context: Context<unknown>): unknown
  nextId(): string
}

const nothing = () => {}

/**
 * Hooks as they are where HTML is all that is wanted: state keeps its first value, effects never run. Who sets state while
 * rendering, or asks for what is not here, is left to React.
 */
export const hooksAt = (place: Place) => ({
  useContext: (context: Context<unknown>) => place.valueOf(context),
  useId: () => place.nextId(),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, leaveToReact],
  useReducer: (_: unknown, first: unknown, begin?: (first: unknown) => unknown) => [
    begin ? begin(first) : first,
    leaveToReact,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, __: unknown, onServer?: () => unknown) =>
    onServer ? onServer() : leaveToReact(),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  use: leaveToReact,
  useActionState: leaveToReact,
  useCacheRefresh: leaveToReact,
  useDeferredValue: leaveToReact,
  useEffectEvent: leaveToReact,
  useFormState: leaveToReact,
  useHostTransitionStatus: leaveToReact,
  useMemoCache: leaveToReact,
  useOptimistic: leaveToReact,
  useTransition: leaveToReact,
})
