import { isSameOrigin } from './linkClicks.ts'

/** The part of Trusted Types that is used here. TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): {
    /** Its result is a string for all that takes one. */
    createHTML(html: string): string
  }
}

/** The SVG elements inside an icon, or the empty string. */
const SHAPES =
  /^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse|g)(?: (?!on|style|href|src)[a-z][a-z-]*="[^"<>&]*")*\/?>|<\/g>)*$/

const WORKER = /\/assets\/pdf\.worker[\w.-]*\.mjs$/

/** Not every browser has it. */
const trustedTypes = () => (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes

/**
 * Creates the policy that the page's Content-Security-Policy names `default`. It accepts the two things that the renderer writes as
 * strings: the shapes of icons, and the URL of the PDF viewer's worker.
 */
export function installTrustedTypes(): void {
  trustedTypes()?.createPolicy('default', {
    createHTML: html => (SHAPES.test(html) ? html : null),
    createScriptURL: url => (isOwnWorker(new URL(url, window.location.href)) ? url : null),
  })
}

/** For navigation alone: HTML of this site, in which no script runs. It can be created once. */
let pages: ReturnType<TrustedTypes['createPolicy']> | undefined

export function trustedPage(html: string): string {
  pages ??= trustedTypes()?.createPolicy('pages', { createHTML: html => html })
  return pages?.createHTML(html) ?? html
}

const isOwnWorker = (url: URL): boolean => isSameOrigin(url) && WORKER.test(url.pathname)
