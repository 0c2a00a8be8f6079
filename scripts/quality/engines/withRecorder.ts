import { createServer } from 'node:http'
import { listen } from '../../lib/serve/listen.ts'

const RECORDER = '/recorder-of-errors.js'

/**
 * Runs before all other code of a page, and keeps a list of what goes wrong on it. WebDriver tells nothing of that, and only a
 * script of the site's own origin may run.
 */
const recorder = `
const errors = (window.recordedErrors = [])
addEventListener('error', ({ message, target }) => errors.push(message ?? (target.currentSrc || target.src || target.href) + ' did not load'), true)
addEventListener('unhandledrejection', ({ reason }) => errors.push('unhandled: ' + reason))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => errors.push(effectiveDirective + ' forbids ' + blockedURI))
const { error } = console
console.error = (...values) => {
  errors.push('console: ' + values.join(' '))
  error(...values)
}
`

/**
 * Serves a site once more, its pages with the recorder in them, while `work` runs.
 * @param origin of the site that is served
 */
export async function withRecorder(origin: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(async ({ url = '/', headers, method }, response) => {
    if (url === RECORDER) return response.setHeader('content-type', 'text/javascript').end(recorder)
    const { range = 'bytes=0-' } = headers
    const answer = await fetch(new URL(url, origin), {
      method,
      redirect: 'manual',
      headers: headers.range ? { range } : {},
    })
    for (const [name, value] of answer.headers)
      if (!/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name))
        response.setHeader(name, value)
    response.statusCode = answer.status
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    if (isPage)
      response.end((await answer.text()).replace('<head>', `<head><script src="${RECORDER}"></script>`))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  try {
    await work(await listen(server, '/', '0'))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
