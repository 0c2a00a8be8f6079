import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { UsageError } from '../../lib/usageError.ts'
import { freePort } from '../browser/spawnServer.ts'

interface Engine {
  name: string
  /** What to install for it. */
  packages: string
  /** @returns what starts it, where it is installed */
  find(): (() => Promise<Driver>) | undefined
}

const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: 'firefox-esr',
    find() {
      const program = findFirefox()
      return program === undefined ? undefined : () => startFirefox(program)
    },
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const programs = findWebKit()
      return programs && (() => startWebKit(programs))
    },
  },
]

/**
 * @param asked the name of the only engine to choose. Default: all
 * @throws UsageError when there is no such engine
 */
export function chooseEngines(asked: string | undefined, all = engines): readonly Engine[] {
  const chosen = all.filter(({ name }) => asked === undefined || name === asked)
  if (chosen.length > 0) return chosen
  throw new UsageError(`There is no engine "${asked}". Write ${all.map(({ name }) => name).join(' or ')}.`)
}

/** What to do about an engine that is not installed. */
export const missing = ({ name, packages }: Engine): string =>
  `${name}: not installed, so not checked. On Debian and Ubuntu: apt-get install ${packages}`

/** One window of an engine, as its protocol of automation reaches it. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Sets the inner size of the window, as near as the engine comes to it. */
  resize(width: number, height: number): Promise<void>
  /** Runs the source of an expression in the page. @returns its value, a text */
  run(expression: string): Promise<string>
  /** Performs real input, in the form that WebDriver and WebDriver BiDi have in common. */
  perform(sources: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: readonly object[]
}

/** It makes no requests of its own. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 0,
}

/** @returns the path of a Firefox that starts */
const findFirefox = (): string | undefined =>
  ['firefox-esr', 'firefox'].map(findProgram).find(path => path !== undefined && starts(path))

/** Starts a Firefox without a window, and speaks WebDriver BiDi with it. */
async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'chalkline-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = launch(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ])
  const stop = async () => {
    await end(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(await lineOf(child, /WebDriver BiDi listening on (ws:\S+)/))
    return await driverOf(send, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function driverOf(send: Send, stop: () => Promise<void>): Promise<Driver> {
  await send('session.new', { capabilities: {} })
  // In the window that it starts with, the address bar has the focus: buttons there do not hear the keyboard.
  const { context } = await send('browsingContext.create', { type: 'window' })
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async run(expression) {
      const asked = { expression, target: { context }, awaitPromise: false }
      const { result, exceptionDetails } = await send('script.evaluate', asked)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return String(result?.value)
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    close: stop,
  }
}

/** What is read of the messages of https://www.w3.org/TR/webdriver-bidi/. */
interface Result {
  context?: string
  result?: { value?: unknown }
  exceptionDetails?: { text: string }
}

type Send = (method: string, params: object) => Promise<Result>

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  socket.on('message', data => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

/** The programs that WebKit takes: a driver, a browser, and a screen for its window. */
interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
}

/** @returns nothing unless all of them are installed */
function findWebKit(): WebKitPrograms | undefined {
  const [driver, browser, screen] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')]
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** Starts WebKit's MiniBrowser on a screen that nobody sees, and speaks WebDriver with it. */
async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Driver> {
  const display = launch(screen, ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'])
  const children = [display]
  const stop = async () => {
    for (const child of children.reverse()) await end(child)
  }
  try {
    const number = await lineOf(display, /^(\d+)$/m)
    const port = await freePort()
    const child = launch(driver, [`--port=${port}`], { DISPLAY: `:${number}` })
    children.push(child)
    const address = `http://127.0.0.1:${port}`
    await answers(`${address}/status`)
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
    const { sessionId } = await call(`${address}/session`, { capabilities: { alwaysMatch } })
    const session = `${address}/session/${sessionId}`
    return {
      async goto(url) {
        await call(`${session}/url`, { url })
      },
      async resize(width, height) {
        await resize(session, width, height)
      },
      run: async expression =>
        String(await call(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })),
      async perform(actions) {
        await call(`${session}/actions`, { actions })
      },
      async close() {
        await call(session, undefined, 'DELETE').catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The frame of the window is not the page's: it is made larger by what it takes. */
async function resize(session: string, width: number, height: number): Promise<void> {
  const script = 'return [window.innerWidth, window.innerHeight]'
  const outer = { width, height }
  for (let attempt = 0; attempt < 3; attempt++) {
    await call(`${session}/window/rect`, { x: 0, y: 0, ...outer })
    const [innerWidth, innerHeight] = await call(`${session}/execute/sync`, { script, args: [] })
    if (innerWidth === width && innerHeight === height) return
    outer.width += width - innerWidth
    outer.height += height - innerHeight
  }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(20)
  }
  throw new Error(`${url} does not answer`)
}

/** @returns what https://www.w3.org/TR/webdriver2/ says of the command */
async function call(url: string, body?: object, method = 'POST') {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { value } = Object(await answer.json())
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** In milliseconds. */
const START = 30_000

/** @returns the path of a program, where it is installed */
function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(path => existsSync(path))
}

/** WebKit's own small browser, which lies beside its library. @returns its path, where it is installed */
function findMiniBrowser(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const library = '/usr/lib'
  return readdirSync(library)
    .flatMap(machine =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map(name => join(library, machine, name, 'MiniBrowser')),
    )
    .find(path => existsSync(path))
}

/** Whether a program starts: Ubuntu's own `firefox` may be a script that asks to install a snap. */
const starts = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: START }).status === 0

/** Starts a program that ends with this process, however that ends. */
function launch(
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
function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
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
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
