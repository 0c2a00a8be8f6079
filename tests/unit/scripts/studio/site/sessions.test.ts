import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setValue, valueOfText } from '../../../../../schema/text/edit.ts'
import type { Repository } from '../../../../../scripts/lib/Repository.ts'
import { Computer, ComputerHost } from '../../../../../scripts/studio/hosts/ComputerHost.ts'
import { type Host, type HostChanges, HostError } from '../../../../../scripts/studio/hosts/Host.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { answerHost, type Served } from '../../../../../scripts/studio/server/answerHost.ts'
import { findCheckout } from '../../../../../scripts/studio/server/Checkout.ts'
import { CheckoutFolder } from '../../../../../scripts/studio/server/CheckoutFolder.ts'
import { FolderHost } from '../../../../../scripts/studio/server/FolderHost.ts'
import { GitHost } from '../../../../../scripts/studio/server/GitHost.ts'
import { ComputerFolder } from '../../../../../scripts/studio/site/ComputerFolder.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { copyOf, isolation, makeRepositories } from '../server/repositories.ts'
import { MemoryStore } from './MemoryStore.ts'

const PAGES = ['pages/about.json', 'pages/index.json']
const KEYS = ['title', 'description', 'note']
const FILES: HostChanges = new Map(
  PAGES.map(path => {
    const text = `${JSON.stringify({ title: path, description: 'What we do', sections: [] }, null, 2)}\n`
    return [path, new TextEncoder().encode(text)] as const
  }),
)

beforeEach(() => {
  for (const [name, value] of Object.entries(isolation)) vi.stubEnv(name, value)
})

/** A host that answers nothing, or of which the answer to a publication is lost. */
class Line implements Host {
  readonly #host: Host
  /** How many files are published before it fails, where files are written one after the other. */
  readonly #midway: number | undefined
  fails: 'before' | 'midway' | undefined

  constructor(host: Host, midway?: number) {
    this.#host = host
    this.#midway = midway
  }

  list = (head?: string) => this.#through(() => this.#host.list(head))
  read = (digests: readonly string[]) => this.#through(() => this.#host.read(digests))
  status = (path?: string) => this.#through(() => this.#host.status(path))
  commit = (changes: HostChanges, head: string, message: string) =>
    this.#through(async () => {
      if (this.fails !== 'midway') return this.#host.commit(changes, head, message)
      await this.#host.commit(new Map([...changes].slice(0, this.#midway)), head, message)
      throw away()
    })

  #through<T>(call: () => Promise<T>): Promise<T> {
    return this.fails === 'before' ? Promise.reject(away()) : call()
  }
}

const away = () => new HostError('away', 'There is no answer.')

/** Somebody who writes. */
interface Writer {
  line: Line
  /** Opens the studio in a new window, which has ended the one before. */
  open(): Promise<Workspace>
  /** The folder that keeps what is not published. */
  folder?: string
  /** Ends the server after so many commands of git. @returns a function that starts it again */
  endServer?(after: number): () => Promise<unknown>
}

interface Place {
  name: string
  /** How many sessions are tried. */
  runs: number
  start(): Promise<{ writers: Writer[]; host: Host; cut?(isCut: boolean): Promise<void> }>
}

const memory: Place = {
  name: 'in memory',
  runs: 100,
  start: async () => {
    const host = await MemoryHost.of(FILES)
    return { host, writers: [inBrowser(host), inBrowser(host)] }
  },
}

function inBrowser(host: Host, midway?: number): Writer {
  const [line, store] = [new Line(host, midway), new MemoryStore()]
  return { line, open: () => Workspace.open(line, store) }
}

const scratch = scratchFolder()
let count = 0

const folder: Place = {
  name: 'in a folder without git',
  runs: 20,
  start: async () => {
    const top = join(scratch, String(++count))
    await writeSite(top)
    const host = new FolderHost(foldersIn(top))
    const open = async () => inBrowser(new ComputerHost((await serve({ host })).computer()), 1)
    return { host, writers: [await open(), await open()] }
  },
}

/** Two authors, each of whom has a checkout of one repository. */
const git: Place = {
  name: 'in folders under git',
  runs: 3,
  start: async () => {
    const repositories = await copyOf(await template)
    onTestFinished(() => repositories[Symbol.asyncDispose]())
    const other = join(repositories.scratch, 'other')
    await cp(join(repositories.scratch, 'author'), other, { recursive: true, preserveTimestamps: true })
    const writers = await Promise.all([join(repositories.scratch, 'author'), other].map(inCheckout))
    const checkout = await findCheckout(repositories.folders)
    const remote = join(repositories.scratch, 'remote.git')
    return {
      host: new GitHost(checkout ?? expect.unreachable()),
      writers,
      cut: isCut => rename(isCut ? remote : `${remote}.away`, isCut ? `${remote}.away` : remote),
    }
  },
}

