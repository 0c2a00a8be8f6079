import { createHash } from 'node:crypto'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { frameOrigins } from '../../../schema/section.ts'

type Directives = Record<string, readonly string[]>

/**
 * The directives that all pages share.
 * Trusted Types: only the policy in renderer/entry/trustedTypes.ts may turn strings into markup or into worker URLs.
 */
const commonDirectives = ({ formHandler }: Pick<SiteData, 'formHandler'>): Directives => {
  const service = formHandler.kind === 'post' ? [new URL(formHandler.url).origin] : []
  return {
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without JavaScript the browser submits forms itself, to the mail program or to the form service.
    'form-action': ["'self'", ...(formHandler.kind === 'mailto' ? ['mailto:'] : service)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

/**
 * The Content-Security-Policy in the `<meta>` of one page.
 * @param css the content of the page's `<style>` elements
 * @param frames the origins that it shows in frames
 */
export const pagePolicy = (
  css: readonly string[],
  site: Pick<SiteData, 'formHandler'>,
  frames: readonly string[] = [],
): string =>
  serialize({
    'default-src': ["'none'"],
    // Emotion adds later styles to a <style> that is empty at first. If the policy blocked that one, all of them would be lost.
    'style-src': ["'self'", ...[...css, ''].map(hashSource)],
    ...commonDirectives(site),
    ...(frames.length > 0 && { 'frame-src': frames }),
  })

/**
 * The policy as one header for all pages and all releases. Style hashes differ from page to page, so this policy has no
 * `style-src`, and hence no `default-src` either; it forbids the rest by name. It allows every frame that some section can show,
 * so that a page which gets one needs no new header. Browsers enforce it together with the `<meta>`.
 */
export const sharedPolicy = (site: Pick<SiteData, 'formHandler'>): string =>
  forbidFraming(
    serialize({
      ...commonDirectives(site),
      'object-src': ["'none'"],
      'frame-src': frameOrigins,
      'media-src': ["'none'"],
    }),
  )

/** A worker has the policy of its own response. The decoders of the PDF worker are WebAssembly. */
export const workerPolicy = serialize({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
})

/** A picture or a document that is opened in a tab of its own runs no script. */
export const filePolicy = serialize({ 'script-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Adds `frame-ancestors`, which only a header can set: no other site can show the page in a frame. */
export const forbidFraming = (policy: string): string => `${policy}; frame-ancestors 'none'`

/** The policy in the `<meta>` of a page. @returns undefined for a page without one */
export function metaPolicy(html: string): string | undefined {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return policy
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
