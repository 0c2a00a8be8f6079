import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Driver } from './Driver.ts'
import { end, findProgram, launch, lineOf, starts } from './processes.ts'

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
export const findFirefox = (): string | undefined =>
  ['firefox-esr', 'firefox'].map(findProgram).find(path => path !== undefined && starts(path))

/** Starts a Firefox without a window, and speaks WebDriver BiDi with it. */
export async function startFirefox(program: string): Promise<Driver> {
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