const template = makeRepositories(writeSite)

async function writeSite(top: string): Promise<void> {
  for (const [path, content] of FILES) {
    await mkdir(dirname(join(top, path)), { recursive: true })
    await writeFile(join(top, path), content ?? '')
  }
  await mkdir(join(top, 'public'))
  await writeFile(join(top, 'public/robots.txt'), '')
}

const foldersIn = (top: string) => ({ pages: join(top, 'pages'), public: join(top, 'public') })

/** The server of this computer. */
async function serve(made: Pick<Served, 'host' | 'folder'>) {
  const served: Served = { ...made, identify: async () => {}, wait: async () => 0 }
  const server = createServer((request, response) => {
    request.headers.origin ??= `http://${request.headers.host}`
    answerHost(request.url?.slice(1) ?? '', request, response, served, 'secret')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { served, computer: (token = () => 'secret') => new Computer(address, token) }
}

async function inCheckout(top: string): Promise<Writer> {
  const checkout = (await findCheckout(foldersIn(top))) ?? expect.unreachable()
  let left = Number.POSITIVE_INFINITY
  /** Git, as a process has it that ends after some commands: nothing that would come after them is done. */
  const begin = () => {
    left = Number.POSITIVE_INFINITY
    const git = new Proxy<Repository>(checkout.git, {
      get(repository, name) {
        const found = Reflect.get(repository, name, repository)
        return typeof found !== 'function'
          ? found
          : (...words: unknown[]) => {
              if (--left < 0) throw away()
              return found.apply(repository, words)
            }
      },
    })
    const own = { ...checkout, git }
    return { host: new GitHost(own), folder: new CheckoutFolder(own, foldersIn(top), `${top}.json`) }
  }
  const { served, computer } = await serve(begin())
  const line = new Line(new ComputerHost(computer()))
  let windowNow = 0
  let notice: (() => unknown) | undefined
  return {
    line,
    folder: top,
    open: () => {
      const own = ++windowNow
      // What a window that has ended would still ask for.
      const token = () => (own === windowNow ? 'secret' : expect.unreachable())
      return Workspace.open(
        line,
        new ComputerFolder(computer(token), found => {
          notice = found
        }),
      )
    },
    endServer: after => {
      left = after
      return async () => {
        Object.assign(served, begin())
        await notice?.()
      }
    },
  }
}

const valueIn = (text: string | undefined, key: string) => Object(valueOfText(text))[key]

/** What one writer has, and what must be there of it. */
class Author {
  /** Place → the word that was written there last, and that nobody has published. */
  readonly words = new Map<string, string>()
  readonly undo: [path: string, key: string, before: string][] = []
  /** Places with the words there that this author has replaced knowingly. */
  readonly replaced = new Set<string>()
  readonly writer: Writer
  workspace: Workspace

  constructor(writer: Writer, workspace: Workspace) {
    this.writer = writer
    this.workspace = workspace
  }

  async type(path: string, key: string, word: string): Promise<void> {
    const text = this.workspace.textOf(path) ?? expect.unreachable()
    const before = valueIn(text, key)
    if (before !== undefined && before !== word) this.undo.push([path, key, before])
    this.replaced.add(`${path} ${key} ${before}`)
    await this.workspace.write(path, setValue(text, [key], word))
    const { base } = this.workspace.changes.find(change => change.path === path) ?? {}
    // What is again as it was, because it was undone, is no word of this author.
    const isUndone = valueIn(base ?? this.workspace.textOf(path), key) === word
    if (isUndone) this.words.delete(`${path} ${key}`)
    else this.words.set(`${path} ${key}`, word)
  }

  async open(): Promise<void> {
    this.workspace = await this.writer.open()
  }

  async settle(isMine: boolean): Promise<void> {
    for (const { path, content, theirs } of this.workspace.changes) {
      if (theirs === undefined) continue
      await this.workspace.settle(path, isMine ? content : theirs)
      for (const key of KEYS)
        if (isMine) this.replaced.add(`${path} ${key} ${valueIn(theirs ?? '', key)}`)
        else this.words.delete(`${path} ${key}`)
    }
  }

  expectAll(): void {
    for (const [place, word] of this.words) {
      const [path = '', key = ''] = place.split(' ')
      expect([place, valueIn(this.workspace.textOf(path), key)]).toEqual([place, word])
    }
  }
}

/** CHALKLINE_SESSIONS=1000 tries longer. */
const SESSIONS = process.env.CHALKLINE_SESSIONS
const SEED = Number(process.env.CHALKLINE_SEED ?? Math.floor(Date.now() / 86_400_000))

const WHAT = [
  ...['type', 'type', 'type', 'undo', 'publish', 'publish', 'refresh', 'close', 'mine', 'theirs'],
  ...['kill', 'offline', 'cut', 'midway', 'endServer', 'editor'],
] as const

test.each([memory, folder, git])(
  '$name: no word of two authors is lost, whatever they, their browsers, their computers and the network do',
  { timeout: 7_200_000, retry: 0 },
  async ({ runs, start }) => {
    const step = fc.tuple(
      fc.constantFrom(...WHAT),
      fc.nat(1),
      fc.constantFrom(...PAGES),
      fc.constantFrom(...KEYS),
      fc.nat(25),
    )
    const session = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const { host, writers, cut } = await start()
      const authors = await Promise.all(writers.map(async one => new Author(one, await one.open())))
      /** The texts that visitors see. */
      const published = async () => (await Workspace.open(host, new MemoryStore())).publishedTexts
      /** Publishes everything that one of them has. */
      const publishAll = async (author: Author) => {
        const before = await published()
        const done = await author.workspace.publish(PAGES, 'Change').catch((error: unknown) => {
          if (!(error instanceof HostError)) throw error
        })
        author.writer.line.fails = undefined
        const visible = await published()
        for (const path of PAGES)
          for (const key of KEYS) {
            const [was, now] = [before, visible].map(texts => valueIn(texts.get(path), key))
            const place = `${path} ${key}`
            // What another one has published is replaced by nobody who has not seen it.
            if (was !== undefined && was !== now) expect([...author.replaced]).toContain(`${place} ${was}`)
            // A publication whose answer is lost is one all the same.
            if (author.words.get(place) === now) author.words.delete(place)
          }
        if (typeof done === 'object') expect([...author.words]).toEqual([])
      }
      let words = 0
      const nextWord = () => `w${++words}`
      for (const [what, who, path, key, number] of steps) {
        const author = authors[who] ?? expect.unreachable()
        const { writer, workspace } = author
        if (what === 'type') await author.type(path, key, nextWord())
        else if (what === 'undo') {
          const last = author.undo.pop()
          if (last) await author.type(...last)
        } else if (what === 'close') {
          await workspace.kept()
          await author.open()
        } else if (what === 'kill') {
          // The word that was typed at this moment is there, or the one before.
          await workspace.kept()
          const place = `${path} ${key}`
          const before = author.words.get(place)
          const word = nextWord()
          await author.type(path, key, word)
          await author.open()
          if (before === undefined) author.words.delete(place)
          else if (valueIn(author.workspace.textOf(path), key) !== word) author.words.set(place, before)
        } else if (what === 'refresh') await workspace.refresh()
        else if (what === 'mine' || what === 'theirs') await author.settle(what === 'mine')
        else if (what === 'offline') {
          writer.line.fails = 'before'
          await publishAll(author)
        } else if (what === 'midway') {
          writer.line.fails = 'midway'
          await publishAll(author)
        } else if (what === 'cut') {
          await cut?.(true)
          // What is published is then known as it was seen last.
          await workspace.refresh()
          await cut?.(false)
        } else if (what === 'endServer') {
          const startAgain = writer.endServer?.(number)
          await author.type(path, key, nextWord())
          if (number % 2) await publishAll(author)
          await workspace.refresh().catch(() => undefined)
          await workspace.kept()
          await startAgain?.()
          await workspace.kept()
        } else if (what === 'editor' && writer.folder !== undefined) {
          // Somebody writes into the folder, and the author writes on before the studio has noticed.
          await workspace.kept()
          const file = join(writer.folder, path)
          const word = nextWord()
          await writeFile(file, setValue(await readFile(file, 'utf8'), [key], word))
          author.words.set(`${path} ${key}`, word)
          author.replaced.add(`${path} ${key} ${valueIn(workspace.textOf(path), key)}`)
          await author.type(path, KEYS.find(other => other !== key) ?? '', nextWord())
          await workspace.kept()
        } else await publishAll(author)
        for (const one of authors) one.expectAll()
      }
      for (let turn = 0; turn < 4; turn++)
        for (const author of authors) {
          await author.workspace.refresh()
          await author.settle(true)
          await publishAll(author)
          await author.workspace.kept()
        }
      const bytes = await published()
      for (const { workspace, writer } of authors) {
        expect([workspace.changes, workspace.failure, workspace.texts]).toEqual([[], undefined, bytes])
        if (writer.folder === undefined) continue
        for (const path of PAGES)
          expect(await readFile(join(writer.folder, path), 'utf8')).toBe(bytes.get(path))
      }
    })
    // Shorter sessions that fail, too, are worth seconds alone.
    const numRuns = Number(SESSIONS ?? runs)
    await fc.assert(session, { numRuns, seed: SEED, endOnFailure: runs < 100 })
  },
)
