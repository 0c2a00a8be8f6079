import { checkReading } from '../lib/check.ts'
import { iconNames } from '../lib/icons.ts'
import type { Reading } from '../lib/read.ts'

interface ValidationFigures {
  documents: number
  /** Of the processor: other work on the machine does not count. */
  seconds: number
  /** The most memory that the process has held so far, in MiB. */
  memory: number
}

/**
 * Validates a site made of copies of its own pages and posts.
 * @param reading a site without mistakes
 */
export function measureValidation(
  reading: Reading,
  files: ReadonlyMap<string, number>,
  count: number,
): ValidationFigures {
  const copies = reading.documents.filter(({ file }) =>
    /^(?:stages|offerings)\/[a-z-]+\.json$|^_posts\//.test(file),
  )
  const documents = [...reading.documents]
  for (let copy = 1; documents.length < count; copy++) {
    const { file, text } = copies[copy % copies.length] ?? { file: '', text: '' }
    documents.push({
      file: file.replace('.json', `-${copy}.json`),
      // Addresses and numbers of posts are each taken once.
      text: text.replace(/"aliases": \[[^\]]*\],/, '').replace(/"id": \d+,/, `"id": ${copy + 1000},`),
    })
  }
  const started = process.cpuUsage()
  checkReading(
    { ...reading, documents },
    { files, icons: iconNames },
    { today: '2026-01-01', isPreview: true },
  )
  const { user, system } = process.cpuUsage(started)
  return {
    documents: documents.length,
    seconds: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  }
}
