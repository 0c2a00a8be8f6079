import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import { run } from './lib/cli.ts'
import { projectRoot } from './lib/root.ts'
import { canonicalIconNames } from './site/outputs/icons.ts'

const runFile = promisify(execFile)

// The tags of Lucide's icons are in the package lucide-static alone. It holds 52 MB, so it is no dependency.
const PACKAGE = 'lucide-static@1.62.0'

await run(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-icons-'))
  try {
    const { stdout: archive } = await runFile('npm', ['pack', PACKAGE, '--silent'], { cwd: folder })
    const { stdout: text } = await runFile('tar', ['-xzOf', archive.trim(), 'package/tags.json'], {
      cwd: folder,
      maxBuffer: 10_000_000,
    })
    const tags: Record<string, string[]> = JSON.parse(text)
    const known = canonicalIconNames.flatMap(name => {
      // Some tags are emoji, which no name of an icon holds.
      const words = tags[name]?.filter(tag => /[a-z]/i.test(tag)) ?? []
      return words.length > 0 ? [[name, words.join()]] : []
    })
    await writeFileAtomic(
      join(projectRoot, 'scripts/site/outputs/iconTags.json'),
      `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
  return 0
})
