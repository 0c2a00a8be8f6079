import { readFile, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { diskFailure } from '../../lib/diskFailure.ts'
import { requestPath } from '../../lib/serve/requestPath.ts'
import { UsageError } from '../../lib/usageError.ts'
import { getOrCreate, readSource } from '../../site/pictures/cache.ts'
import { DRAWING, measurePicture } from '../../site/pictures/measure.ts'
import { isSvg } from '../../site/pictures/pixels.ts'
import { fileName } from '../site/addedFile.ts'
import { MOST_OF_FILE, prepareAttachment, TOO_LARGE } from '../site/prepareAttachment.ts'
import { calls } from './calls.ts'
import { overwriteFile } from './files/changeFiles.ts'
import { publicFile, storeFile } from './files/publicFile.ts'
import { cookieOf, isJson, refusalOf } from './guard.ts'
import { preparePicture } from './pictures/preparePicture.ts'
import { Download, sendDownload } from './publish/zipSite.ts'
import type { Studio } from './Studio.ts'

/** The path of the studio on the dev server. */
export const STUDIO = '/_studio'

/** The code that pages run while they are shown inside of the studio. */
const FRAME = '/scripts/studio/app/frame/frame.ts'

/** Bytes of the longest call: the text of a document, or choices between whole versions of many. Files are no calls. */
const MOST = 80_000_000

/** The files of the studio's page, by path. */
export type AppFiles = ReadonlyMap<string, { type: string; bytes: Uint8Array }>

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
 * Serves the studio next to the site that the dev server shows.
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
  if (await answerFiles(path, request, response, studio, token)) return
  const name = path.startsWith('/api/') ? path.slice('/api/'.length) : undefined
  const refusal = refusalOf(request, token, name !== undefined)
  if (refusal) return sendJson(response, refusal.status, { error: refusal.message })
  if (name === 'list') response.setHeader('set-cookie', cookieOf(token))
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

/** Where files are sent to, and where small copies of pictures are fetched, below the address of the studio. */
const UPLOAD = '/files'
const THUMBNAILS = '/thumbnails/'

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // A drawing that is opened by itself runs nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Answers requests for what is not JSON: files that are added, and small copies of pictures. @returns whether the request was one */
async function answerFiles(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  studio: () => Studio,
  token: string,
): Promise<boolean> {
  const isUpload = path === UPLOAD
  if (!isUpload && !path.startsWith(THUMBNAILS)) return false
  const refusal = refusalOf(request, token, isUpload)
  try {
    if (refusal) sendJson(response, refusal.status, { error: refusal.message })
    else if (isUpload) await answerUpload(request, response, studio())
    else await answerThumbnail(path, response, studio())
  } catch (error) {
    sendFailure(response, error)
  }
  return true
}

async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  studio: Studio,
): Promise<void> {
  // A form of another site cannot send this type.
  if (request.headers['content-type'] !== 'application/octet-stream')
    return sendJson(response, 415, { error: 'Files are sent as plain bytes.' })
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const kind = searchParams.get('kind') === 'document' ? 'document' : 'picture'
  const bytes = await readBytes(request)
  if (!bytes) return sendJson(response, 413, { error: TOO_LARGE[kind] })
  const name = searchParams.get('name') ?? ''
  const file = kind === 'picture' ? await preparePicture(bytes) : prepareAttachment(bytes, name)
  // Its author has closed the dialog or the window.
  if (response.destroyed) return
  const replaced = searchParams.get('replace')
  if (replaced !== null && kind === 'document')
    return sendJson(response, 200, { path: await overwriteFile(studio, replaced, file) })
  const { public: folder } = studio.folders
  const path = await storeFile(folder, kind, file, fileName(name, searchParams.get('about') ?? '', kind))
  if (response.destroyed) await rm(join(folder, path), { force: true })
  await studio.reread(path)
  sendJson(response, 200, { path })
}

async function answerThumbnail(path: string, response: ServerResponse, studio: Studio): Promise<void> {
  const picture = requestPath(path.slice(THUMBNAILS.length - 1)) ?? ''
  const { type, bytes } = await thumbnail(await publicFile(studio.folders.public, picture, 'picture'))
  response.writeHead(200, { 'content-type': type, ...HEADERS }).end(bytes)
}

/** Reads the body of a request. @returns undefined for one that is longer. It is read to its end, so that the browser sees the answer */
async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST_OF_FILE) parts.length = 0
    else parts.push(part)
  }
  return size > MOST_OF_FILE ? undefined : Buffer.concat(parts)
}

/** Pixels of the long edge: the place of a thumbnail on a fine screen. */
const LONG_EDGE = 320

const NAME = 'thumbnail.webp'

/** A small copy of a picture, so that a dialog with hundreds of them stays quick. @throws UsageError when it cannot be shown */
async function thumbnail(file: string): Promise<{ type: string; bytes: Uint8Array }> {
  try {
    if (isSvg(file)) {
      const { folder } = await measurePicture(file)
      return { type: 'image/svg+xml', bytes: await readFile(join(folder, DRAWING)) }
    }
    const { key, bytes } = await readSource(file)
    const { folder } = await getOrCreate(`${key}-thumbnail`, async folder => {
      const { default: sharp } = await import('sharp')
      await sharp(bytes)
        .autoOrient()
        .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 75 })
        .toFile(join(folder, NAME))
      return NAME
    })
    return { type: 'image/webp', bytes: await readFile(join(folder, NAME)) }
  } catch (cause) {
    throw new UsageError('This picture cannot be shown.', { cause })
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body))
}

/** Says what went wrong, in words for the author. Our own faults are printed in the terminal. */
function sendFailure(response: ServerResponse, error: unknown): void {
  // No client is left to answer.
  if (response.destroyed) return
  const message = error instanceof UsageError ? error.message : diskFailure(error)
  if (message === undefined) console.error(error)
  sendJson(response, message === undefined ? 500 : 422, {
    error:
      message ??
      'The studio has failed. Nothing was lost. Show whoever looks after the website the terminal: it says more.',
  })
}
