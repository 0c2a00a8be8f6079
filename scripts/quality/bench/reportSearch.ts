import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordFolder } from '../../lib/build/record/BuildRecord.ts'
import { median, percentile95 } from '../../lib/median.ts'
import { measureSearch } from './measureSearch.ts'

/** What the search costs the build and its visitors, at several sizes. */
export async function reportSearch(work: string, sizes: readonly number[], runs: number): Promise<number> {
  const built = new Set<string>()
  console.log(
    `search, median of ${runs}: CPU seconds with/without; kB of files, and compressed of a first answer; ms at 4× slower CPU`,
  )
  console.log(
    '              cold build   share     one edit    total  largest   code  index   key to results',
  )
  for (const pages of sizes) {
    const { cold, edited, ...figures } = await measureSearch(join(work, String(pages)), pages, runs, built)
    const columns = [
      `${cold.with.toFixed(1)}/${cold.without.toFixed(1)}`.padStart(12),
      `${(100 * (cold.with / cold.without - 1)).toFixed(0)} %`.padStart(7),
      `${edited.with.toFixed(2)}/${edited.without.toFixed(2)}`.padStart(12),
      ...[figures.total, figures.largest].map(bytes => (bytes / 1000).toFixed(0).padStart(8)),
      ...[figures.code, figures.index].map(bytes => (bytes / 1000).toFixed(1).padStart(6)),
      `${median(figures.keys).toFixed(0)} (p95 ${percentile95(figures.keys).toFixed(0)})`.padStart(16),
    ]
    console.log(`${`${pages} pages`.padEnd(12)}${columns.join(' ')}`)
  }
  for (const folder of [work, ...[...built].map(recordFolder)])
    rmSync(folder, { recursive: true, force: true })
  return 0
}
