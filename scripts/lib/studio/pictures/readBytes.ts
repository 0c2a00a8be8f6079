import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request.
 * @param most in bytes
 * @returns undefined for a body that is longer. It is read to its end, so that the browser sees the answer
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > most) parts.length = 0
    else parts.push(part)
  }
  return size > most ? undefined : Buffer.concat(parts)
}
