// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { setValue } from '../../../../../../schema/text/edit.ts'
import type { Documents } from '../../../../../../scripts/studio/app/state/useDocuments.ts'
import { app, loadForEachTest } from '../appOnSite.ts'

loadForEachTest()
let useDocuments: () => Documents
beforeAll(async () => {
  // With the port of this file's app.
  const found = await import('../../../../../../scripts/studio/app/state/useDocuments.ts')
  useDocuments = found.useDocuments
})

const PAGES = ['about/history.json', 'about/calendar.json']
const [PAGE = ''] = PAGES
const valueIn = (text = '{}') => JSON.parse(text)
const eventually = <T>(actual: () => T) => expect.poll(actual, { timeout: 10_000 })

/** A window of the studio, as far as it holds documents. */
class Window {
  documents: Documents | undefined
  readonly #root: Root

  constructor() {
    const Holder = () => {
      this.documents = useDocuments()
      return null
    }
    this.#root = createRoot(document.createElement('div'))
    flushSync(() => this.#root.render(createElement(Holder)))
  }

  get text(): string | undefined {
    return this.documents?.current?.text
  }

  async open(file: string): Promise<void> {
    await this.documents?.open(file)
    await eventually(() => this.documents?.current?.file).toBe(file)
  }

  type(key: string, words: string): void {
    const text = this.text ?? expect.unreachable()
    flushSync(() => this.documents?.edit(setValue(text, [key], words), key))
  }

  undo(): void {
    flushSync(() => this.documents?.undo())
  }

  redo(): void {
    flushSync(() => this.documents?.redo())
  }

  /** Everything that was typed is written. */
  settled = () =>
    eventually(() => {
      const { documents = {} } = this.documents?.state ?? {}
      return Object.values(documents).every(({ text, known, checked }) => text === known && text === checked)
    }).toBe(true)

  close(): void {
    this.#root.unmount()
  }
}

test('what one window writes appears in the other, both fields are kept, and undo takes nothing of the other away', async () => {
  const [one, other] = [new Window(), new Window()]
  await one.open(PAGE)
  await other.open(PAGE)
  one.type('title', 'Of the one')
  other.type('description', 'Of the other')
  for (const { settled } of [one, other]) await settled()
  for (const window of [one, other])
    await eventually(() => valueIn(window.text)).toMatchObject({
      ...{ title: 'Of the one', description: 'Of the other' },
    })
  one.undo()
  await one.settled()
  expect(valueIn(app.read(PAGE)).description).toBe('Of the other')
  for (const window of [one, other]) window.close()
})

test('what was typed while a write was under way is written as the window goes', async () => {
  const window = new Window()
  await window.open(PAGE)
  window.type('title', 'First')
  window.type('title', 'First and last')
  globalThis.dispatchEvent(new Event('pagehide'))
  window.close()
  await eventually(() => valueIn(app.read(PAGE)).title).toBe('First and last')
})

test('what is undone while it is being written is undone, although the window goes', async () => {
  const window = new Window()
  await window.open(PAGE)
  await window.settled()
  const before = window.text
  window.type('title', 'A slip')
  window.undo()
  globalThis.dispatchEvent(new Event('pagehide'))
  window.close()
  await app.call('kept', {})
  await eventually(() => app.read(PAGE)).toBe(before)
})

test('what was typed as a window and its worker ended is written by the next window, and by one that is open', async () => {
  const text = () => app.read(PAGE)
  const leave = (title: string) => {
    const left = { file: PAGE, text: setValue(text(), ['title'], title), since: [text()] }
    localStorage.setItem('chalkline-studio-last-words', JSON.stringify([left]))
  }
  leave('The last word')
  const window = new Window()
  await eventually(() => valueIn(text()).title).toBe('The last word')
  leave('The last word of another one')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'chalkline-studio-last-words' }))
  await eventually(() => valueIn(text()).title).toBe('The last word of another one')
  await eventually(() => localStorage.length).toBe(0)
  window.close()
})

test('a page that is deleted elsewhere keeps no other one from being written', async () => {
  const window = new Window()
  await window.open('accessibility.json')
  await app.studio.write(new Map([['accessibility.json', null]]))
  window.type('title', 'Too late')
  await eventually(() => window.documents?.failure).toBeDefined()
  await window.open(PAGE)
  window.type('title', 'Written')
  await eventually(() => valueIn(app.read(PAGE)).title).toBe('Written')
  window.close()
})

/** CHALKLINE_SESSIONS=1000 tries longer. */
const SESSIONS = Number(process.env.CHALKLINE_SESSIONS ?? 3)
const SEED = Number(process.env.CHALKLINE_SEED ?? Math.floor(Date.now() / 86_400_000))

test('no letter is lost, whatever an author and a colleague do', async () => {
  let count = 0
  const step = fc.constantFrom('type', 'type', 'type', 'undoRedo', 'switch', 'reload', 'publish', 'settle')
  const session = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async steps => {
    for (const { path } of app.studio.workspace.changes) app.studio.workspace.putBack(path)
    await app.studio.follow()
    let window = new Window()
    let at = 0
    const expected = new Map<string, string>()
    const file = () => PAGES[at % PAGES.length] ?? ''
    await window.open(file())
    for (const what of steps) {
      const word = `w${++count}`
      if (what === 'type') {
        window.type('title', word)
        expected.set(`${file()} title`, word)
      } else if (what === 'undoRedo') {
        window.undo()
        window.redo()
      } else if (what === 'switch') {
        at++
        await window.open(file())
      } else if (what === 'reload') {
        await window.settled()
        window.close()
        window = new Window()
        await window.open(file())
      } else if (what === 'publish') {
        const { texts } = app.studio.published
        const text = setValue(texts.get(file()) ?? '', ['description'], word)
        await app.host.publishAs('Kofi', new Map([[`pages/${file()}`, new TextEncoder().encode(text)]]), word)
        await app.studio.refresh()
        expected.set(`${file()} description`, word)
      } else await window.settled()
    }
    await window.settled()
    for (const [place, word] of expected) {
      const [file = '', key = ''] = place.split(' ')
      expect([place, valueIn(app.read(file))[key]]).toEqual([place, word])
    }
    window.close()
  })
  await fc.assert(session, { numRuns: SESSIONS, seed: SEED })
})
