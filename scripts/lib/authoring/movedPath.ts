import { dirname, join, relative } from 'node:path'

/** A relative path in one file as another file has to write it. */
export function movedPath(path: string, from: string, to: string): string {
  const moved = relative(dirname(to), join(dirname(from), path)).replaceAll('\\', '/')
  return moved.startsWith('.') ? moved : `./${moved}`
}
