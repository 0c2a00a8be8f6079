import { describe, expect, test } from 'vitest'
import type { ForgeOptions } from '../../../../../scripts/studio/hosts/ForgeClient.ts'
import type { ForgeHost } from '../../../../../scripts/studio/hosts/ForgeHost.ts'
import { GiteaHost } from '../../../../../scripts/studio/hosts/GiteaHost.ts'
import { GitHubHost } from '../../../../../scripts/studio/hosts/GitHubHost.ts'
import { GitLabHost } from '../../../../../scripts/studio/hosts/GitLabHost.ts'
import { type HostChanges, HostError } from '../../../../../scripts/studio/hosts/Host.ts'
import { repositoryFiles, startForge } from './forgeServer.ts'
import { gitea } from './giteaServer.ts'
import { gitHub } from './gitHubServer.ts'
import { gitLab } from './gitLabServer.ts'
import { bytes, hostSuite } from './hostSuite.ts'
import { type Asked, type ForgeAnswer, type ForgeKind, publishes, TOKEN } from './serveForge.ts'

type MadeHost = new (options: ForgeOptions & { api: string }) => ForgeHost

const forge = (name: string, kind: ForgeKind, Made: MadeHost) => ({
  name,
  start: async (own: Partial<ForgeOptions> = {}) => {
    const server = await startForge(kind)
    const fixed = { repository: 'school/website', branch: 'main', api: server.api }
    return { server, host: new Made({ ...fixed, token: () => TOKEN, ...own }) }
  },
})
const GITHUB = forge('GitHub', gitHub, GitHubHost)
const GITLAB = forge('GitLab', gitLab, GitLabHost)
const GITEA = forge('127.0.0.1', gitea, GiteaHost)

const OWN: HostChanges = new Map([
  ['pages/index.json', bytes('{ "title": "Own" }\n')],
  ['public/images/new.jpg', new Uint8Array([0xff, 0xd8])],
])

