import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'

/** All output folders. */
const built = new Set<string>()

/** Has a process print its peak memory when it ends. */
const PEAK =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))"

interface BuildFigures {
  /** From the start of the command to its end. */
  seconds: number
  /** Seconds of the processor, of the command and its workers, as the shell counts them. */
  cpu: number
  /** Peak memory of the command without its workers. */
  megabytes: number
}

/** Runs `npm run build` without npm. */
export function measureBuild(folders: Folders, out: string): BuildFigures {
  built.add(out)
  const command = [process.execPath, '--import', PEAK, join(projectRoot, 'scripts/run.mjs'), 'build']
  const options = Object.entries({ ...folders, out }).flatMap(([option, value]) => [`--${option}`, value])
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@" >&2 && times', 'sh', ...command, ...options],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build failed: ${stderr}`)
  const [, kilobytes = '0'] = /peak (\d+)/.exec(stderr) ?? []
  // The second line counts the children of the shell: user, system.
  const [, children = ''] = stdout.split('\n')
  const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0),
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}

/** Deletes what the builds have written, and the folder in which they were made. */
export function deleteBuilds(work: string): void {
  for (const folder of [work, ...built]) rmSync(folder, { recursive: true, force: true })
}
