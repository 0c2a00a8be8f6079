import { isSameOrigin } from '../browser/clicks.ts'

/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

/** The SVG elements inside an icon, or the empty string. */
const SHAPES =
  /^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse|g)(?: (?!on|style|href|src)[a-z][a-z-]*="[^"<>&]*")*\/?>|<\/g>)*$/

const WORKER = /\/assets\/pdf\.worker[\w.-]*\.mjs$/

/**
 * Creates the only Trusted Types policy that the page's Content-Security-Policy allows. It accepts the two things that the
 * renderer writes as strings: the shapes of icons, and the URL of the PDF viewer's worker.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes } // not every browser has it
  trustedTypes?.createPolicy('default', {
    createHTML: html => (SHAPES.test(html) ? html : null),
    createScriptURL: url => (isOwnWorker(new URL(url, window.location.href)) ? url : null),
  })
}

const isOwnWorker = (url: URL): boolean => isSameOrigin(url) && WORKER.test(url.pathname)
