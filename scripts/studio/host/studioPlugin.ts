import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { answerPictures } from './answerPictures.ts'
import { calls } from './api.ts'
import type { AppFiles } from './appBundle.ts'
import { isJson, refusalOf } from './guard.ts'
import { Download, sendDownload } from './publish/Download.ts'
import type { Studio } from './Studio.ts'
import { sendFailure, sendJson } from './sendJson.ts'

/** Where the studio lies on the dev server. */
export const STUDIO = '/_studio'

/** The code that pages run while they are shown inside of the studio. */
const FRAME = '/scripts/studio/app/frame/frame.ts'

/** Bytes of the longest call. A photograph of a good camera, encoded as base64, has a third of it. */
const MOST = 80_000_000

/** Frames show pages of the dev server; nothing comes from anywhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the studio beside the site that the dev server shows.
 * @param studio the studio, once the site has been read
 * @param token a secret that only the page of the studio knows
 */
export const studioPlugin = (studio: () => Studio, app: AppFiles, token: string): Plugin => ({
  name: 'chalkline:studio',
  apply: 'serve',
  configureServer(server) {
    // Ahead of Vite's own, which would take the files of the studio for modules.
    server.middlewares.use(STUDIO, (request, response, next) => {
      answer(request, response, studio, app, token).catch(next)
    })
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: FRAME }, injectTo: 'head' }],
})

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  studio: () => Studio,
  app: AppFiles,
  token: string,
): Promise<void> {
  const path = (request.url ?? '/').replace(/[?#].*$/, '')
  if (await answerPictures(path, request, response, studio, token)) return
  const name = path.startsWith('/api/') ? path.slice('/api/'.length) : undefined
  const refusal = refusalOf(request, token, name !== undefined)
  if (refusal) return sendJson(response, refusal.status, { error: refusal.message })
  if (name !== undefined) return answerCall(name, request, response, studio())
  const file = app.get(path === '/' ? '/index.html' : path)
  if (!file) return sendJson(response, 404, { error: 'There is no such file.' })
  response
    .writeHead(200, {
      'content-type': file.type,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    .end(file.bytes)
}

async function answerCall(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  studio: Studio,
): Promise<void> {
  const found = Object.entries(calls).find(([key]) => key === name)?.[1]
  if (!found) return sendJson(response, 404, { error: 'There is no such call.' })
  if (!isJson(request)) return sendJson(response, 415, { error: 'Calls of the studio are JSON.' })
  const input = found.input.safeParse(await readJson(request))
  if (!input.success) return sendJson(response, 400, { error: 'This call is not understood.' })
  try {
    // Each call takes what its own schema has just accepted; the pairing is lost in the union of all calls.
    const run = found.run as (studio: Studio, input: unknown) => Promise<unknown>
    const answer = await run(studio, input.data)
    if (answer instanceof Download) await sendDownload(response, answer)
    else sendJson(response, 200, answer ?? {})
  } catch (error) {
    sendFailure(response, error)
  }
}

/** Reads the body of a request. @returns undefined for a body that is no JSON, or too long */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST) return undefined
    parts.push(part)
  }
  try {
    // Bytes that are no UTF-8 would be saved as signs that nobody has written.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)))
  } catch {
    return undefined
  }
}
