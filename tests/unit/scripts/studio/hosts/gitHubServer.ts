import type { BareRepository } from './BareRepository.ts'
import { describedBy } from './describedBy.ts'
import type { OpenRequest, Requests } from './Requests.ts'
import { type ForgeKind, NOT_FOUND, type Routes } from './serveForge.ts'

const routes = (repository: BareRepository, requests: Requests): Routes => ({
  'POST REPO/git/refs': ({ body: { ref, sha } }) => {
    requests.branch(ref.replace('refs/heads/', ''), sha)
    return { status: 201, body: { object: { type: 'commit', sha } } }
  },
  'POST REPO/pulls': ({ body: { title, body, head } }) => ({
    status: 201,
    body: pullOf(requests.open(head, title, body)),
  }),
  'GET REPO/pulls': () => ({ body: requests.waiting.map(pullOf) }),
  // Nobody approves what is one's own.
  'POST REPO/pulls/*/reviews': () => ({
    status: 422,
    body: { message: 'Can not approve your own pull request' },
  }),
  'PUT REPO/pulls/*/merge': ({ body: { sha } }, number) =>
    requests.merge(number, sha)
      ? { body: { sha, merged: true, message: 'Merged' } }
      : { status: 405, body: { message: 'Not mergeable' } },
  'POST REPO/issues/*/comments': ({ body: { body } }, number) => {
    requests.of(number).notes.push(body)
    return { status: 201 }
  },
  'PATCH REPO/pulls/*': ({ body: { state } }, number) => {
    const request = requests.of(number)
    request.state = state
    return { body: pullOf(request) }
  },
  'GET REPO/git/ref/heads/main': () => ({ body: { object: { type: 'commit', sha: repository.head } } }),
  'PATCH REPO/git/refs/heads/main': ({ body: { sha, force } }) => {
    const before = repository.head
    const isForward = repository.say('merge-base', before, sha) === before
    if (!isForward && !force) return { status: 422, body: { message: 'Update is not a fast forward' } }
    repository.move(sha, before)
    return { body: { object: { type: 'commit', sha } } }
  },
  'GET REPO/git/trees/*': (_, sha) => {
    if (!repository.has(`${sha}^{tree}`)) return NOT_FOUND
    const tree = repository
      .list(sha)
      .map(({ size, ...entry }) => (entry.type === 'blob' ? { ...entry, size } : entry))
    return { body: { sha, tree, truncated: false } }
  },
  'GET REPO/git/blobs/*': ({ accept }, sha) =>
    repository.has(sha) && accept === 'application/vnd.github.raw+json'
      ? { body: repository.read(sha) }
      : NOT_FOUND,
  'GET REPO/git/commits/*': (_, sha) => ({ body: { sha, tree: { sha: repository.log(sha)[0]?.tree } } }),
  'POST REPO/git/blobs': ({ body: { content, encoding } }) => ({
    status: 201,
    body: { sha: repository.hash(Buffer.from(content, encoding)) },
  }),
  'POST REPO/git/trees': ({ body: { base_tree: base, tree } }) => {
    const known = new Set(repository.list(base).map(({ path }) => path))
    const entries = new Map<string, string | null>()
    for (const { path, sha, content } of tree) {
      if (sha === null && !known.has(path))
        return { status: 422, body: { message: 'GitRPC::BadObjectState' } }
      entries.set(path, content === undefined ? sha : repository.hash(Buffer.from(content)))
    }
    return { status: 201, body: { sha: repository.treeOf(entries, base) } }
  },
  'POST REPO/git/commits': ({ body: { tree, parents, message } }) => ({
    status: 201,
    body: { sha: repository.commitTree(tree, parents[0], message), tree: { sha: tree } },
  }),
  'POST /api/graphql': ({ body: { query } }) => {
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, alias, sha]) => {
      // Nobody says that GitHub keeps such a mark.
      const text = repository
        .read(sha)
        .toString()
        .replace(/^\uFEFF/, '')
      return [alias, { text }]
    })
    return { body: { data: { repository: Object.fromEntries(blobs) } } }
  },
  'GET /user': () => ({ body: { login: 'ama', name: 'Ama Mensah' } }),
  'GET REPO': () => ({ body: { private: true } }),
  'GET REPO/commits': ({ query }) => ({
    body: repository.logOf(query.get('path')).map(({ sha, parents, name, date, message }) => ({
      sha,
      parents: parents.map(parent => ({ sha: parent })),
      commit: { message, author: { name, date } },
    })),
  }),
  'GET REPO/actions/runs': () => ({ body: { total_count: 0, workflow_runs: [] } }),
})

const pullOf = ({ number, branch, head, before, title, text }: OpenRequest) => ({
  ...{ number, title, body: text, html_url: `https://github.example/pull/${number}` },
  // Its author has left, and has no account any more.
  ...{ user: null, created_at: '2026-11-29T05:00:00Z' },
  ...{ head: { ref: branch, sha: head }, base: { ref: 'main', sha: before } },
})

/** GitHub, as far as the studio uses it. */
export const gitHub: ForgeKind = {
  ...{ version: 'v3', address: '/repos/school/website', routes },
  described: describedBy('gitHub'),
}
