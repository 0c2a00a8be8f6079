import { formTarget } from '../../../schema/model/site/formHandler.ts'
import { STUDIO_ROUTE } from '../../../schema/model/site/studioAccess.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { formTargetsIn, frameOrigins } from '../../../schema/section.ts'
import type { Content } from '../../../schema/validate/Content.ts'

/** Headers of every response, for our own server and for the configuration of every host. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // No includeSubDomains: this site does not decide for other hosts of the same domain.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'
      .split(' ')
      .map(feature => `${feature}=()`)
      .join(', '),
}

/** `Cache-Control` of files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
/** `Cache-Control` of everything else: browsers ask each time, and an ETag makes the answer cheap. */
export const revalidate = 'no-cache'

/** Matches the files whose names contain a hash: those of the site, and those of its studio. */
export const hashedFile = new RegExp(`^(?:${STUDIO_ROUTE})?/assets/`)

/**
 * Only the build writes into `assets`, and every name there contains a hash.
 * @param path relative to the base, with a leading slash
 */
export const cacheControl = (path: string): string => (hashedFile.test(path) ? immutable : revalidate)

/** `Cross-Origin-Resource-Policy` of what is in `SHARED_FOLDER`: readers of feeds show it on their own pages. */
export const sharedResourcePolicy = 'cross-origin'

/**
 * The policy of what is in the folder of the studio: its pages have their own in their `<meta>`, and show each other in frames.
 * Only a header can say that no other site does.
 */
export const studioFilePolicy = "frame-ancestors 'self'"

/** Matches what is in that folder. */
export const studioFile = new RegExp(`^${STUDIO_ROUTE}/`)

/** Matches the script of the PDF worker, which has its own policy. */
export const workerFile = /^\/assets\/pdf\.worker[\w.-]*\.mjs$/

/** The policy of a file that is not a page. @param path relative to the base, with a leading slash */
export const policyOfFile = (path: string): string =>
  studioFile.test(path)
    ? studioFilePolicy
    : workerFile.test(path)
      ? workerPolicy
      : /\.svg$/i.test(path)
        ? drawingPolicy
        : filePolicy

type Directives = Record<string, readonly string[]>

/**
 * The directives that all pages share.
 * Trusted Types: only the policy in renderer/browser/trustedTypes.ts may turn strings into markup or into worker URLs.
 * @param formTargets where forms go: `mailto:`, or the origins of form services
 */
const commonDirectives = (formTargets: readonly string[]): Directives => {
  const targets = [...new Set(formTargets)].sort()
  const services = targets.filter(target => target !== 'mailto:')
  return {
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without JavaScript the browser submits forms itself, to the mail program or to the form service.
    'form-action': ["'self'", ...targets],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'pages'],
  }
}

/**
 * The Content-Security-Policy in the `<meta>` of one page.
 * @param styles the hashes of the page's `<style>` elements, each a source expression
 * @param formTargets where its forms go, that of the footer included
 * @param frames the origins that it shows in frames
 */
export const pagePolicy = (
  styles: readonly string[],
  formTargets: readonly string[],
  frames: readonly string[] = [],
): string =>
  serialize({
    'default-src': ["'none'"],
    'style-src': ["'self'", ...styles],
    ...commonDirectives(formTargets),
    ...(frames.length > 0 && { 'frame-src': frames }),
  })

/**
 * The policy as one header for all pages and all releases. Style hashes differ from page to page, so this policy has no
 * `style-src`, and hence no `default-src` either; it forbids the rest by name. It allows every frame that some section can show,
 * so that a page which gets one needs no new header. Where forms go is not known beforehand. Browsers enforce it together with the `<meta>`.
 * @param formTargets where the forms of all pages go
 */
export const sharedPolicy = (formTargets: readonly string[]): string =>
  forbidFraming(
    serialize({
      ...commonDirectives(formTargets),
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

/** A drawing that is opened in a tab of its own has its style, and loads nothing. */
export const drawingPolicy = serialize({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'frame-ancestors': ["'none'"],
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

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Where forms go on every page, as sources of `form-action`: the newsletter, and forms that name no handler. */
export const siteFormTargets = ({
  formHandler,
  footer,
}: Pick<SiteData, 'formHandler' | 'footer'>): string[] =>
  [formHandler, footer.newsletter.handler ?? formHandler].map(formTarget)

/** Where the forms of single pages go. */
export const pageFormTargets = ({ pages, template }: Content): string[] => [
  ...[...pages.values()].flatMap(({ shared }) => shared.flatMap(({ formTarget }) => formTarget ?? [])),
  ...formTargetsIn(template?.page.sections ?? []),
]
