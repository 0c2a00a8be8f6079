// @vitest-environment happy-dom
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ViteDevServer } from 'vite'
import { test, vi } from 'vitest'
import type { Path } from '../../../../../../schema/problems/problem.ts'
import {
  insertItem,
  moveItem,
  removeValue,
  setValue,
  valueOfText,
} from '../../../../../../schema/text/edit.ts'
import { DevSite } from '../../../../../../scripts/lib/dev/DevSite.ts'
import { Editor } from '../../../../../../scripts/studio/app/shell/Editor.tsx'
import { mergedOf, settledText } from '../../../../../../scripts/studio/app/shell/TwoVersions.tsx'
import { useSelection } from '../../../../../../scripts/studio/app/shell/useSelection.ts'
import { type EditedDocument, isUnsaved } from '../../../../../../scripts/studio/app/state/studioState.ts'
import { type Documents, useDocuments } from '../../../../../../scripts/studio/app/state/useDocuments.ts'
import { type SiteList, Studio } from '../../../../../../scripts/studio/host/Studio.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'
import { writeSmallSite } from '../../../smallFolders.ts'
import { answerOf } from '../appOnSite.ts'
import { fill, press, type } from '../use.ts'

/** How many sessions are tried. CHALKLINE_SESSIONS=1000 tries longer. */
const SESSIONS = Number(process.env.CHALKLINE_SESSIONS ?? 8)

/** Every day tries other sessions. A failure prints its seed, and CHALKLINE_SEED tries the same again. */
const SEED = Number(process.env.CHALKLINE_SEED ?? Math.floor(Date.now() / 86_400_000))

/** The documents that authors edit. */
const FILES = ['index.json', 'stages/ils.json', '_posts/1.json', '_site.json']

const TOKEN = 'secret'

/** A word that somebody has typed. Each is another one. */
interface Word {
  file: string
  /** The window in which it was typed; none for another program. */
  by: string | undefined
  /** Whether an author has taken it away: nobody misses it. */
  isTaken: boolean
}

const wordsIn = (text: string | undefined): Set<string> => new Set(text?.match(/\bw\d{4}\b/g))

/** The places at which a document has texts that authors write. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string')
    return /^(?:title|description|content|question|answer|excerpt|text)$/.test(String(path.at(-1)))
      ? [path]
      : []
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, below]) =>
    placesOf(below, [...path, isList ? Number(key) : key]),
  )
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((below, key) => Object(below)[key], value)

const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length]

/** The lists of sections and of their rows. */
const listsOf = (value: unknown): Path[] => {
  const sections: unknown = Object(value).sections
  if (!Array.isArray(sections)) return []
  const rows = sections.flatMap((section, index) =>
    Array.isArray(section.items) ? [['sections', index, 'items']] : [],
  )
  return [['sections'], ...rows]
}

/** A window of the studio without its page: its documents and its form are the real ones, and its calls go to the real studio. */
class Window {
  readonly id: string
  readonly #target = new EventTarget()
  readonly #place = document.createElement('div')
  readonly #root = createRoot(this.#place)
  readonly #Content: (props: { list: SiteList }) => ReactNode
  /** Until the document that was opened last is shown. */
  opening: Promise<void> = Promise.resolve()
  #documents: Documents | undefined

