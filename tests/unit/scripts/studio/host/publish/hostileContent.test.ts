import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Repository } from '../../../../../../scripts/lib/Repository.ts'
import { reviewSince } from '../../../../../../scripts/lib/review/reviewSince.ts'
import { readDocuments } from '../../../../../../scripts/site/folder.ts'
import { preparePublication } from '../../../../../../scripts/studio/host/publish/preparePublication.ts'
import { copyForEachTest, publish, repositories, today } from './copyForEachTest.ts'

copyForEachTest()

/** What content would have git run. */
const witness = () => join(repositories.scratch, 'has-run')
const command = () => `touch ${witness()}; cat`

/** Settings of git that name a command. */
const settings: readonly (() => string)[] = [
  () => `[filter "x"]\n clean = "${command()}"\n smudge = "${command()}"\n required = true`,
  () => `[filter "x"]\n process = "${command()}"\n required = true`,
  () => `[core]\n fsmonitor = "${command()}"`,
  () => '[core]\n hooksPath = public',
  () => `[diff]\n external = "${command()}"\n[diff "x"]\n textconv = "${command()}"`,
  () => `[merge "x"]\n driver = "${command()}"`,
  () => `[core]\n sshCommand = "${command()}"`,
  () => `[core]\n pager = "${command()}"\n editor = "${command()}"\n[credential]\n helper = "!${command()}"`,
]

/** All of them at once: none is read where one would be. */
const together = () => settings.map(config => config()).join('\n')

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

test.each(['public', 'pages'])(
  'a folder %s that looks like a repository of git runs nothing of it',
  async place => {
    const { folders } = repositories
    const plain = '[core]\n bare = false\n worktree = ..\n repositoryformatversion = 0\n'
    await writeRepository(place, `${plain}${together()}\n`)
    const { way, changes } = await preparePublication(folders, [], today)
    expect(existsSync(witness())).toBe(false)
    expect(way).toBe('push')
    const publishing = publish()
    if (place === 'public') {
      expect(changes?.some(({ sentence }) => sentence.includes('/HEAD added'))).toBe(true)
      await publishing
    } else await publishing.catch(() => undefined)
    expect(existsSync(witness())).toBe(false)
  },
)

test.each(['public', 'pages', 'public/images'])(
  'a repository in %s that came with a ZIP file is named, and nothing of it runs',
  async place => {
    const { folders } = repositories
    await repositories.write('public/.gitattributes', attributes)
    for (const config of settings)
      await writeRepository(`${place}/.git`, `[core]\n repositoryformatversion = 0\n${config()}\n`)
    await expect(preparePublication(folders, [], today)).rejects.toThrow(
      `"${place}/.git" makes a folder of the website`,
    )
    await expect(publish()).rejects.toThrow('Nothing was published')
    // `npm run review` compares all the same.
    const commit = await (await Repository.around(folders.pages)).mergeBase('main')
    await reviewSince(commit, folders, readDocuments(folders.pages).texts, today)
    expect(existsSync(witness())).toBe(false)
  },
)

test('a submodule in the content is not asked, though it has a configuration of its own', async () => {
  const { git } = repositories
  const commit = git('rev-parse', 'HEAD')
  git('update-index', '--add', '--cacheinfo', `160000,${commit},public/sub`)
  git('commit', '--quiet', '--message', 'A submodule')
  await writeRepository('public/sub/.git', together())
  await expect(publish()).rejects.toThrow('public/sub/.git')
  expect(existsSync(witness())).toBe(false)
})

test('attributes that come with content choose no filter that the content defines', async () => {
  const { folders, write } = repositories
  await write('public/.gitattributes', attributes)
  await write('public/.gitconfig', settings[0]?.() ?? '')
  await write('public/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await preparePublication(folders, [], today)
  await publish()
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
