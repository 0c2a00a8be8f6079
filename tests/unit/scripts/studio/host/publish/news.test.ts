import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valueOfText } from '../../../../../../schema/text/edit.ts'
import { mergeVersions, withOwn } from '../../../../../../schema/text/mergeVersions.ts'
import { findCheckout } from '../../../../../../scripts/studio/host/publish/Checkout.ts'
import { Forge } from '../../../../../../scripts/studio/host/publish/Forge.ts'
import { lookForNews } from '../../../../../../scripts/studio/host/publish/news.ts'
import {
  bringIn,
  pastPublications,
  takeBack,
} from '../../../../../../scripts/studio/host/publish/publishSite.ts'
import { copyForEachTest, editFees, FEES, publish, repositories } from './copyForEachTest.ts'
import { replaceIn } from './repositories.ts'

copyForEachTest()

const colleague = (from: string, to: string, file = FEES) =>
  repositories.colleague(folder => replaceIn(join(folder, file), from, to))

test('what colleagues have published is noticed and brought in, and what is not published yet stays', async () => {
  const { folders, read, git, remote, write } = repositories
  expect(await lookForNews(folders)).toEqual({ publications: [], isReachable: true })
  await colleague('In small groups.', 'In groups of six.')
  await editFees()
  await write('pages/_posts/9.json', '{ "draft": true')
  const { publications } = await lookForNews(folders)
  expect(publications).toMatchObject([{ author: 'Kofi', message: 'Work of a colleague' }])
  expect(await bringIn(folders, {})).toEqual({ isUpToDate: true })
  expect(await read(FEES)).toContain('In groups of six.')
  expect(await read(FEES)).toContain('GHS 9,000 a term.')
  expect(git('rev-parse', 'HEAD')).toBe(remote('rev-parse', 'main'))
  expect(
    git('status', '--porcelain')
      .split('\n')
      .map(line => line.trim()),
  ).toEqual([`M ${FEES}`, '?? pages/_posts/9.json'])
  expect(await lookForNews(folders)).toEqual({ publications: [], isReachable: true })
  expect(await bringIn(folders, {})).toEqual({ isUpToDate: true })
})

test('a conflict has the words of both, and takes a choice for each field', async () => {
  const { folders, edit, read, remote, git } = repositories
  await colleague('Ask {phone}.', 'GHS 8,000 a term.')
  await colleague('"answer": "Yes."', '"answer": "Yes, one."')
  await editFees()
  await edit(FEES, '"answer": "Yes."', '"answer": "Yes, two."')
  const before = repositories.state()
  let settled = {}
  for (const answer of [await bringIn(folders, {}), await publish()]) {
    expect(repositories.state()).toBe(before)
    if (!('conflicts' in answer)) throw new Error('There is no conflict')
    const [conflict, ...others] = answer.conflicts
    expect(others).toEqual([])
    const { base, own, theirs } = conflict?.texts ?? { base: '', own: '', theirs: '' }
    const merged = mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs))
    expect(merged.contested.map(place => [place.own, place.theirs])).toEqual([
      ['GHS 9,000 a term.', 'GHS 8,000 a term.'],
      ['Yes, two.', 'Yes, one.'],
    ])
    const [fees] = merged.contested
    if (!fees) throw new Error('There is no contested place')
    const text = withOwn(theirs, [...merged.own, { path: fees.path, value: fees.own }])
    expect(JSON.parse(text)).not.toEqual(JSON.parse(own))
    settled = { [conflict?.path ?? '']: { text } }
  }
  expect(await publish({ choices: settled })).toMatchObject({ isUpToDate: true })
  for (const text of [await read(FEES), remote('show', `main:${FEES}`)]) {
    expect(text).toContain('GHS 9,000 a term.')
    expect(text).toContain('"answer": "Yes, one."')
  }
  expect(git('for-each-ref', 'refs/chalkline/set-aside')).not.toBe('')
  expect(git('status', '--porcelain')).toBe('')
})

test('a choice that makes no valid site is not published', async () => {
  await colleague('Ask {phone}.', 'GHS 8,000 a term.')
  await editFees()
  const before = repositories.state()
  await expect(publish({ choices: { [FEES]: { text: '{}' } } })).rejects.toThrow('there is a mistake in')
  expect(repositories.state()).toBe(before)
})

test('a publication is taken back on this computer, keeps what came after it, and is published as a new one', async () => {
  const { folders, read, remote, git } = repositories
  await editFees()
  await publish()
  await colleague('In small groups.', 'In groups of six.')
  await bringIn(folders, {})
  const checkout = await findCheckout(folders)
  const past = checkout ? await pastPublications(checkout) : []
  expect(past.map(({ author, message }) => `${author}: ${message}`)).toEqual([
    'Kofi: Work of a colleague',
    'Ama: Change the fees',
  ])
  const id = past[1]?.id ?? ''
  const history = remote('rev-list', 'main')
  expect(await takeBack(folders, { id, isAgain: false })).toEqual({ isUpToDate: true })
  expect(await read(FEES)).toContain('Ask {phone}.')
  expect(await read(FEES)).toContain('In groups of six.')
  expect(remote('rev-list', 'main')).toBe(history)
  expect(await takeBack(folders, { id, isAgain: true })).toEqual({ isUpToDate: true })
  expect(git('status', '--porcelain')).toBe('')
  await takeBack(folders, { id, isAgain: false })
  await publish({ message: 'Take back' })
  expect(remote('rev-list', 'main~1')).toBe(history)
  expect(remote('show', `main:${FEES}`)).toContain('Ask {phone}.')
})