  constructor(id: string, before?: string) {
    this.id = id
    const window = { id, before }
    this.#Content = ({ list }) => {
      const documents = useDocuments(list, window)
      this.#documents = documents
      const { current } = documents
      const value = valueOfText(current?.text)
      const { section, ids, select } = useSelection(current?.file, value, () => {})
      if (!current) return null
      const { file } = current
      return createElement(Editor, {
        key: file,
        document: current,
        value,
        kind: list.documents.find(document => document.file === file)?.kind ?? 'page',
        list,
        section,
        ids,
        onSection: index => select(file, index),
        onEdit: documents.edit,
        onSettle: documents.settle,
        onKeepRestored: documents.keepRestored,
        onDiscardRestored: documents.discardRestored,
        onOpen: documents.open,
        onCopy: documents.copySection,
      })
    }
  }

  async show(list: SiteList): Promise<void> {
    // Each window has events of its own. The documents listen once they are rendered.
    const listening = (type: string, listener: unknown) =>
      this.#target.addEventListener(type, listener as EventListener) // the documents give functions
    const spies = [
      vi.spyOn(globalThis, 'addEventListener').mockImplementation(listening),
      vi.spyOn(globalThis, 'removeEventListener').mockImplementation(() => {}),
    ]
    this.#root.render(createElement(this.#Content, { list }))
    await rendered()
    for (const spy of spies) spy.mockRestore()
  }

  /** Its elements are those of the page, and their ids the only ones. */
  use(): void {
    if (!this.#place.isConnected) document.body.replaceChildren(this.#place)
  }

  /** Selects a section, or the page itself. */
  select(index: number | undefined): void {
    const row = this.#place.querySelectorAll('ol > li')[index ?? -1]
    const [page] = this.#place.querySelectorAll<HTMLElement>('[data-region="outline"] button')
    const button = index === undefined ? page : row?.querySelectorAll('button')[1]
    if (button) press(button, 'Enter')
  }

  get folds(): HTMLElement[] {
    return [...this.#place.querySelectorAll('summary')]
  }

  /** @returns the field of a text, unfolded and with the caret in it, if the form has one */
  enter(path: Path): HTMLElement | null {
    const field = document.getElementById(`field-${path.join('-')}`)
    for (let part = field; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement && !part.open)
        press(part.querySelector('summary') ?? part, 'Enter')
    field?.focus()
    return field
  }

  get documents(): Documents {
    if (!this.#documents) throw new Error('The window shows nothing')
    return this.#documents
  }

  get all(): EditedDocument[] {
    return Object.values(this.documents.state.documents)
  }

  get words(): Set<string> {
    return new Set(this.all.flatMap(({ text }) => [...wordsIn(text)]))
  }

  /** @returns whether the author is asked whether to stay */
  asks(): boolean {
    return !this.#target.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  }

  hide(): void {
    this.#target.dispatchEvent(new Event('pagehide'))
  }

  focus(): void {
    this.#target.dispatchEvent(new Event('focus'))
  }

  end(): void {
    this.#root.unmount()
  }
}

/** Until what has changed is rendered, and its effects have run. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await setImmediate()
}

interface Step {
  act: Act
  window: number
  place: number
  to: number
  /** Whether the next step waits until everything has been answered. */
  waits: boolean
}

class Session {
  readonly #folder: string
  readonly #words = new Map<string, Word>()
  #windows: Window[] = []
  /** What was not saved when its window ended, or another one could take it up. */
  readonly #left: string[] = []
  /** Whether a window has ended that could not tell the studio that its work was undone. */
  #mayBeOutdated = false
  #opened = 0
  /** The studio that runs, and what it has not answered yet. */
  #host:
    | { studio: Studio; dev: DevSite; answer: ReturnType<typeof answerOf>; running: Set<Promise<unknown>> }
    | undefined
  #pending = 0
  #list: SiteList | undefined

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async begin(folder: string): Promise<Session> {
    const session = new Session(folder)
    await rm(folder, { recursive: true, force: true })
    await writeSmallSite(folder)
    await session.#start()
    await session.open()
    return session
  }

  #pathOf = (file: string): string => join(this.#folder, 'pages', file)

  #read = (file: string): Promise<string> => readFile(this.#pathOf(file), 'utf8')

  async #start(): Promise<void> {
    if (this.#host) return
    const folders = { pages: join(this.#folder, 'pages'), public: join(this.#folder, 'public') }
    // Of the dev server, only what tells browsers of changes is used.
    const dev = new DevSite({ ws: { send: () => {} } } as unknown as ViteDevServer, folders)
    await dev.start()
    const studio = new Studio(dev, folders, join(this.#folder, 'cache'))
    this.#host = { studio, dev, answer: answerOf(studio, TOKEN), running: new Set() }
  }

  /** What it has begun it may have done, but it says so to nobody. */
  async #kill(): Promise<void> {
    const host = this.#host
    this.#host = undefined
    await Promise.allSettled(host?.running ?? [])
  }

  async fetch(path: string, init: RequestInit): Promise<Response> {
    this.#pending++
    try {
      await setImmediate()
      const host = this.#host
      if (!host) throw new TypeError('Failed to fetch')
      const answering = host.answer(path, init)
      host.running.add(answering)
      const answer = await answering.finally(() => host.running.delete(answering))
      if (host !== this.#host) throw new TypeError('Failed to fetch')
      return answer
    } finally {
      this.#pending--
    }
  }

  /** Until everything has been answered. */
  async #settled(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      await setImmediate()
      if (this.#pending > 0) quiet = 0
    }
  }

  async open(before?: string): Promise<Window> {
    this.#list = (await this.#host?.studio.list()) ?? this.#list
    if (!this.#list) throw new Error('There was never a studio')
    const window = new Window(`window-${this.#opened++}`, before)
    await window.show(this.#list)
    this.#windows.push(window)
    return window
  }

  #typed(file: string, by?: string): string {
    const word = `w${String(this.#words.size + 1).padStart(4, '0')}`
    this.#words.set(word, { file, by, isTaken: false })
    return word
  }

  /** @param may whose words the author takes away with it */
  async #edit(window: Window, may: 'nobodys' | 'own' | 'all', edit: () => unknown): Promise<void> {
    const before = window.words
    const others = window.all.filter(({ file }) => file !== window.documents.state.current)
    edit()
    await rendered()
    const after = window.words
    for (const word of before)
      if (!after.has(word)) {
        const typed = this.#words.get(word)
        // What another author has saved may arrive at the same time.
        if (typed?.isTaken) continue
        if (may === 'nobodys' || (may === 'own' && typed?.by !== window.id))
          throw new Error(`${word} has gone although its author did not take it away`)
        if (typed) typed.isTaken = true
      }
    for (const word of after) {
      const typed = this.#words.get(word)
      if (typed && !before.has(word)) typed.isTaken = false
    }
    for (const { file, text } of others)
      if (window.documents.state.documents[file]?.text !== text)
        throw new Error(`${file} was not shown, and has changed`)
  }

  /** Edits the text of the document that a window shows, as its form does. */
  async #editText(act: Act, window: Window, value: unknown, place: number, to: number): Promise<void> {
    const { current } = window.documents
    const path = pick(act === 'type' || act === 'delete' ? placesOf(value) : listsOf(value), place)
    if (!current || !path) return
    const { file, text } = current
    const list: unknown = at(value, path)
    const length = Object(list).length
    const edit = (may: 'nobodys' | 'all', edited: string, field = `${act} ${to}`) =>
      this.#edit(window, may, () => window.documents.edit(edited, field))
    if (act === 'type')
      await edit('nobodys', setValue(text, path, `${list} ${this.#typed(file, window.id)}`), path.join('-'))
    else if (act === 'delete')
      await edit('all', setValue(text, path, String(list).replace(/\bw\d{4}\b/, '')), path.join('-'))
    else if (!length) return
    else if (act === 'move') await edit('nobodys', moveItem(text, path, to % length, (to >> 3) % length))
    else if (act === 'remove') await edit('all', removeValue(text, [...path, to % length]))
    else {
      const word = this.#typed(file, window.id)
      const added = { ...pick(Array.isArray(list) ? list : [], to), title: `Added ${word}` }
      await edit('nobodys', insertItem(text, path, to % (length + 1), added), word)
    }
  }

  async do({ act, window: who, place, to, waits }: Step): Promise<void> {
    const window = this.#windows[who % this.#windows.length] ?? (await this.open())
    window.use()
    // Whoever writes in a form waits for it.
    if (act === 'write') await window.opening.then(rendered)
    const { current } = window.documents
    const value: unknown = JSON.parse(current?.text ?? 'null')
    switch (act) {
      case 'open':
        for (const one of this.#windows) this.#note(one)
        window.opening = window.documents.open(pick(FILES, place) ?? '')
        await rendered()
        break
      case 'type':
      case 'delete':
      case 'move':
      case 'add':
      case 'remove':
        await this.#editText(act, window, value, place, to)
        break
      case 'write': {
        const path = pick(placesOf(value), place)
        if (!current || !path) break
        window.select(path[0] === 'sections' ? Number(path[1]) : undefined)
        await rendered()
        const field = window.enter(path)
        if (!field) break
        // A text that has to be there is a mistake until the first letter.
        if (to >= 32 && field.matches('textarea')) {
          await this.#edit(window, 'all', () => fill(field, ''))
          await this.#settled()
        }
        for (const [index, letter] of [...`.${this.#typed(current.file, window.id)}.`].entries()) {
          type(letter)
          await rendered()
          // What others have saved arrives, or what was found wrong.
          if ((to >> index) & 1) await this.#notice(window)
          if (waits) await this.#settled()
        }
        break
      }
      case 'fold': {
        const fold = pick(window.folds, place)
        if (fold) press(fold, 'Enter')
        break
      }
      case 'select':
        window.select(pick([undefined, ...(Object(value).sections?.keys() ?? [])], place))
        break
      case 'undo':
        await this.#edit(window, 'own', () => window.documents.undo())
        break
      case 'redo':
        await this.#edit(window, 'all', () => window.documents.redo())
        break
      case 'save':
        window.documents.save()
        await rendered()
        break
      case 'keep':
        await this.#edit(window, 'nobodys', () => window.documents.keepRestored())
        break
      case 'discard':
        if (current?.restoredFrom === undefined) break
        await this.#edit(window, 'all', () => window.documents.discardRestored())
        break
      case 'settle':
        if (current?.conflict) await this.#settle(window, current, to)
        break
      case 'notice':
        await this.#notice(window)
        break
      case 'outside': {
        await this.#settled()
        const file = pick(FILES, place) ?? ''
        const text = await this.#read(file)
        const value = JSON.parse(text)
        const path = pick(placesOf(value), to) ?? []
        await writeFile(this.#pathOf(file), setValue(text, path, `${at(value, path)} ${this.#typed(file)}`))
        await this.#host?.dev.reread(file)
        break
      }
      case 'kill':
        await this.#kill()
        await this.#settled()
        break
      case 'start':
        await this.#start()
        break
      case 'window':
        if (this.#windows.length < 3) await this.open()
        break
      case 'close':
        await this.#close(window)
        break
      case 'reload':
        if (await this.#close(window)) await this.open(window.id)
        break
      case 'copy':
        // A tab that is duplicated is another load of the same one.
        if (this.#windows.length < 3) await this.open(window.id)
        break
      case 'crash':
        // What was typed while the studio was away is lost with the browser.
        if (!this.#host) break
        await this.#notice(window)
        await this.#settled()
        this.#leave(window)
        break
      case 'focus':
        window.focus()
        await rendered()
        break
    }
    if (waits) await this.#settled()
  }

  async #settle(window: Window, document: EditedDocument, bits: number): Promise<void> {
    const theirs = document.conflict?.text ?? ''
    const versions = { base: document.saved, own: document.text, theirs }
    const { contested } = mergedOf(versions)
    const taken = new Set([...contested.keys()].filter(index => (bits >> index) & 1))
    const text = settledText(versions, taken)
    // Nothing goes that was not shown as a choice.
    const shown = wordsIn(JSON.stringify(contested))
    for (const word of [...wordsIn(document.text), ...wordsIn(theirs)])
      if (!wordsIn(text).has(word)) {
        const typed = this.#words.get(word)
        const isRemoved = wordsIn(document.saved).has(word)
        if (!shown.has(word) && !isRemoved) throw new Error(`${word} was no choice, and has gone`)
        if (typed) typed.isTaken = true
      }
    await this.#edit(window, 'all', () => window.documents.settle(text))
  }

  async #notice(window: Window): Promise<void> {
    this.#list = (await this.#host?.studio.list()) ?? this.#list
    if (this.#list && this.#host) await window.show({ ...this.#list })
  }

  /** @returns whether its author lets it close */
  async #close(window: Window): Promise<boolean> {
    // Whoever closes a window has it before them.
    window.focus()
    await this.#settled()
    if (window.asks()) return false
    // Its author expects to find what was written in it and is not saved, whatever was done to it in another window.
    for (const document of window.all.filter(isUnsaved))
      for (const word of wordsIn(document.text)) {
        const typed = this.#words.get(word)
        if (typed?.by === window.id && !wordsIn(document.saved).has(word)) typed.isTaken = false
      }
    window.hide()
    this.#mayBeOutdated ||= !this.#host
    this.#leave(window)
    await rendered()
    return true
  }

  #note(window: Window): void {
    this.#left.push(...window.all.filter(isUnsaved).map(({ text }) => text))
  }

  #leave(window: Window): void {
    this.#note(window)
    window.end()
    this.#windows = this.#windows.filter(other => other !== window)
  }

  /** @throws when a word is nowhere */
  async end(): Promise<void> {
    await this.#start()
    await this.#settled()
    for (const window of this.#windows) await this.#notice(window)
    await this.#settled()
    const inWindows = this.#windows.flatMap(({ all }) => all)
    const drafts = (await this.#host?.studio.texts()) ?? []
    this.#check('open', [...inWindows, ...drafts], inWindows)
    for (const window of [...this.#windows]) {
      if (!(await this.#close(window))) throw new Error('A window cannot be closed')
      await this.#settled()
    }
    // Each new window goes on with other work, once the work of the one before is settled.
    const offered: EditedDocument[] = []
    for (let isMore = true; isMore; ) {
      const window = await this.open()
      isMore = false
      for (const file of FILES) {
        await window.documents.open(file)
        await this.#settled()
        const { current } = window.documents
        if (!current) throw new Error(`${file} cannot be opened`)
        offered.push(current)
        const isKnown = this.#mayBeOutdated || this.#left.includes(current.text)
        if (current.restoredFrom && !isKnown) throw new Error(`What is offered of ${file} was in no window`)
        isMore ||= isUnsaved(current)
        if (current.conflict) window.documents.settle(current.conflict.text)
        else window.documents.discardRestored()
        await this.#settled()
      }
    }
    const onDisk = await Promise.all(FILES.map(async file => ({ file, text: await this.#read(file) })))
    this.#check('offered', [...offered, ...onDisk], offered)
    for (const window of this.#windows) window.end()
    await this.#host?.dev.reread('_site.json')
  }

  #check(
    where: string,
    texts: readonly { file: string; text: string }[],
    documents: readonly EditedDocument[],
  ): void {
    const conflicts = documents.flatMap(({ file, conflict }) =>
      conflict ? [{ file, text: conflict.text }] : [],
    )
    const found = new Map<string, Set<string>>()
    for (const { file, text } of [...texts, ...conflicts])
      for (const word of wordsIn(text)) found.set(word, (found.get(word) ?? new Set()).add(file))
    for (const [word, { file, isTaken }] of this.#words) {
      const files = found.get(word) ?? new Set()
      if (!isTaken && !files.has(file)) throw new Error(`${word} of ${file} is lost (${where})`)
      for (const other of files) if (other !== file) throw new Error(`${word} of ${file} is in ${other}`)
    }
  }
}

/** What can happen, and how often in relation to the others. */
const ACTS = {
  open: 6,
  type: 6,
  write: 8,
  fold: 3,
  select: 2,
  delete: 2,
  move: 2,
  add: 2,
  remove: 1,
  undo: 3,
  redo: 2,
  save: 5,
  keep: 1,
  discard: 1,
  settle: 3,
  notice: 5,
  outside: 2,
  kill: 2,
  start: 4,
  window: 3,
  close: 2,
  reload: 2,
  copy: 1,
  crash: 1,
  focus: 1,
}
type Act = keyof typeof ACTS

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    // `as`: Object.entries returns string[].
    ...Object.entries(ACTS).map(([act, weight]) => ({ arbitrary: fc.constant(act as Act), weight })),
  ),
  window: fc.nat(2),
  place: fc.nat(30),
  to: fc.nat(63),
  waits: fc.boolean(),
})

const folder = scratchFolder()

test(`no word is lost in ${SESSIONS} sessions of several windows, whatever their authors do and whatever ends meanwhile`, async () => {
  let session: Session | undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init = {}) => {
    if (!session) throw new TypeError('Failed to fetch')
    return session.fetch(String(path), init)
  })
  sessionStorage.setItem('chalkline-studio-token', TOKEN)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async steps => {
      session = await Session.begin(folder)
      await session.do({ act: 'open', window: 0, place: 0, to: 0, waits: true })
      for (const each of steps) await session.do(each)
      await session.end()
    }),
    // Its smallest form would take longer to find than all sessions; the `path` that it prints leads to it.
    { numRuns: SESSIONS, seed: SEED, endOnFailure: true },
  )
}, 3_600_000)
