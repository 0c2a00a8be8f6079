import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Repository } from '../../../../../../scripts/lib/Repository.ts'
import { reviewSince } from '../../../../../../scripts/lib/review/reviewSince.ts'
import { readDocuments } from '../../../../../../scripts/site/folder.ts'
import { preparePublication } from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import { publishSite } from '../../../../../../scripts/studio/host/publish/publishSite.ts'
import { copyForEachTest, repositories } from './copyForEachTest.ts'

copyForEachTest()

const today = '2026-11-21'

/** What content would have git run. */
const witness = () => join(repositories.scratch, 'has-run')
const command = () => `touch ${witness()}; cat`

/** Settings of git that name a command. */
const settings: readonly [name: string, config: () => string][] = [
  ['a filter', () => `[filter "x"]\n clean = "${command()}"\n smudge = "${command()}"\n required = true`],
  ['a filter that stays', () => `[filter "x"]\n process = "${command()}"\n required = true`],
  ['a watcher of files', () => `[core]\n fsmonitor = "${command()}"`],
  ['a folder of hooks', () => '[core]\n hooksPath = public'],
  ['another diff', () => `[diff]\n external = "${command()}"\n[diff "x"]\n textconv = "${command()}"`],
  ['another merge', () => `[merge "x"]\n driver = "${command()}"`],
  ['another ssh', () => `[core]\n sshCommand = "${command()}"`],
  [
    'an editor, a pager and a helper',
    () =>
      `[core]\n pager = "${command()}"\n editor = "${command()}"\n[credential]\n helper = "!${command()}"`,
  ],
]

/** All of them at once: none is read where one would be. */
const together: (typeof settings)[number] = [
  'command of its configuration',
  () => settings.map(([, config]) => config()).join('\n'),
]

/** The object id of a public file, as the review takes it. */
async function hashOf(path: string): Promise<string | undefined> {
  const folder = repositories.folders.public
  const [blob] = await (await Repository.around(folder)).hashFiles(folder, [path])
  return blob?.id
}

const attributes = '* filter=x diff=x merge=x\n'

/** Files that make git take a folder for a repository. @param at the folder of them, in the author's folder */
async function writeRepository(at: string, config: string): Promise<void> {
  const { write, scratch } = repositories
  await write(`${at}/HEAD`, 'ref: refs/heads/main\n')
  await write(`${at}/refs/.keep`, '')
  await write(`${at}/objects/.keep`, '')
  await write(`${at}/objects/info/alternates`, `${join(scratch, 'author/.git/objects')}\n`)
  await write(`${at}/info/attributes`, attributes)
  await write(`${at}/post-index-change`, `#!/bin/sh\n${command()}\n`)
  await write(`${at}/config`, config)
}

test.each([together])(
  'a public folder that looks like a repository of git runs no %s',
  async (_what, config) => {
    const { folders } = repositories
    await writeRepository(
      'public',
      `[core]\n bare = false\n worktree = ..\n repositoryformatversion = 0\n${config()}\n`,
    )
    const { way, changes } = await preparePublication(folders, [], today)
    expect(existsSync(witness())).toBe(false)
    expect([way, changes?.some(({ sentence }) => sentence.includes('/HEAD added'))]).toEqual(['push', true])
    await publishSite(folders, { message: 'Add files', today })
    expect(existsSync(witness())).toBe(false)
  },
)

test.each([together])(
  'a folder of pages that looks like a repository of git runs no %s',
  async (_what, config) => {
    const { folders } = repositories
    await writeRepository(
      'pages',
      `[core]\n bare = false\n worktree = ..\n repositoryformatversion = 0\n${config()}\n`,
    )
    await preparePublication(folders, [], today)
    await publishSite(folders, { message: 'Add files', today }).catch(() => undefined)
    expect(existsSync(witness())).toBe(false)
  },
)

test.each(['public', 'pages', 'public/images'])(
  'a repository in %s that came with a ZIP file is named, and nothing of it runs',
  async place => {
    const { folders } = repositories
    await repositories.write('public/.gitattributes', attributes)
    for (const [, config] of settings)
      await writeRepository(`${place}/.git`, `[core]\n repositoryformatversion = 0\n${config()}\n`)
    await expect(preparePublication(folders, [], today)).rejects.toThrow(
      `"${place}/.git" makes a folder of the website`,
    )
    await expect(publishSite(folders, { message: 'Add files', today })).rejects.toThrow(
      'Nothing was published',
    )
    // `npm run review` compares all the same.
    const commit = await (await Repository.around(folders.pages)).mergeBase('main')
    await reviewSince(commit, folders, readDocuments(folders.pages).texts, today)
    expect(existsSync(witness())).toBe(false)
  },
)

test('a submodule in the content is not asked, though it has a configuration of its own', async () => {
  const { git, folders } = repositories
  const commit = git('rev-parse', 'HEAD')
  git('update-index', '--add', '--cacheinfo', `160000,${commit},public/sub`)
  git('commit', '--quiet', '--message', 'A submodule')
  await writeRepository('public/sub/.git', settings.map(([, config]) => config()).join('\n'))
  await expect(publishSite(folders, { message: 'Add files', today })).rejects.toThrow('public/sub/.git')
  expect(existsSync(witness())).toBe(false)
})

test('attributes that come with content choose no filter that the content defines', async () => {
  const { folders, write } = repositories
  await write('public/.gitattributes', attributes)
  await write('public/.gitconfig', settings[0]?.[1]() ?? '')
  await write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await preparePublication(folders, [], today)
  await publishSite(folders, { message: 'Add files', today })
  expect(existsSync(witness())).toBe(false)
})

test('variables of git that concern another repository mislead neither the review nor the publication', async () => {
  const { folders, scratch } = repositories
  for (const name of [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_NAMESPACE',
  ])
    vi.stubEnv(name, join(scratch, 'remote.git'))
  vi.stubEnv('GIT_LITERAL_PATHSPECS', '1')
  await repositories
    .write('public/images/second.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    .catch(() => undefined)
  const { changes } = await preparePublication(folders, [], today)
  expect(changes?.map(({ sentence }) => sentence)).toEqual(['File /images/second.svg added'])
})

test('a file whose name has a line break is compared as one file', async () => {
  const { git, scratch } = repositories
  const file = join(scratch, 'author/public/images/a\nb.svg')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '<svg/>')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A name')
  expect(await hashOf('images/a\nb.svg')).toBe(git('rev-parse', 'HEAD:public/images/a\nb.svg'))
})

test.each(['true', 'input'])(
  'with core.autocrlf=%s a drawing with the line ends of Windows is not a change',
  async value => {
    const { git, write } = repositories
    git('config', 'core.autocrlf', value)
    await write('public/images/lines.svg', '<svg>\r\n</svg>\r\n')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A drawing')
    expect(await hashOf('images/lines.svg')).toBe(git('rev-parse', 'HEAD:public/images/lines.svg'))
  },
)
