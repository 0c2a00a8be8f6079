import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { call as Call } from '../../../../../scripts/studio/app/call.ts'
import type { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import type { StudioSite } from '../../../../../scripts/studio/site/StudioSite.ts'
import { serve } from '../../../../../scripts/studio/worker/worker.ts'
import { MemoryStore } from '../site/MemoryStore.ts'
import { openStudio, realHost } from '../site/openStudio.ts'
import { all, find } from './byRole.ts'
import { press } from './use.ts'

/** The app of the studio on the real site, kept in memory. */
export interface AppOnSite extends AsyncDisposable {
  host: MemoryHost
  /** Asks the worker, as the app does. */
  call: typeof Call
  /** Where changes are kept. */
  store: MemoryStore
  /** What the worker holds. */
  readonly studio: StudioSite
  /** The text of a document as its author has it. */
  read(file: string): string
  /** Shows the app anew, as loading its page does. */
  load(): Promise<void>
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

/** The app calls what answers in the worker, over a channel. No frame shows the page. */
async function appOnSite(): Promise<AppOnSite> {
  const host = await realHost()
  const store = new MemoryStore()
  const studio = await openStudio(host, store)
  const connect = serve(async (_, announce) => {
    studio.workspace.onChange(announce)
    return studio
  })
  // Not a stub, which would end before each test.
  Object.assign(window, {
    SharedWorker: class extends EventTarget {
      readonly port: MessagePort
      constructor() {
        super()
        const { port1, port2 } = new MessageChannel()
        connect(port2)
        this.port = port1
      }
    },
  })
  leaveFramesEmpty()
  // Files of tests share modules. The app of another file has its port to another worker.
  vi.resetModules()
  const { call } = await import('../../../../../scripts/studio/app/call.ts')
  const { App } = await import('../../../../../scripts/studio/app/App.tsx')
  let unmount = () => {}
  return {
    host,
    store,
    call,
    studio,
    read(file) {
      const text = studio.site.texts.get(file)
      if (text === undefined) throw new Error(`There is no ${file}`)
      return text
    },
    async load() {
      // As a window that goes: what was typed last is written.
      window.dispatchEvent(new Event('pagehide'))
      await written()
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
    },
  }
}

/** Else happy-dom would write that it loads no pages, or load them. */
export function leaveFramesEmpty(): void {
  const { settings } = Object(window).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('') }
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
  // It begins with its first section.
  const [whole] = all('button', /^The page itself/, form())
  if (whole) press(whole, 'Enter')
}

/** The outline and the form. */
export function form(): Element {
  const found = document.querySelector('[aria-label="What is on the page"]')
  if (!found) throw new Error('There is no form')
  return found
}

/** Waits until the studio has what was written last. */
export async function save(): Promise<void> {
  await written()
  await find('status', /^Kept, /)
}

/** Calls are answered in turn. What is typed during a call is written after it. */
async function written(): Promise<void> {
  for (let turn = 1; turn <= 2; turn++) await app.call('kept', {})
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
  press(all('button', undefined, row)[0] ?? row, 'Enter')
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
