import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Json = Record<string, unknown>

/** Reads and changes the documents of a folder that is known only once the tests run. */
export function documentsIn(folder: () => string) {
  const path = (file: string): string => join(folder(), file)
  const read = (file: string): Json => JSON.parse(readFileSync(path(file), 'utf8'))
  const put = (file: string, value: Json): void => writeFileSync(path(file), JSON.stringify(value))
  const edit = (file: string, change: (document: Json) => Json): void =>
    put(file, { ...read(file), ...change(read(file)) })
  return { path, read, put, edit }
}
