import { readOptions, run } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { runVitest } from './runVitest.ts'

await run(async () => {
  const { kills } = readOptions(
    { kills: { type: 'string', default: '100' } },
    'npm run faults -- [--kills 100]',
  )
  const env = { ...process.env, CHALKLINE_KILLS: kills }
  return (
    runVitest(['tests/unit/scripts/buildFaults.test.ts'], { cwd: projectRoot, stdio: 'inherit', env }) ?? 1
  )
})
