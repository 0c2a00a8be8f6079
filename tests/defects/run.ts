import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, run } from '../../scripts/lib/cli.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { type Defect, table } from './table.ts'

// Plants each defect of the table in a copy of the project, and runs the test that has to fail because of it.

const needed = [
  'renderer',
  'schema',
  'scripts',
  'tests',
  'pages-json',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

await run(async () => {
  const { words } = readArguments({}, 1, 'npm run defects -- [test that is to catch them]')
  const chosen = table.filter(({ test }) => test.includes(words[0] ?? ''))
  const copy = await mkdtemp(join(tmpdir(), 'chalkline-defects-'))
  try {
    for (const name of needed) await cp(join(projectRoot, name), join(copy, name), { recursive: true })
    await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
    let missed = 0
    for (const defect of chosen) {
      const caught = await isCaught(defect, copy)
      if (!caught) missed += 1
      console.log(`${caught ? 'caught' : 'MISSED'}  ${defect.what.padEnd(58)} ${defect.test}`)
    }
    console.log(`\n${chosen.length - missed} of ${chosen.length} defects were caught`)
    return missed === 0 ? 0 : 1
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

/** @throws when the code has changed so much that the defect cannot be planted */
async function isCaught({ what, file, right, wrong, test }: Defect, copy: string): Promise<boolean> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(right)) throw new Error(`"${what}" cannot be planted: ${file} has changed`)
  await writeFile(
    path,
    text.replace(right, () => wrong),
  )
  // npm, which starts this, puts the commands of the dependencies on the path.
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', 'tests/vitest.config.ts', '--reporter=json', '--outputFile=result.json', test],
    {
      cwd: copy,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    },
  )
  await writeFile(path, text)
  const { numFailedTests }: { numFailedTests: number } = JSON.parse(
    await readFile(join(copy, 'result.json'), 'utf8'),
  )
  // A test file that cannot even be read has noticed nothing.
  return status !== 0 && numFailedTests > 0
}
