/** As much of Trusted Types as is used here; not in TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

/** The inside of an icon, or nothing. */
const SHAPES =
  /^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse|g)(?: [a-z][a-z-]*="[^"<>&]*")*\/?>|<\/g>)*$/

const WORKER = /\/assets\/pdf\.worker[\w.-]*\.mjs$/

/**
 * Under the page's Content-Security-Policy no string becomes markup or a worker but through this policy. It lets through
 * what the renderer itself writes so: the shapes of icons, and the PDF viewer's worker.
 */
export function restrictSinks(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes } // Chromium has it, others may
  trustedTypes?.createPolicy('default', {
    createHTML: html => (SHAPES.test(html) ? html : null),
    createScriptURL: url => (isOwnWorker(new URL(url, window.location.href)) ? url : null),
  })
}

const isOwnWorker = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && WORKER.test(pathname)
