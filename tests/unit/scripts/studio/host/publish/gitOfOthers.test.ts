import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { preparePublication } from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import { publishSite } from '../../../../../../scripts/studio/host/publish/publishSite.ts'
import { copyForEachTest, repositories } from './copyForEachTest.ts'

copyForEachTest()

const publish = (options = {}) =>
  publishSite(repositories.folders, { message: 'Change', today: '2026-11-21', ...options })
const prepare = () => preparePublication(repositories.folders, [], '2026-11-21')
const published = () =>
  repositories.remote('-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'main').split('\n')
const FEES = 'pages/stages/ils.json'
const editFees = () => repositories.edit(FEES, 'Ask {phone}.', 'GHS 9,000 a term.')
/** A post like the last one of the site. */
async function post(id: number, title: string): Promise<string> {
  const text = await repositories.read('pages/_posts/2.json')
  return JSON.stringify({ ...JSON.parse(text), id, title })
}

/** Expects that nothing is published, and that nothing changes here. */
async function refusal(): Promise<string> {
  const { state, remote } = repositories
  const before = [state(), remote('rev-parse', 'main')]
  const failure = await publish().then(
    () => 'published',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )
  expect([state(), remote('rev-parse', 'main')]).toEqual(before)
  return failure
}

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

test('a document that the repository ignores is published with the page that links to it', async () => {
  const { edit, write, git } = repositories
  await write('.gitignore', '*.pdf\n')
  git('add', '.gitignore')
  git('commit', '--quiet', '--message', 'Ignore')
  git('push', '--quiet')
  await write('public/docs/form.pdf', '%PDF-1.4 %%EOF')
  await edit(FEES, 'Ask {phone}.', 'See [the form](/docs/form.pdf).')
  await publish()
  expect(published()).toContain('public/docs/form.pdf')
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

test('posts keep their numbers where the publication fails', async () => {
  const { colleague, write, scratch } = repositories
  const theirs = await post(3, 'Sports day')
  await colleague(folder => writeFile(join(folder, 'pages/_posts/3.json'), theirs))
  await write('pages/_posts/3.json', await post(3, 'The choir'))
  const hook = join(scratch, 'author/.git/hooks/pre-push')
  await writeFile(hook, '#!/bin/sh\necho "eslint: command not found" >&2\nexit 1\n')
  await chmod(hook, 0o755)
  expect(await refusal()).toMatch(
    /^UsageError: A check that runs on this computer.*“eslint: command not found”.*Nothing was published, and nothing is lost\.$/,
  )
})

test('a folder of another user is said to be that', async () => {
  await editFees()
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const words = /belongs to another user.*safe\.directory \S+author/
  await expect(prepare()).rejects.toThrow(words)
  await expect(publish()).rejects.toThrow(words)
})

test('a repository that git cannot read is no site without one', async () => {
  await repositories.write('.git/config', '[core')
  await expect(prepare()).rejects.toThrow(/Git cannot work in this folder and said: “bad config/)
})

test('a branch that is connected to no other is named', async () => {
  const { git } = repositories
  git('switch', '--quiet', '--create', 'easter')
  await editFees()
  await expect(prepare()).rejects.toThrow('The branch “easter” of this computer is connected to no branch')
  expect(await refusal()).toContain('easter')
})

test.each([
  ['git-lfs that is not installed', 'git-lfs', 'filter=lfs', 'filter.lfs', 'git-lfs clean -- %f'],
  ['a filter that fails', 'Git could not do it', 'filter=own', 'filter.own', 'false'],
])('%s is said in words for an author', async (_, words, attribute, section, command) => {
  const { git, write } = repositories
  await write('.gitattributes', `*.json ${attribute}\n`)
  git('add', '.gitattributes')
  git('commit', '--quiet', '--message', 'Filter')
  git('push', '--quiet')
  git('config', `${section}.clean`, command)
  git('config', `${section}.required`, 'true')
  await editFees()
  await expect(publish()).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(words),
  })
})

test('a key for signing that is not here is said in words for an author', async () => {
  const { git } = repositories
  git('config', 'commit.gpgsign', 'true')
  git('config', 'user.signingkey', 'ABCDEF12')
  await editFees()
  expect(await refusal()).toMatch(/^UsageError: .*signed/)
})

// A lock is given two seconds.
const locks = ['index.lock', 'refs/heads/main.lock']

test.each(locks.slice(1))('the lock %s that a killed git has left is named', async lock => {
  await editFees()
  await repositories.write(`.git/${lock}`, '')
  await expect(publish()).rejects.toThrow(lock)
  await rm(join(repositories.scratch, 'author/.git', lock))
  expect(await publish()).toMatchObject({ isUpToDate: true })
})

test('a history that was begun anew elsewhere is said to be that', async () => {
  const { scratch, git, folders } = repositories
  const other = join(scratch, 'anew')
  await cp(join(scratch, 'author'), other, { recursive: true })
  await rm(join(other, '.git'), { recursive: true })
  git('init', '--quiet', '--initial-branch', 'main', other)
  git('-C', other, 'add', '--all')
  git(
    '-C',
    other,
    '-c',
    'user.name=Kofi',
    '-c',
    'user.email=k@school.example',
    'commit',
    '--quiet',
    '--message',
    'Anew',
  )
  git('-C', other, 'push', '--quiet', '--force', join(scratch, 'remote.git'), 'main')
  await writeFile(join(folders.pages, 'stages/new.txt'), 'x')
  await rm(join(folders.pages, 'stages/new.txt'))
  await editFees()
  expect(await refusal()).toMatch(/^UsageError: .*begun anew/)
})
