import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../browser/freePort.ts'
import type { Driver } from './Driver.ts'
import { end, findMiniBrowser, findProgram, launch, lineOf } from './processes.ts'

/** The programs that WebKit takes: a driver, a browser, and a screen for its window. */
export interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
}

/** @returns nothing unless all of them are installed */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, browser, screen] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')]
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** Starts WebKit's MiniBrowser on a screen that nobody sees, and speaks WebDriver with it. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Driver> {
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
