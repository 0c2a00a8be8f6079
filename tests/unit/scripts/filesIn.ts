import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder: path → digest of its bytes. */
export function filesIn(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}
