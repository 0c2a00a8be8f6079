import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The secret that only windows of a site's studio know. It is kept for its author alone, so that a window that is open when the
 * studio ends goes on, and saves, once the studio is started again.
 */
export function tokenIn(file: string): string {
  const kept = read(file)
  if (kept !== undefined) return kept
  const token = randomBytes(24).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, token, { mode: 0o600 })
  } catch {
    // A disk that takes no files: the token ends with the studio.
  }
  return token
}

function read(file: string): string | undefined {
  try {
    const kept = readFileSync(file, 'utf8')
    if (!/^[\w-]{32}$/.test(kept)) return undefined
    // A copy of the folder may have lost its mode.
    chmodSync(file, 0o600)
    return kept
  } catch {
    return undefined
  }
}
