import { filePolicy, workerPolicy } from './csp.ts'

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

/**
 * Only the build writes into `assets`, and every name there contains a hash.
 * @param path relative to the base, with a leading slash
 */
export const cacheControl = (path: string): string => (path.startsWith('/assets/') ? immutable : revalidate)

/** Matches the script of the PDF worker, which has its own policy. */
export const workerFile = /^\/assets\/pdf\.worker[\w.-]*\.mjs$/

/** The policy of a file that is not a page. @param path relative to the base, with a leading slash */
export const policyOfFile = (path: string): string => (workerFile.test(path) ? workerPolicy : filePolicy)
