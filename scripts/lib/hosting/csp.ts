import { createHash } from 'node:crypto'
import type { SiteData } from '../../../schema/data.ts'

type Directives = Record<string, readonly string[]>

/**
 * What every page of the site may load and do, whatever stands on it.
 * Trusted Types: only the policy that renderer/trustedTypes.ts makes may turn strings into markup or into workers.
 */
const common = ({ formHandler }: Pick<SiteData, 'formHandler'>): Directives => {
  const service = formHandler.kind === 'post' ? [new URL(formHandler.url).origin] : []
  return {
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without JavaScript the browser itself sends the form, to the mail program or to the service.
    'form-action': ["'self'", ...(formHandler.kind === 'mailto' ? ['mailto:'] : service)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

/**
 * The Content-Security-Policy of one page, as its `<meta>` says it.
 * @param css the page's styles, as they stand between the tags
 */
export const pagePolicy = (css: readonly string[], site: Pick<SiteData, 'formHandler'>): string =>
  written({
    'default-src': ["'none'"],
    // Emotion puts its later styles into an element that is empty at first: blocked, it would lose all of them.
    'style-src': ["'self'", ...[...css, ''].map(sourceOf)],
    ...common(site),
  })

/**
 * The same for a header that is one for all pages and outlives a release: the style, whose hash changes from page to page,
 * is left to each page's `<meta>`, and what `default-src` would forbid is forbidden by name. Both hold at once.
 */
export const sharedPolicy = (site: Pick<SiteData, 'formHandler'>): string =>
  withoutFrames(
    written({ ...common(site), 'object-src': ["'none'"], 'frame-src': ["'none'"], 'media-src': ["'none'"] }),
  )

/** The worker that reads PDF documents is ruled by its own response; its decoders are WebAssembly. */
export const workerPolicy = written({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
})

/** A picture or a document that is opened by itself runs no script. */
export const filePolicy = written({ 'script-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** A header may say more than a `<meta>`: that no other site shows the page inside its own. */
export const withoutFrames = (policy: string): string => `${policy}; frame-ancestors 'none'`

/** The policy that a page's HTML states. @returns undefined for a page that states none */
export function statedPolicy(html: string): string | undefined {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return policy
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
