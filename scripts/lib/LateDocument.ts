import { readFileSync, statSync } from 'node:fs'
import type { SourceDocument } from '../../schema/source.ts'
import { stampOf } from './incremental/stamps.ts'
import { UsageError } from './usageError.ts'

/** Where a document lies, and how it was when it was checked. */
export interface CheckedFile {
  /** Relative to the folder of pages. */
  file: string
  path: string
  stamp: string
}

/** A document whose text does not stay in memory. */
export class LateDocument implements SourceDocument {
  readonly isOneOfMany = true
  readonly checked: CheckedFile

  /** @param text what has just been read there, if it was read here */
  constructor(checked: CheckedFile, text?: string) {
    this.checked = checked
    if (text !== undefined) latest = { document: this, text }
  }

  get file(): string {
    return this.checked.file
  }

  /** @throws UsageError when the file has changed */
  get text(): string {
    if (latest?.document !== this) latest = { document: this, text: textAgain(this.checked) }
    return latest.text
  }
}

/** Whoever looks at a document asks for its text several times. */
let latest: { document: LateDocument; text: string } | undefined

/** The text of a document that has been checked. @throws UsageError when the file has changed since */
export function textAgain({ file, path, stamp }: CheckedFile): string {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info || stampOf(info) !== stamp)
    throw new UsageError(`"${file}" was saved while the site was being read. Start once more.`)
  return readFileSync(path, 'utf8')
}
