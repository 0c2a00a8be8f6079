import { createHash } from 'node:crypto'

export interface HashedFile {
  /** Relative to the site. The name contains a hash of the content. */
  path: string
  bytes: string | Buffer
}

/** The source expression by which a policy allows a `<style>` with this content. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A file that browsers can cache for ever. */
export const hashedFile = (name: string, ending: string, bytes: string | Buffer): HashedFile => ({
  path: `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.${ending}`,
  bytes,
})
