import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { UsageError } from '../../../../../../scripts/lib/usageError.ts'
import { findCheckout } from '../../../../../../scripts/studio/host/publish/Checkout.ts'
import { preparePublication } from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import type { PublishOptions } from '../../../../../../scripts/studio/host/publish/publishSite.ts'
import { copyForEachTest, editFees, FEES, publish, repositories, today } from './copyForEachTest.ts'
import { replaceIn } from './repositories.ts'

copyForEachTest()

/** Publishes, and expects that it fails in words for an author and without a trace. */
async function refusal(options: Partial<PublishOptions> = {}): Promise<string> {
  const { state, remote } = repositories
  const before = [state(), remote('rev-parse', 'main')]
  const failure = await publish(options).then(
    () => 'published',
    (error: Error) => error,
  )
  expect([state(), remote('rev-parse', 'main')]).toEqual(before)
  if (!(failure instanceof UsageError)) throw failure
  return failure.message
}

/** Changes what all share, as another commit. */
async function commitShared(file: string, text: string): Promise<void> {
  const { git, write } = repositories
  await write(file, text)
  git('add', file)
  git('commit', '--quiet', '--message', 'Shared')
  git('push', '--quiet')
}

/** A post like the last one of the site. */
async function post(id: number, title: string): Promise<string> {
  const text = await repositories.read('pages/_posts/2.json')
  return JSON.stringify({ ...JSON.parse(text), id, title })
}