test('what was changed again since cannot be taken back without a choice, and the beginning cannot at all', async () => {
  const { folders, edit, read, git } = repositories
  await editFees()
  await publish()
  const id = git('rev-parse', 'HEAD')
  await edit(FEES, 'GHS 9,000 a term.', 'GHS 9,500 a term.')
  const answer = await takeBack(folders, { id, isAgain: false })
  expect(answer).toMatchObject({ conflicts: [{ path: FEES }] })
  expect(await read(FEES)).toContain('GHS 9,500 a term.')
  await takeBack(folders, { id, isAgain: false, choices: { [FEES]: 'theirs' } })
  expect(await read(FEES)).toContain('Ask {phone}.')
  const first = git('rev-list', '--max-parents=0', 'HEAD')
  await expect(takeBack(folders, { id: first, isAgain: false })).rejects.toThrow('cannot be taken back')
})

test('only documents and public files are taken back, however long ago a commit changed anything else', async () => {
  const { folders } = repositories
  await editFees()
  await publish()
  await repositories.colleague(async folder => {
    await replaceIn(join(folder, FEES), 'In small groups.', 'In groups of six.')
    await writeFile(join(folder, 'pages/GUIDE.md'), 'How to write')
    await writeFile(join(folder, 'program.js'), 'two()')
  })
  for (let count = 0; count < 10; count++)
    await repositories.colleague(folder => writeFile(join(folder, 'program.js'), `count(${count})`))
  await bringIn(folders, {})
  const checkout = await findCheckout(folders)
  const past = checkout ? await pastPublications(checkout) : []
  expect(past.map(({ message }) => message)).toEqual(['Change the fees'])
})

test('what a publication has added is not taken away while a document names it', async () => {
  const { folders, edit, write, git } = repositories
  for (const name of ['choir.svg', 'band.svg']) await write(`public/images/${name}`, '<svg/>')
  await publish()
  const id = git('rev-parse', 'HEAD')
  await edit(FEES, 'Ask {phone}.', 'See [the choir](/images/choir.svg).')
  await takeBack(folders, { id, isAgain: false })
  const found = ['choir.svg', 'band.svg'].map(name => existsSync(join(folders.public, 'images', name)))
  expect(found).toEqual([true, false])
})

test('GitHub says when a publication is live; a place that says nothing is not waited for', async () => {
  const { folders, git } = repositories
  const asked: string[] = []
  let runs: object[] | undefined = []
  await using server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(runs ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ workflow_runs: runs ?? [] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const forge = new Forge(address, { pause: 0 })
  expect(await forge.progressOf(folders, 'a'.repeat(40))).toBe('unseen')
  expect(asked).toEqual([])
  git('remote', 'set-url', 'origin', 'git@github.com:our-school/website.git')
  const commit = 'b'.repeat(40)
  const run = (path: string, status: string, conclusion: string | null) => ({ path, status, conclusion })
  const ci = run('.github/workflows/ci.yml', 'completed', 'failure')
  const steps: [object[], string][] = [
    [[], 'building'],
    [[ci, run('.github/workflows/publish.yml', 'in_progress', null)], 'building'],
    [[ci, run('.github/workflows/publish.yml', 'completed', 'success')], 'live'],
  ]
  for (const [state, expected] of steps) {
    runs = state
    expect(await forge.progressOf(folders, commit)).toBe(expected)
  }
  expect(asked).toEqual(Array(3).fill(`/repos/our-school/website/actions/runs?head_sha=${commit}`))
  runs = [run('.github/workflows/publish.yml', 'completed', 'failure')]
  expect(await forge.progressOf(folders, 'c'.repeat(40))).toBe('failed')
  runs = undefined
  expect(await forge.progressOf(folders, 'd'.repeat(40))).toBe('unseen')
  const patient = new Forge(address, { pause: 60_000 })
  runs = []
  const before = asked.length
  for (let time = 0; time < 3; time++) await patient.progressOf(folders, 'e'.repeat(40))
  expect(asked.length - before).toBe(1)
  server.closeAllConnections()
})

test.each([
  ['remote.origin.uploadpack', (witness: string) => `touch ${witness}; git-upload-pack`],
  ['remote.origin.url', (witness: string) => `ext::sh -c touch% ${witness}`],
])('looking for news runs nothing that %s names', async (key, hostile) => {
  const { folders, git } = repositories
  const witness = `${folders.pages}-ran`
  git('config', 'protocol.ext.allow', 'always')
  git('config', key, hostile(witness))
  await lookForNews(folders)
  expect(existsSync(witness)).toBe(false)
})
