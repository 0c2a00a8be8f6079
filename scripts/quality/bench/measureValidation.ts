import { createSite, type Site } from '../../../schema/site/createSite.ts'

interface ValidationFigures {
  documents: number
  /** CPU time, which does not depend on other work on the machine. */
  seconds: number
  /** Peak memory of the process so far, in MiB. */
  memory: number
}

/**
 * Validates a site made of copies of its own pages and posts.
 * @param site one without mistakes
 */
export function measureValidation({ texts: own, input }: Site, count: number): ValidationFigures {
  const texts = new Map([...own.keys()].map(file => [file, own.get(file) ?? '']))
  const copies = [...texts].filter(([file]) => /^(?:stages|offerings)\/[a-z-]+\.json$|^_posts\//.test(file))
  for (let copy = 1; texts.size < count; copy++) {
    const [file, text] = copies[copy % copies.length] ?? ['', '']
    texts.set(
      file.replace('.json', `-${copy}.json`),
      // Aliases and ids must be unique.
      text.replace(/"aliases": \[[^\]]*\],/, '').replace(/"id": \d+,/, `"id": ${copy + 1000},`),
    )
  }
  const started = process.cpuUsage()
  const { problems } = createSite({ ...input, texts }, { today: '2026-01-01', isPreview: true })
  const { user, system } = process.cpuUsage(started)
  if (problems.length === 0) throw new Error('So many copies without one warning: nothing was validated')
  return {
    documents: texts.size,
    seconds: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  }
}