const published = () =>
  repositories.remote('-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'main').split('\n')

async function hook(folder: string, name: string, script: string): Promise<void> {
  const path = join(repositories.scratch, folder, 'hooks', name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
}

test('what was saved is committed and pushed, with new and deleted files', async () => {
  const { git, remote, write, folders } = repositories
  await editFees()
  await write('public/images/ä new.svg', '<svg/>')
  await write('pages/.index.json.1.tmp', 'half of a document')
  await rm(join(folders.pages, '_posts/2.json'))
  expect(await publish()).toMatchObject({ isUpToDate: true })
  expect(remote('log', '-1', '--format=%an %s')).toBe('Ama Change the fees')
  expect(remote('-c', 'core.quotePath=false', 'show', '--name-status', '--format=', 'main')).toBe(
    ['D\tpages/_posts/2.json', `M\t${FEES}`, 'A\tpublic/images/ä new.svg'].join('\n'),
  )
  expect(git('rev-parse', 'HEAD', 'origin/main')).toBe(remote('rev-parse', 'main', 'main'))
  await rm(join(folders.pages, '.index.json.1.tmp'))
  expect(git('status', '--porcelain')).toBe('')
})

test('hidden files are never sent: keys, what a killed command leaves, and what is in hidden folders', async () => {
  const { remote, write, git } = repositories
  await write('public/.gitkeep', '')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A file that git needs')
  git('push', '--quiet')
  await editFees()
  const hidden = [
    'public/.secret.env',
    'public/images/.DS_Store',
    'public/.ssh/id_rsa',
    'public/.private/deep/list.txt',
    'public/.well-known/.draft',
    'public/.well-knownish/x.txt',
    'pages/.services.json.99999',
    'pages/stages/.ils.json.1.tmp',
    'pages/.vscode/settings.json',
  ]
  for (const file of hidden) await write(file, 'secret')
  await write('public/.well-known/security.txt', 'Contact: mailto:office@school.example')
  await publish()
  const sent = remote('ls-tree', '-r', '--name-only', 'main').split('\n')
  expect(sent.filter(file => hidden.includes(file))).toEqual([])
  expect(sent).toContain('public/.well-known/security.txt')
  expect(sent).toContain('public/.gitkeep')
})

test('what an engineer has staged, changed and added elsewhere is neither committed nor touched', async () => {
  const { git, remote, write, read } = repositories
  await write('program.js', 'two()\n')
  await write('staged.js', 'staged()\n')
  git('add', '--all')
  await write('program.js', 'three()\n')
  await write('untracked.js', 'untracked()\n')
  await editFees()
  git('add', FEES)
  await publish()
  expect(remote('show', '--name-only', '--format=', 'main')).toBe(FEES)
  expect(git('status', '--porcelain').split('\n').sort()).toEqual([
    '?? untracked.js',
    'A  staged.js',
    'MM program.js',
  ])
  expect(await read('program.js')).toBe('three()\n')
  expect(git('show', ':program.js')).toBe('two()')
})

test('what a colleague has published meanwhile is brought in, one commit after the other', async () => {
  const { git, remote, read, colleague } = repositories
  await colleague(async folder => {
    await replaceIn(join(folder, 'pages/blog/index.json'), 'News.', 'News from the harbour.')
    await replaceIn(join(folder, FEES), 'In small groups.', 'In groups of six.')
    await writeFile(join(folder, 'program.js'), 'of a colleague()\n')
  })
  await editFees()
  expect(await publish()).toMatchObject({ isUpToDate: true })
  expect(remote('log', '--format=%s', 'main').split('\n')).toEqual([
    'Change the fees',
    'Work of a colleague',
    'Begin',
  ])
  const fees = await read(FEES)
  expect(fees).toContain('GHS 9,000 a term.')
  expect(fees).toContain('In groups of six.')
  expect(await read('pages/blog/index.json')).toContain('News from the harbour.')
  expect(await read('program.js')).toBe('of a colleague()\n')
  expect(git('rev-parse', 'HEAD')).toBe(remote('rev-parse', 'main'))
  expect(git('status', '--porcelain')).toBe('')
})

test('the same words changed by both: everything stays as it was until somebody chooses', async () => {
  const { git, remote, read, state, colleague } = repositories
  await colleague(folder => replaceIn(join(folder, FEES), 'Ask {phone}.', 'GHS 8,000 a term.'))
  await editFees()
  await repositories.edit('pages/blog/index.json', 'News.', 'News of ours.')
  await repositories.write('staged.js', 'staged()\n')
  git('add', 'staged.js')
  const before = [state(), remote('rev-parse', 'main')]
  const texts = {
    base: expect.stringContaining('Ask {phone}.'),
    own: expect.stringContaining('GHS 9,000 a term.'),
    theirs: expect.stringContaining('GHS 8,000 a term.'),
  }
  const conflicts = [{ path: FEES, title: '“International Lower Secondary”', texts }]
  expect(await publish()).toEqual({ conflicts })
  expect(await publish({ choices: { 'program.js': 'mine' } })).toEqual({ conflicts })
  expect([state(), remote('rev-parse', 'main')]).toEqual(before)

  expect(await publish({ choices: { [FEES]: 'mine' } })).toMatchObject({ isUpToDate: true })
  expect(remote('show', `main:${FEES}`)).toContain('GHS 9,000 a term.')
  expect(remote('show', 'main:pages/blog/index.json')).toContain('News of ours.')
  expect(await read(FEES)).toContain('GHS 9,000 a term.')
  expect(git('status', '--porcelain')).toBe('A  staged.js')
})

test('who chooses the version of the other has it on disk, and what was given up stays in the repository', async () => {
  const { git, remote, read, colleague } = repositories
  await colleague(folder =>
    rm(join(folder, 'pages/_posts/2.json')).then(() =>
      replaceIn(join(folder, 'pages/_posts/1.json'), '2\n', '\n'),
    ),
  )
  await repositories.edit('pages/_posts/2.json', 'It was good.', 'It was very good.')
  expect(await publish()).toMatchObject({ conflicts: [{ title: '“Post 2”' }] })
  const published = remote('rev-parse', 'main')
  expect(await publish({ choices: { 'pages/_posts/2.json': 'theirs' } })).toMatchObject({ isUpToDate: true })
  expect([remote('rev-parse', 'main'), git('rev-parse', 'HEAD')]).toEqual([published, published])
  await expect(read('pages/_posts/2.json')).rejects.toThrow('ENOENT')
  const [setAside = ''] = git('for-each-ref', '--format=%(refname)', 'refs/chalkline').split('\n')
  expect(git('show', `${setAside}:pages/_posts/2.json`)).toContain('It was very good.')
})

test.each<[what: string, arrange: () => unknown, words: string | RegExp, options?: Partial<PublishOptions>]>([
  [
    'nothing to publish',
    () => repositories.write('program.js', 'two()\n'),
    /^Nothing has changed since the website was published last\.$/,
  ],
  [
    'two sites without mistakes that make one with a mistake',
    async () => {
      await repositories.colleague(async folder => {
        await rm(join(folder, 'pages/_posts/2.json'))
        const related = '"relatedPosts": [\n    2\n  ]'
        await replaceIn(join(folder, 'pages/_posts/1.json'), related, '"relatedPosts": []')
      })
      await repositories.edit(FEES, 'Ask {phone}.', 'See [a post](/blog/2).')
    },
    'Others have published changes meanwhile, and together with yours there is a mistake in “International Lower Secondary”: No page has the address "/blog/2". Did you mean "/blog"? Nothing was published, and nothing is lost.',
  ],
  [
    'a newer file of the program that an engineer works on',
    async () => {
      await repositories.colleague(folder => writeFile(join(folder, 'program.js'), 'of a colleague()\n'))
      await repositories.write('program.js', 'of an engineer()\n')
      await editFees()
    },
    'Others have published newer files, and somebody works on the same files on this computer: program.js. Ask them to commit their work or to put it aside. Nothing was published, and nothing is lost.',
  ],
  [
    'a place that never answers',
    async () => {
      await hook('remote.git', 'silent', 'cat > /dev/null')
      const silent = join(repositories.scratch, 'remote.git/hooks/silent')
      repositories.git('config', 'remote.origin.uploadpack', silent)
      await editFees()
    },
    'The place that keeps the website took too long to answer. Look at your connection, and try again. Nothing was published, and nothing is lost.',
    { timeLimit: 2000 },
  ],
  [
    'a check on this computer, for which posts keep their numbers',
    async () => {
      const theirs = await post(3, 'Sports day')
      await repositories.colleague(folder => writeFile(join(folder, 'pages/_posts/3.json'), theirs))
      await repositories.write('pages/_posts/3.json', await post(3, 'The choir'))
      await hook('author/.git', 'pre-push', 'echo "eslint: command not found" >&2; exit 1')
    },
    /^A check that runs on this computer.*“eslint: command not found”.*Nothing was published, and nothing is lost\.$/,
  ],
  [
    'a branch that is connected to no other',
    async () => {
      repositories.git('switch', '--quiet', '--create', 'easter')
      await editFees()
    },
    'The branch “easter” of this computer is connected to no branch',
  ],
  [
    'a key for signing that is not here',
    async () => {
      repositories.git('config', 'commit.gpgsign', 'true')
      repositories.git('config', 'user.signingkey', 'ABCDEF12')
      await editFees()
    },
    'signed',
  ],
  [
    'a history that was begun anew elsewhere',
    async () => {
      const { scratch, git } = repositories
      const other = join(scratch, 'anew')
      await cp(join(scratch, 'author'), other, { recursive: true })
      await rm(join(other, '.git'), { recursive: true })
      git('init', '--quiet', '--initial-branch', 'main', other)
      const there = ['-C', other, '-c', 'user.name=Kofi', '-c', 'user.email=k@school.example']
      git(...there, 'add', '--all')
      git(...there, 'commit', '--quiet', '--message', 'Anew')
      git(...there, 'push', '--quiet', '--force', join(scratch, 'remote.git'), 'main')
      await editFees()
    },
    'begun anew',
  ],
])('%s: nothing is published, and an author reads why', async (_, arrange, words, options) => {
  await arrange()
  expect(await refusal(options)).toMatch(words)
})

test.each([
  ['git-lfs that is not installed', 'git-lfs', 'lfs', 'git-lfs clean -- %f'],
  ['a filter that fails', 'Git could not do it', 'own', 'false'],
])('%s is said in words for an author', async (_, words, filter, command) => {
  const { git } = repositories
  await commitShared('.gitattributes', `*.json filter=${filter}\n`)
  git('config', `filter.${filter}.clean`, command)
  git('config', `filter.${filter}.required`, 'true')
  await editFees()
  await expect(publish()).rejects.toMatchObject({
    ...{ name: 'UsageError', message: expect.stringContaining(words) },
  })
})

test('a folder of another user, and one that git cannot read, are said to be that', async () => {
  const prepare = () => preparePublication(repositories.folders, [], today)
  await editFees()
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  for (const attempt of [prepare, publish])
    await expect(attempt()).rejects.toThrow(/belongs to another user.*safe\.directory \S+author/)
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '0')
  await repositories.write('.git/config', '[core')
  await expect(prepare()).rejects.toThrow(/Git cannot work in this folder and said: “bad config/)
})

test('a place that refuses is quoted', async () => {
  await hook('remote.git', 'pre-receive', 'echo "The branch is protected." >&2; exit 1')
  await editFees()
  expect(await refusal()).toMatchInlineSnapshot(
    `"The place that keeps the website refused the changes and said: “The branch is protected”. Show this to whoever looks after the website. Nothing was published, and nothing is lost. Your changes are still on this computer."`,
  )
  // Once it no longer refuses, the same work is published.
  await rm(join(repositories.scratch, 'remote.git/hooks/pre-receive'))
  expect(await publish()).toMatchObject({ isUpToDate: true })
})

test('a place that is gone, and one that cannot be reached', async () => {
  const { scratch, git } = repositories
  await editFees()
  await rename(join(scratch, 'remote.git'), join(scratch, 'moved.git'))
  const before = repositories.state()
  await expect(publish()).rejects.toThrow('The place that keeps the website is not where it was.')
  git('remote', 'set-url', 'origin', 'https://website.invalid/site.git')
  await expect(publish()).rejects.toThrow('This computer has no connection to the internet')
  git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git')
  await expect(publish()).rejects.toThrow('does not answer. Try again in a few minutes.')
  expect(repositories.state()).toBe(before)
})

test.each([
  ['before our push has begun', 'receive-pack'],
  ['while we are pushing', 'pre-push'],
])('what a colleague publishes %s stays, and ours comes on top', async (_, moment) => {
  const { scratch, git, remote, colleague } = repositories
  await colleague(folder => writeFile(join(folder, 'program.js'), 'of a colleague()\n'))
  const late = remote('rev-parse', 'main')
  remote('update-ref', 'refs/late', late)
  remote('update-ref', 'refs/heads/main', git('rev-parse', 'HEAD'))
  const arrive = `env -u GIT_DIR git -C "${join(scratch, 'remote.git')}" update-ref refs/heads/main ${late}; rm "$0"`
  if (moment === 'pre-push') await hook('author/.git', 'pre-push', arrive)
  else {
    await hook('remote.git', 'receive-pack', `${arrive}; exec git-receive-pack "$@"`)
    git(
      'config',
      'remote.origin.receivepack',
      `sh -c '[ -e "$0" ] && exec "$0" "$@" || exec git-receive-pack "$@"' "${join(scratch, 'remote.git/hooks/receive-pack')}"`,
    )
  }
  await editFees()
  expect(await publish()).toMatchObject({ isUpToDate: true })
  expect(remote('log', '--format=%s', 'main').split('\n')).toEqual([
    'Change the fees',
    'Work of a colleague',
    'Begin',
  ])
})

test('what is saved at the moment of publishing is kept, and published with the next publication', async () => {
  const { scratch, git, remote, read, colleague } = repositories
  await colleague(folder => replaceIn(join(folder, FEES), 'In small groups.', 'In groups of six.'))
  await hook(
    'author/.git',
    'pre-push',
    `sed 's/Is there a bus?/Is there a school bus?/' ${FEES} > "${scratch}/saved" && cp "${scratch}/saved" ${FEES}; rm "$0"`,
  )
  await editFees()
  expect(await publish()).toMatchObject({ isUpToDate: false })
  expect(remote('log', '-1', '--format=%s', 'main')).toBe('Change the fees')
  expect(await read(FEES)).toContain('Is there a school bus?')
  expect(await publish({ message: 'Call it a school bus' })).toMatchObject({ isUpToDate: true })
  for (const words of ['GHS 9,000 a term.', 'In groups of six.', 'Is there a school bus?']) {
    expect(remote('show', `main:${FEES}`)).toContain(words)
    expect(await read(FEES)).toContain(words)
  }
  expect(git('status', '--porcelain')).toBe('')
})

test('a message and its author are passed to git without control characters, the author on one line', async () => {
  const { git, remote } = repositories
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  await editFees()
  const author = { name: 'Efua\0\u001b[31m\r\nMensah', email: '<efua\0@school.example>\n' }
  await publish({ author, message: 'Change\u0007 the fees\0\n\nAnd\tmore' })
  expect(remote('log', '-1', '--format=%an|%ae|%B')).toBe(
    'Efua[31m Mensah|efua@school.example|Change the fees\n\nAnd\tmore',
  )
  expect(git('config', '--local', '--get-all', 'user.name')).toBe('Efua[31m Mensah')
  expect(git('config', '--local', '--get-all', 'user.email')).toBe('efua@school.example')
})

test('a message or an author of which nothing is left is refused with words, and nothing is published', async () => {
  await editFees()
  const email = 'efua@school.example'
  for (const [options, words] of [
    [{ author: { name: '...', email } }, 'Your name needs letters or digits.'],
    [{ author: { name: '\0', email } }, 'Your name needs letters or digits.'],
    [{ author: { name: 'Efua', email: '<>' } }, 'Your email address needs letters or digits.'],
    [{ message: '\0\u001b' }, 'Write in a few words what has changed.'],
  ] as const)
    await expect(publish(options), words).rejects.toThrow(new UsageError(words))
  expect(repositories.remote('log', '-1', '--format=%s', 'main')).toBe('Begin')
})

test('git learns once who publishes', async () => {
  const { git, remote } = repositories
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  await editFees()
  expect(await refusal()).toBe('Git does not know yet who you are. Write your name and your email address.')
  await publish({ author: { name: 'Efua Mensah', email: 'efua@school.example' } })
  expect(remote('log', '-1', '--format=%an %ae %cn')).toBe('Efua Mensah efua@school.example Efua Mensah')
  await repositories.edit(FEES, 'GHS 9,000', 'GHS 9,500')
  await publish()
  expect(remote('log', '-1', '--format=%an')).toBe('Efua Mensah')
})

test('commits of content that were not sent go along; those of the program are for their engineer to send', async () => {
  const { git, remote, write } = repositories
  await editFees()
  git('commit', '--quiet', '--all', '--message', 'By hand')
  await publish()
  expect(remote('log', '--format=%s', 'main').split('\n')).toEqual(['By hand', 'Begin'])
  await write('program.js', 'two()\n')
  git('commit', '--quiet', '--all', '--message', 'Program')
  await repositories.edit(FEES, 'GHS 9,000', 'GHS 9,500')
  expect(await refusal()).toMatchInlineSnapshot(
    `"Somebody has changed the program on this computer and not sent it yet (program.js). Ask them to send it first (git push). Nothing was published, and nothing is lost."`,
  )
})

test('an earlier version that is checked out, and a merge that is not finished', async () => {
  const { git, folders } = repositories
  await editFees()
  git('switch', '--quiet', '--detach')
  await expect(publish()).rejects.toThrow('This computer shows an earlier version of the website')
  git('switch', '--quiet', 'main')
  git('stash', '--quiet')
  await repositories.edit(FEES, 'Ask {phone}.', 'Ask us.')
  git('commit', '--quiet', '--all', '--message', 'Another')
  expect(() => git('stash', 'pop')).toThrow()
  await expect(findCheckout(folders)).rejects.toThrow('bring two versions together')
})

test('a folder in no repository, in one that ignores it, and in one that is connected to no other', async () => {
  const { git, folders, write } = repositories
  expect(await findCheckout(folders)).toMatchObject({ remote: 'origin', remoteBranch: 'refs/heads/main' })
  git('rm', '--quiet', '-r', '--cached', 'pages')
  await write('.gitignore', 'pages\n')
  expect(await findCheckout(folders)).toBeUndefined()
  await rm(join(repositories.scratch, 'author/.gitignore'))
  git('remote', 'remove', 'origin')
  expect(await findCheckout(folders)).toBeUndefined()
  await rm(join(repositories.scratch, 'author/.git'), { recursive: true })
  expect(await findCheckout(folders)).toBeUndefined()
})

test('a picture that git ignores is published with the page that shows it; one that no page shows is not', async () => {
  const { edit, write, scratch, folders } = repositories
  await writeFile(join(scratch, 'ignore'), '*.jpg\n.secret\n')
  repositories.git('config', 'core.excludesFile', join(scratch, 'ignore'))
  const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer()
  await mkdir(join(folders.public, 'images'), { recursive: true })
  for (const name of ['team.jpg', 'other.jpg', '.secret'])
    await writeFile(join(folders.public, 'images', name), photograph)
  await edit(FEES, 'Ask {phone}.', 'See [the team](/images/team.jpg).')
  await write('pages/stages/notes.txt', 'mine')
  await publish()
  const names = published().filter(name => /images\//.test(name))
  expect(names).toContain('public/images/team.jpg')
  expect(names).not.toContain('public/images/other.jpg')
  expect(names).not.toContain('public/images/.secret')
})

test('of two new posts with one number the second gets the next one, and links to it follow', async () => {
  const { colleague, write, read, remote, edit } = repositories
  const theirs = await post(3, 'Sports day')
  await colleague(folder => writeFile(join(folder, 'pages/_posts/3.json'), theirs))
  await write('pages/_posts/3.json', await post(3, 'The choir'))
  await edit(FEES, 'Ask {phone}.', 'See [the choir](/blog/3#songs).')
  expect(await publish()).toMatchObject({ isUpToDate: true })
  expect(remote('show', 'main:pages/_posts/3.json')).toContain('Sports day')
  expect(JSON.parse(remote('show', 'main:pages/_posts/4.json'))).toMatchObject({ id: 4, title: 'The choir' })
  expect(await read('pages/_posts/3.json')).toContain('Sports day')
  expect(await read('pages/_posts/4.json')).toContain('The choir')
  expect(await read(FEES)).toContain('/blog/4#songs')
})

test('a lock that a killed git has left is named; without it the same work is published', async () => {
  const lock = 'refs/heads/main.lock'
  await editFees()
  await repositories.write(`.git/${lock}`, '')
  await expect(publish()).rejects.toThrow(lock)
  await rm(join(repositories.scratch, 'author/.git', lock))
  expect(await publish()).toMatchObject({ isUpToDate: true })
})

test('documents, pictures and files of the site are published, and what is left out is among the doubts', async () => {
  const { folders, write, remote } = repositories
  await editFees()
  const strays = ['salaries.xlsx', 'index.json.orig', 'index 2.json', '#index.json#', 'notes.md']
  for (const name of strays) await write(`pages/${name}`, '{')
  const { doubts, obstacles } = await preparePublication(folders, [], today)
  expect(obstacles).toEqual([])
  expect(doubts.map(({ title }) => title).sort()).toEqual([
    'index 2.json',
    'index.json.orig',
    'salaries.xlsx',
  ])
  await publish()
  const published = remote('ls-tree', '-r', '--name-only', 'main').split('\n')
  expect(strays.filter(name => published.includes(`pages/${name}`))).toEqual([])
})
