/**
 * Parses and decodes the path of a request. Repeated slashes become one; a trailing slash stays.
 * @param url from the request line
 * @returns undefined when it cannot be the path of a file: invalid escapes, encoded separators, `.` and `..`
 */
export function requestPath(url: string): string | undefined {
  // Clients send the absolute URL when they take the server for a proxy.
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  if (path !== '' && !path.startsWith('/')) return undefined
  const segments = path.split('/').map(decode)
  if (!segments.every(isSafe)) return undefined
  return `/${segments.join('/')}`.replace(/\/{2,}/g, '/')
}

/**
 * Makes a path relative to the base, with a leading slash.
 * @param base with a slash at both ends, compared case-sensitively
 * @returns undefined when the path is not below the base
 */
export function belowBase(path: string, base: string): string | undefined {
  if (`${path}/` === base) return '/'
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const isSafe = (segment: string | undefined): boolean =>
  segment !== undefined && !/[/\\\0]/.test(segment) && segment !== '.' && segment !== '..'