describe.each([GITHUB, GITLAB, GITEA])('$name', ({ name, start }) => {
  hostSuite(name, async () => {
    const { server, host } = await start()
    return {
      host,
      publishElsewhere: async changes => {
        server.repository.publish(repositoryFiles(changes), 'Change')
      },
    }
  })

  test.each([
    { what: 'the same file', path: 'pages-json/index.json', isTaken: false },
    // GitHub alone compares the whole branch. What is taken by others is on top of theirs.
    { what: 'another file', path: 'pages-json/other.json', isTaken: name !== 'GitHub' },
  ])(`${name}: publishing $what at the same moment loses nothing`, async ({ path, isTaken }) => {
    const { server, host } = await start()
    const { head } = await host.list()
    server.intercept = asked => {
      if (!publishes(asked)) return undefined
      server.intercept = undefined
      server.repository.publish(new Map([[path, bytes('theirs')]]), 'Theirs')
      return undefined
    }
    expect(await host.commit(OWN, head, 'Own')).toBeUndefined()
    const messages = server.repository.log('-2', 'main').map(({ message }) => message.trim())
    expect(messages).toEqual(isTaken ? ['Own', 'Theirs'] : ['Theirs', 'Add a link'])
    expect(server.repository.read(`main:${path}`).toString()).toBe('theirs')
    expect((await host.list()).files.has('public/images/new.jpg')).toBe(isTaken)
  })

  test(`${name}: a publication whose answer is lost counts as it is found`, async () => {
    const { server, host } = await start()
    const { head } = await host.list()
    server.intercept = asked => {
      if (!publishes(asked)) return undefined
      server.repository.publish(repositoryFiles(OWN), 'Own')
      return 'drop'
    }
    expect(await host.commit(OWN, head, 'Own')).toBeUndefined()
    expect((await host.list()).files.has('public/images/new.jpg')).toBe(true)
  })

  test(`${name}: files outside of the folders of a site stay as they are, and are not listed`, async () => {
    const { server, host } = await start({ folders: { pages: 'pages-json/stages', public: 'none' } })
    const { head, files } = await host.list()
    expect([...files.keys()]).toEqual(['pages/ils.json'])
    await host.commit(new Map([['public/a b.txt', bytes('new')]]), head, 'Own')
    expect(server.repository.say('diff', '--name-status', head, 'main')).toBe('A\tnone/a b.txt')
  })

  test(`${name}: says who publishes, what was published, and whether visitors see it`, async () => {
    const { server, host } = await start()
    const status = await host.status()
    expect(status).toMatchObject({ author: 'Ama Mensah', isPublic: false, live: 'building' })
    const versions = status.versions.map(({ author, message }) => `${author}: ${message.trim()}`)
    expect(versions).toEqual(['Ama Mensah: Add a link', 'Ama Mensah: The site as it was'])
    const run = (conclusion: string | null, path = '.github/workflows/publish.yml') => ({
      ...{ path, conclusion },
      status: conclusion ? 'completed' : 'in_progress',
    })
    const runs = [[run(null)], [run('success'), run('failure', 'other.yml')], [run('failure', 'other.yml')]]
    const answers: Record<string, unknown[]> = {
      GitHub: runs.map(some => ({ workflow_runs: some })),
      GitLab: ['running', 'success', 'failed'].map(state => [{ status: state }, { status: 'failed' }]),
      '127.0.0.1': ['pending', 'success', 'failure'].map(state => ({ state, total_count: 2 })),
    }
    for (const [at, live] of ['building', 'live', 'failed'].entries()) {
      server.intercept = ({ what }) =>
        /\/(?:runs|pipelines|status)$/.test(what) ? { body: answers[name]?.[at] } : undefined
      expect((await host.status()).live).toBe(live)
    }
    // A token may be allowed no more than to publish.
    server.intercept = ({ what }) =>
      /\/(?:user|runs|pipelines|status)$/.test(what) ? { status: 403 } : undefined
    expect(await host.status()).toEqual({ versions: status.versions, isPublic: false, live: 'building' })
  })

  test(`${name}: what a colleague has to approve waits, and is published or sent back`, async () => {
    const { server, host } = await start()
    const { head } = await host.list()
    expect(await host.propose(OWN, 'f'.repeat(40), 'Too late')).toBeUndefined()
    const address = await host.propose(OWN, head, 'A new title\n\n- Title: Old → Own')
    expect(server.repository.head).toBe(head)
    const [waiting, ...others] = await host.proposals()
    if (!waiting) throw new Error('Nothing waits')
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ address, before: head, message: 'A new title\n\n- Title: Old → Own' })
    expect((await host.list(waiting.head)).files.has('public/images/new.jpg')).toBe(true)
    server.repository.publish(new Map([['pages-json/other.json', bytes('theirs')]]), 'Of a colleague')
    await expect(host.decide({ ...waiting, head }, 'publish')).rejects.toThrow('cannot be published as it is')
    await host.decide(waiting, 'publish')
    const { files } = await host.list()
    expect([files.has('public/images/new.jpg'), files.has('pages/other.json')]).toEqual([true, true])
    expect(await host.proposals()).toEqual([])
    await host.propose(new Map([['pages/index.json', null]]), server.repository.head, 'Away with it')
    const [second] = await host.proposals()
    await host.decide(second ?? expect.unreachable(), { sendBack: 'We need a home page.' })
    expect(await host.proposals()).toEqual([])
    expect(server.requests.all[1]).toMatchObject({ state: 'closed', notes: ['We need a home page.'] })
  })

  test(`${name}: says in words why something could not be done, and publishes nothing then`, async () => {
    const { server, host } = await start()
    const { head } = await host.list()
    // 17:46:40 in London.
    const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1900000000' }
    const free = new Date(1_900_000_020_000).toTimeString().slice(0, 5)
    const rows: [what: string, answer: ForgeAnswer | 'drop', when?: (asked: Asked) => boolean][] = [
      ['401', { status: 401, body: { message: 'Bad credentials' } }],
      ['403, limited', { status: 403, headers: limit }],
      ['429', { status: 429 }],
      ['403', { status: 403, body: { message: `Not for ${TOKEN}` } }, publishes],
      ['404', { status: 404, body: { message: 'Not Found' } }],
      ['protected', { status: 422, body: { message: 'Protected branch update failed' } }, publishes],
      ['422', { status: 422, body: { message: `No ${TOKEN}` } }, publishes],
      ['500', { status: 500, body: bytes('<h1>Error</h1>') }, publishes],
      ['lost', 'drop', publishes],
      ['no JSON', { body: bytes('<h1>Welcome to our network</h1>') }],
      ['other JSON', { body: { hello: 'world' } }],
      ['moved', { status: 301, headers: { location: 'http://127.0.0.1:9/' } }],
    ]
    const words: Record<string, string> = {}
    const note = async (what: string, call: Promise<unknown>) => {
      const error = await call.catch(found => found)
      if (!(error instanceof HostError)) throw new Error(`No failure of a host: ${what}`)
      expect([error.stack, error.cause, JSON.stringify(error)].join()).not.toContain(TOKEN)
      const text = `${error.failure}: ${error.message}`.replaceAll(name, 'The forge').replace(free, 'HH:MM')
      words[what] = text.replace(' What you have changed is kept.', '')
    }
    for (const [what, answer, when = () => true] of rows) {
      server.intercept = asked => (when(asked) ? answer : undefined)
      await note(what, host.commit(OWN, head, 'Own'))
      expect(server.repository.head).toBe(head)
    }
    server.intercept = undefined
    await note('bad token', (await start({ token: () => `${TOKEN}\u00a0` })).host.list())
    server.close()
    await note('offline', host.list())
    expect(words).toMatchInlineSnapshot(`
      {
        "401": "signedOut: Your sign-in at The forge has ended. Sign in again.",
        "403": "refused: The forge does not let you do this. Ask who looks after the website to let you change “school/website”.",
        "403, limited": "busy: The forge takes nothing more for now. Try again from HH:MM on.",
        "404": "refused: The forge shows you no “school/website” with a branch “main”. Sign in as somebody who may change it, or ask who looks after the website.",
        "422": "failed: The forge does not take this (422: No …). Ask who looks after the website.",
        "429": "busy: The forge takes nothing more for now. Try again in some minutes.",
        "500": "away: The forge has a fault of its own. Try again in some minutes.",
        "bad token": "signedOut: This is no token of The forge. Copy it again, from its first letter to its last.",
        "lost": "away: The forge does not answer. Check whether you are online, then try again.",
        "moved": "refused: “school/website” has another address at The forge now. Ask who looks after the website.",
        "no JSON": "away: Something else than The forge answers. Perhaps this network wants you to sign in first: open any website, then try again.",
        "offline": "away: The forge does not answer. Check whether you are online, then try again.",
        "other JSON": "failed: The forge answers in a way that the studio does not know. Try again later.",
        "protected": "unapproved: Nothing was published: “main” is protected, so a colleague must approve it first. Ask for approval.",
      }
    `)
  })
})

