import type { ReactElement } from 'react'
import { renderToString as reactRenderToString, type ServerOptions } from 'react-dom/server'

/** React puts preload links for images before the HTML. The document has its own, for its first picture. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Renders a React element to HTML without preload links. */
export const renderToString = (element: ReactElement, options?: ServerOptions): string =>
  reactRenderToString(element, options).replace(PRELOADS, '')
