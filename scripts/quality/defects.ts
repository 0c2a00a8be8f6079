import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, run } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { type Defect, table } from './defects/table.ts'
import { runVitest } from './runVitest.ts'

// Applies each defect of the table to a copy of the project, and runs the test that must detect it.

const needed =
  '.github renderer schema scripts tests pages-json public package.json package-lock.json tsconfig.json vite.config.ts'.split(
    ' ',
  )

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

/** @throws when the code to replace is not in the file any more */
async function isCaught({ what, file, right, wrong, test }: Defect, copy: string): Promise<boolean> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(right)) throw new Error(`"${what}" cannot be planted: ${file} has changed`)
  await writeFile(
    path,
    text.replace(right, () => wrong),
  )
  const status = runVitest(['--reporter=json', '--outputFile=result.json', test], {
    cwd: copy,
    stdio: 'ignore',
  })
  await writeFile(path, text)
  const { numFailedTests }: { numFailedTests: number } = JSON.parse(
    await readFile(join(copy, 'result.json'), 'utf8'),
  )
  // A test file that fails to load has not detected the defect.
  return status !== 0 && numFailedTests > 0
}
