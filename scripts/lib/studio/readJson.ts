import type { IncomingMessage } from 'node:http'

/** Bytes. A photograph of a good camera, encoded as base64, has a third of it. */
const MOST = 80_000_000

/** Reads the body of a request. @returns undefined for a body that is no JSON, or too long */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MOST) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
