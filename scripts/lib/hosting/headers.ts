import { filePolicy, workerPolicy } from './csp.ts'

/** Sent with everything. The one source of what our own server and every other host says about the site. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // Other hosts of the same domain are none of this site's business, so no includeSubDomains.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map(feature => `${feature}=()`)
    .join(', '),
}

export const keptForGood = 'public, max-age=31536000, immutable'
export const askedForAnew = 'no-cache'

/**
 * The build alone writes into `assets`, under names with a hash in them, which never change their content. Everything else
 * is asked for anew each time, which a tag makes cheap.
 * @param path below the base
 */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? keptForGood : askedForAnew

/** The worker of the PDF viewer, which has a policy of its own. */
export const workerFile = /^\/assets\/pdf\.worker[\w.-]*\.mjs$/

/** The policy of what is no page. @param path below the base */
export const policyOfFile = (path: string): string => (workerFile.test(path) ? workerPolicy : filePolicy)
