import {
  type ElementType,
  type JSX,
  type Key,
  type ReactElement,
  type ReactNode,
  createElement as reactCreateElement,
} from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { noteClass } from './usedClasses.ts'

// What JSX compiles to wherever pages are rendered ("imports" in package.json): React's own, which notes the classes of elements.
// Browsers get React's own.

export { Fragment } from 'react/jsx-runtime'
export type { JSX }

type Create = (type: ElementType, props: Record<string, unknown>, key?: Key) => ReactElement

const noting =
  (create: Create): Create =>
  (type, props, key) => {
    // A component passes its class on to an element, often merged with another one.
    if (typeof type === 'string' && typeof props.className === 'string') noteClass(props.className)
    return create(type, props, key)
  }

export const jsx = noting(reactJsx)
export const jsxs = noting(reactJsxs)

/** What JSX compiles to under development. @param isStatic whether its children are a list that JSX wrote, which needs no keys */
export const jsxDEV = (
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement => (isStatic ? jsxs : jsx)(type, props, key)

/** What JSX compiles to where a key follows spread props. */
export const createElement = (
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: ReactNode[]
): ReactElement => {
  if (typeof type === 'string' && typeof props?.className === 'string') noteClass(props.className)
  return reactCreateElement(type, props, ...children)
}
