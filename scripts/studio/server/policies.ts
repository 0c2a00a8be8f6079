/** Everything is of the host that serves the studio. A page of it allows no more than it needs. */
const policy = (directives: Record<string, string>): string =>
  Object.entries({
    ...{ 'default-src': "'none'", 'script-src': "'self'", 'worker-src': "'self'" },
    ...{
      'font-src': "'self'",
      'img-src': "'self' blob: data:",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
    },
    ...directives,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/** The policy of the studio's page. @param forge the origin of a forge that it asks, besides its own host */
export const studioPolicy = (forge?: string): string =>
  policy({
    ...{ 'style-src': "'self'", 'frame-src': "'self'", 'trusted-types': 'default dompurify' },
    'connect-src': ["'self'", ...(forge ? [forge] : [])].join(' '),
  })

/** The frame becomes pages of the site, as do those of samples. They have styles of their own, and load what the worker has made. @param frames the origins that pages show */
export const framePolicy = (frames: readonly string[]): string =>
  policy({
    ...{ 'style-src': "'self' 'unsafe-inline' blob:", 'connect-src': "'self' blob:" },
    ...{ 'frame-src': frames.join(' '), 'trusted-types': 'default pages' },
  })

/** Whether a page of the studio's bundle is shown in frames of the first one. */
export const isFrame = (name: string): boolean => name === 'frame.html' || name === 'sample.html'
