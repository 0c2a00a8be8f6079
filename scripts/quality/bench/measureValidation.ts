import { checkDocuments } from '../../lib/content/checkSite.ts'
import { iconNames } from '../../lib/content/icons.ts'
import type { ReadResult } from '../../lib/content/readDocuments.ts'

interface ValidationFigures {
  documents: number
  /** CPU time, which does not depend on other work on the machine. */
  seconds: number
  /** Peak memory of the process so far, in MiB. */
  memory: number
}

/**
 * Validates a site made of copies of its own pages and posts.
 * @param reading a site without mistakes
 */
export function measureValidation(
  reading: ReadResult,
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
      // Aliases and ids must be unique.
      text: text.replace(/"aliases": \[[^\]]*\],/, '').replace(/"id": \d+,/, `"id": ${copy + 1000},`),
    })
  }
  const started = process.cpuUsage()
  checkDocuments(
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
