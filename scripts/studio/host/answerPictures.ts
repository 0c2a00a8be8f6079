import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { requestPath } from '../../lib/serve/requestPath.ts'
import { UsageError } from '../../lib/usageError.ts'
import { getOrCreate, readKeyed, whileUnchanged } from '../../site/pictures/cache.ts'
import { DRAWING, isSvg, measurePicture } from '../../site/pictures/measure.ts'
import { refusalOf } from './guard.ts'
import { pictureName } from './pictures/pictureName.ts'
import { preparePicture } from './pictures/preparePicture.ts'
import { publicPicture } from './pictures/publicPicture.ts'
import { storePicture } from './pictures/storePicture.ts'
import type { Studio } from './Studio.ts'
import { sendFailure, sendJson } from './sendJson.ts'

/** Where photographs are sent to, and where small copies are fetched, below the address of the studio. */
const UPLOAD = '/pictures'
const THUMBNAILS = '/thumbnails/'

/** Bytes of the largest file: more than any camera writes as JPEG. */
const MOST = 40_000_000

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // A drawing that is opened by itself runs nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Answers requests for what is not JSON: photographs and their small copies. @returns whether the request was one */
export async function answerPictures(
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
    return sendJson(response, 415, { error: 'Pictures are sent as plain bytes.' })
  const bytes = await readBytes(request)
  if (!bytes)
    return sendJson(response, 413, {
      error: `This file has more than ${MOST / 1_000_000} MB. Save a smaller copy of it as JPEG, and add that one.`,
    })
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const name = pictureName(searchParams.get('name') ?? '', searchParams.get('about') ?? '')
  const stored = await storePicture(studio.folders.public, await preparePicture(bytes), name)
  await studio.reread(stored.path)
  sendJson(response, 200, stored)
}

async function answerThumbnail(path: string, response: ServerResponse, studio: Studio): Promise<void> {
  const picture = requestPath(path.slice(THUMBNAILS.length - 1)) ?? ''
  const { type, bytes } = await thumbnail(await publicPicture(studio.folders.public, picture))
  response.writeHead(200, { 'content-type': type, ...HEADERS }).end(bytes)
}

/** Reads the body of a request. @returns undefined for one that is longer. It is read to its end, so that the browser sees the answer */
async function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST) parts.length = 0
    else parts.push(part)
  }
  return size > MOST ? undefined : Buffer.concat(parts)
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
    const { folder } = await whileUnchanged(file, key =>
      getOrCreate(`${key}-thumbnail`, async folder => {
        const { default: sharp } = await import('sharp')
        await sharp(await readKeyed(file, key))
          .autoOrient()
          .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 75 })
          .toFile(join(folder, NAME))
        return NAME
      }),
    )
    return { type: 'image/webp', bytes: await readFile(join(folder, NAME)) }
  } catch (cause) {
    throw new UsageError('This picture cannot be shown.', { cause })
  }
}
