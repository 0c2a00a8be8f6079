import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** An answer of the studio that is a file to keep, and not JSON. */
export class Download {
  readonly name: string
  readonly type: string
  readonly content: AsyncIterable<Uint8Array>

  constructor(name: string, type: string, content: AsyncIterable<Uint8Array>) {
    this.name = name
    this.type = type
    this.content = content
  }
}

export async function sendDownload(
  response: ServerResponse,
  { name, type, content }: Download,
): Promise<void> {
  response.writeHead(200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // What fails now cannot be answered any more: the connection breaks off, and the browser says that the download failed.
  await pipeline(content, response).catch(error => console.error(error))
}
