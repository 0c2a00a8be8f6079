import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Connect, ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { DevSite } from '../../../../../scripts/lib/dev/DevSite.ts'
import { Studio } from '../../../../../scripts/studio/host/Studio.ts'
import { STUDIO, studioPlugin } from '../../../../../scripts/studio/host/studioPlugin.ts'
import { type ScratchSite, scratchSite } from '../../../scratchSite.ts'
import { all, find } from './byRole.ts'
import { press } from './use.ts'

const TOKEN = 'secret'
const HOST = '127.0.0.1:5180'

/** The app of the studio on a copy of the site. */
export interface AppOnSite extends AsyncDisposable {
  site: ScratchSite
  dev: DevSite
  /** As another window calls it. */
  readonly studio: Studio
  /** Shows the app anew, as loading its page does. */
  load(): Promise<void>
  /** Ends the studio, as closing the terminal does: nothing answers any more. */
  end(): void
  /** Starts the studio again. @param token its secret, where it is another one */
  start(token?: string): void
}

/** The app of the file of tests that runs. */
export let app: AppOnSite

/** Makes the app before the tests of a file, and loads it anew before each. */
export function loadForEachTest(): void {
  beforeAll(async () => {
    app = await appOnSite()
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(() => app.load())
}

/**
 * The app calls what answers the requests of a browser, and that calls the real studio. Nothing is sent by HTTP, no frame shows
 * the page, and nobody watches the folder: a test calls `dev.changed` itself.
 */
async function appOnSite(): Promise<AppOnSite> {
  const site = await scratchSite()
  // Of the dev server, only what tells browsers of changes is used.
  const dev = new DevSite({ ws: { send: () => {} } } as unknown as ViteDevServer, site)
  await dev.start()
  const startStudio = () => new Studio(dev, site, join(site.pages, '../cache'))
  let studio = startStudio()
  let answer: Answer | undefined = answerOf(studio, TOKEN)
  /** Calls that wait for an answer. They end with the studio. */
  const waiting = new Set<(cause: Error) => void>()
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((path, init = {}) => {
    const answered = answer
    if (!answered) return Promise.reject(new TypeError('Failed to fetch'))
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      answered(String(path), init)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })
  })
  leaveFramesEmpty()
  // The app reads it when it is loaded, and modules are shared among tests.
  sessionStorage.setItem('chalkline-studio-token', TOKEN)
  const { App } = await import('../../../../../scripts/studio/app/App.tsx')
  let unmount = () => {}
  return {
    site,
    dev,
    get studio() {
      return studio
    },
    end() {
      answer = undefined
      for (const reject of waiting) reject(new TypeError('Failed to fetch'))
    },
    start(token = TOKEN) {
      studio = startStudio()
      answer = answerOf(studio, token)
    },
    async load() {
      // What was written last is sent when a page goes.
      window.dispatchEvent(new Event('pagehide'))
      unmount()
      document.body.replaceChildren()
      // As in a new window, which begins with the home page.
      history.replaceState(null, '')
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      unmount = () => root.unmount()
      root.render(createElement(App))
      await find('navigation', 'Pages and posts')
    },
    async [Symbol.asyncDispose]() {
      unmount()
      // What the app still asks for is answered no more. The document, and its `fetch`, ends with the file of tests.
      fetching.mockReturnValue(new Promise(() => {}))
      // After the check that is under way.
      await dev.reread('_site.json')
      await site[Symbol.asyncDispose]()
    },
  }
}

/** Else happy-dom would write that it loads no pages, or load them. */
export function leaveFramesEmpty(): void {
  const { settings } = Object(window).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('') }
}

type Answer = (path: string, init: RequestInit) => Promise<Response>

/** Answers requests as a browser sends them to a studio. */
export function answerOf(studio: Studio, token: string): Answer {
  let handler: Connect.NextHandleFunction | undefined
  const use = (_: string, added: Connect.NextHandleFunction) => {
    handler = added
  }
  const { configureServer } = studioPlugin(() => studio, new Map(), token)
  // The plugin uses nothing else of Vite, and no `this`.
  const server = { middlewares: { use } } as unknown as ViteDevServer
  if (typeof configureServer === 'function') configureServer.call(undefined as never, server)
  return (path, init) => {
    const request = Object.assign(Readable.from([Buffer.from(String(init.body))]), {
      method: init.method,
      url: path.slice(STUDIO.length),
      headers: { host: HOST, origin: `http://${HOST}`, ...init.headers },
    })
    return new Promise((resolve, reject) => {
      let status = 0
      const response = {
        setHeader: () => response,
        writeHead(written: number) {
          status = written
          return response
        },
        end: (body: string) => resolve(new Response(body, { status })),
      }
      // The handler of calls uses no more of them.
      handler?.(request as unknown as IncomingMessage, response as unknown as ServerResponse, reject)
    })
  }
}

/** Opens a document by what is below its title in the list. */
export async function open(address: string): Promise<void> {
  const list = await find('navigation', 'Pages and posts')
  const name = new RegExp(`(?:^| )${address}(?:$| )`)
  press(await find('button', name, list), 'Enter')
  // The form of the page that was open before may be there.
  await vi.waitFor(() => {
    if (!all('button', name, list)[0]?.hasAttribute('aria-current')) throw new Error(`${address} is not open`)
  }, 30_000)
  await find('textbox', undefined, form())
}

/** The outline and the form. */
export function form(): Element {
  const found = document.querySelector('[aria-label="What is on the page"]')
  if (!found) throw new Error('There is no form')
  return found
}

export async function save(): Promise<void> {
  press(await find('button', 'Save'), 'Enter')
  await find('status', 'Saved')
}

/** Presses a button by keyboard. */
export const use = async (name: string | RegExp, within?: Element): Promise<void> =>
  press(await find('button', name, within), 'Enter')

/** The rows of the outline. */
export const rows = async (): Promise<HTMLElement[]> =>
  all('listitem', undefined, await find('region', 'Sections'))

/** Selects a section by its place. */
export async function selectSection(index: number): Promise<void> {
  const row = (await rows())[index]
  if (!row) throw new Error(`There is no section ${index}`)
  press(all('button', undefined, row)[1] ?? row, 'Enter')
}

/** A part of the form, unfolded. */
export async function part(name: string | RegExp, within: Element = form()): Promise<HTMLElement> {
  const group = await find('group', name, within)
  const details = group.querySelector('details')
  const summary = details?.querySelector('summary')
  // Parts with problems open by themselves.
  if (summary && !details?.open) press(summary, 'Enter')
  return group
}
