import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** In milliseconds. */
const START = 30_000

/** @returns the path of a program, where it is installed */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(path => existsSync(path))
}

/** WebKit's own small browser, which lies beside its library. @returns its path, where it is installed */
export function findMiniBrowser(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const library = '/usr/lib'
  return readdirSync(library)
    .flatMap(machine =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map(name => join(library, machine, name, 'MiniBrowser')),
    )
    .find(path => existsSync(path))
}

/** Whether a program starts: Ubuntu's own `firefox` may be a script that asks to install a snap. */
export const starts = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: START }).status === 0

/** Starts a program that ends with this process, however that ends. */
export function launch(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(program, args, { env: { ...process.env, ...env } })
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return child
}

/** Waits for a line of a process that matches. @returns the first group */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${text}`))
    const timer = setTimeout(fail, START, 'did not start in time')
    const read = (chunk: unknown) => {
      text += chunk
      const [, found] = pattern.exec(text) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', error => fail(error.message))
    child.once('exit', code => fail(`ended with ${code}`))
  })
}

/** Ends a process and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
