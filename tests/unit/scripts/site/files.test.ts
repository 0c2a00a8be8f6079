import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { buildSite } from '../../../../scripts/site/build.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'

const problemsWith = (...names: string[]) =>
  fileNameProblems(names, 'public/').map(({ file, code }) => `${code} ${file}`)

test.each([
  [['a/Photo.jpg', 'a/photo.jpg'], ['file-names-collide public/a/Photo.jpg']],
  [['caf\u00e9.jpg', 'cafe\u0301.jpg'], ['file-names-collide public/cafe\u0301.jpg']],
  [['A/x.svg', 'a/x.svg'], ['file-names-collide public/A/x.svg']],
  [['a/x.svg', 'b/x.svg'], []],
  [['CON.svg'], ['unusable-file-name public/CON.svg']],
  [['aux/x.svg'], ['unusable-file-name public/aux/x.svg']],
  [['lpt1'], ['unusable-file-name public/lpt1']],
  [['COM1.svg'], ['unusable-file-name public/COM1.svg']],
  [['concert.svg', 'balcon.svg', 'coma.svg', 'com10.svg', 'null.svg', 'a..b.svg', 'a b.svg', '5%a.svg'], []],
  [['a%2fb.svg'], ['unusable-file-name public/a%2fb.svg']],
  [['a%00.svg'], ['unusable-file-name public/a%00.svg']],
  [['a\\b.svg'], ['unusable-file-name public/a\\b.svg']],
  [['a?b.svg'], ['unusable-file-name public/a?b.svg']],
  [['a\u202egvs.exe'], ['unusable-file-name public/a\u202egvs.exe']],
  [['a\u2215b.svg'], ['unusable-file-name public/a\u2215b.svg']],
  [['a\nb.svg'], ['unusable-file-name public/a\nb.svg']],
  [['a.svg.'], ['unusable-file-name public/a.svg.']],
  [['folder /a.svg'], ['unusable-file-name public/folder /a.svg']],
  [['Gebühren 2025 (neu).pdf', '100%.svg'], []],
])('files named %j: %j', (names, problems) => {
  expect(problemsWith(...names)).toEqual(problems)
})

describe('links', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chalkline-files-'))
    await cp(join(projectRoot, 'pages-json'), join(folder, 'pages'), { recursive: true })
    await mkdir(join(folder, 'public'))
    await writeFile(join(folder, 'secret.txt'), 'secret')
    await symlink(join(folder, 'secret.txt'), join(folder, 'public/secret.txt'))
    await symlink(folder, join(folder, 'public/everything'))
    await symlink(join(folder, 'pages/index.json'), join(folder, 'pages/home.json'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are named, wherever they lead, and keep the site from being built', async () => {
    const { content, problems } = await readSite({
      pages: join(folder, 'pages'),
      public: join(folder, 'public'),
    })
    expect(content).toBeUndefined()
    const links = problems.filter(({ code }) => code === 'file-is-link').map(({ file }) => file)
    expect(links).toEqual(['home.json', 'public/everything', 'public/secret.txt'])
  })

  it('that lead round in a circle are named by a build too', async () => {
    const { pages, problems } = await buildSite({
      pages: join(folder, 'pages'),
      public: join(folder, 'public'),
      out: join(folder, 'dist'),
      base: '/',
    })
    expect(pages).toBeUndefined()
    expect(problems.map(({ file }) => file)).toContain('public/everything')
  })
})

describe('requests for what lies elsewhere', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite({ 'index.html': 'home', '404.html': 'no such page', 'a/index.html': 'a' })
    await writeFile(join(site.scratch, 'secret.txt'), 'secret')
    await symlink(site.scratch, join(site.scratch, 'dist/link'))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  it.each([
    '/../secret.txt',
    '/a/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/a/..;/secret.txt',
    '/....//secret.txt',
    '/link/secret.txt',
    '/secret.txt%00.html',
    '/index.html%00',
    '/%c0%ae%c0%ae/secret.txt',
    '/%u002e%u002e/secret.txt',
    '/con',
    '/NUL.html',
    '/index.html::$DATA',
    'file:///etc/passwd',
    '//secret.txt',
  ])('%s is refused', async path => {
    const answer = await site.get(path)
    expect([400, 404]).toContain(answer.statusCode)
    expect(await text(answer)).not.toContain('secret')
  })
})