test.each([
  { ...GITLAB, rights: { protected: true, can_push: false } },
  { ...GITEA, rights: { protected: true, user_can_push: false } },
])('$name: what needs a colleague is not sent', async ({ rights, start }) => {
  const { server, host } = await start()
  const { head } = await host.list()
  server.intercept = ({ what }) =>
    /branches\/main$/.test(what) ? { body: { ...rights, commit: { id: head } } } : undefined
  await expect(host.commit(OWN, head, 'Own')).rejects.toThrow('“main” is protected')
  expect(server.asked.filter(asked => /^POST .*(?:commits|contents)/.test(asked))).toEqual([])
})

test('GitHub: documents are read by 50, and one by one where GraphQL says something else', async () => {
  const { server, host } = await GITHUB.start()
  const files = new Map<string, Uint8Array>()
  for (let at = 0; at < 118; at++) files.set(`pages/${at}.json`, bytes(`{ "at": ${at} }`))
  files.set('pages/bom.json', bytes('\uFEFF{}')).set('pages/no.json', new Uint8Array([0xff, 0xd8]))
  expect(await host.commit(files, (await host.list()).head, 'Many')).toBe(server.repository.head)
  server.asked.length = 0
  const listing = await host.list()
  const digests = [...files.keys()].map(path => listing.files.get(path)?.digest ?? '')
  const read = await host.read(digests)
  expect(digests.map(digest => read.get(digest))).toEqual([...files.values()])
  expect(server.asked.filter(line => /graphql/.test(line))).toHaveLength(3)
  expect(server.asked.filter(line => /git\/blobs/.test(line))).toHaveLength(2)
})

test('an answer that does not come is given up, and a list that is not whole is none', async () => {
  const impatient = await GITHUB.start({ patience: 100 })
  impatient.server.intercept = () => {
    const until = Date.now() + 300
    while (Date.now() < until);
    return undefined
  }
  await expect(impatient.host.list()).rejects.toThrow('GitHub does not answer')
  const { server, host } = await GITHUB.start()
  server.intercept = ({ what }) => (/trees/.test(what) ? { body: { tree: [], truncated: true } } : undefined)
  await expect(host.list()).rejects.toThrow('“school/website” has more files than GitHub lists at once')
})
