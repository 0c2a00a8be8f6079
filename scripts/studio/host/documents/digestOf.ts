import { createHash } from 'node:crypto'

/** A digest that tells whether two texts are the same. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
