/**
 * The path that a request asks for, decoded, as one or more segments after slashes; a slash at its end is kept.
 * @param url as it stands in the request line
 * @returns undefined when it cannot be the path of a file: broken escapes, hidden separators, steps upwards
 */
export function requestPath(url: string): string | undefined {
  // A client that believes us to be a proxy sends the whole address.
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  if (path !== '' && !path.startsWith('/')) return undefined
  const segments = path.split('/').map(decode)
  if (!segments.every(isSafe)) return undefined
  return `/${segments.join('/')}`.replace(/\/{2,}/g, '/')
}

/**
 * The same path as seen from the folder that is served under a base.
 * @param base with a slash at both ends; it keeps its letter case
 * @returns undefined when the path does not lie under the base
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
