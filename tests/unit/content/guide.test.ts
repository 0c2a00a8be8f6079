import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import {
  photographsIn,
  readGuide,
  savePhotograph,
  side,
  withSection,
} from '../../../scripts/quality/guidePictures.ts'
import { readSite } from '../../../scripts/site/folder.ts'
import { AuthorSite } from '../authorSite.ts'
import { realFolders } from '../realSite.ts'

const guide = readFileSync(join(realFolders.pages, 'GUIDE.md'), 'utf8')
const sections = readGuide(guide)
const pictureFolder = join(projectRoot, '.github/guide')

let site: AuthorSite

beforeAll(async () => {
  site = await AuthorSite.create()
})

afterAll(() => site[Symbol.asyncDispose]())

test('every block of the guide is one that is tried below', () => {
  expect(sections.length).toBeGreaterThanOrEqual(30)
  expect(guide.match(/^```\S/gm)).toHaveLength(sections.flatMap(({ steps }) => steps).length)
})

test('the guide begins with a table of wishes that leads to every section, none longer than 20 lines', () => {
  const anchorOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-')
  const [, table = ''] = /\*\*I want to …\*\*\n(.*?)\n\n(?!\|)/s.exec(guide) ?? []
  const links = [...table.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, title, anchor]) => [title, anchor])
  expect(links).toEqual(sections.map(({ title }) => [title, anchorOf(title)]))
  const linesOf = (text: string) => text.split('\n').slice(1).filter(Boolean).length
  expect(sections.filter(({ text }) => linesOf(text) > 20).map(({ title }) => title)).toEqual([])
})

test('every picture of the guide is there and weighs at most 25 kB, and no other is', () => {
  const named = sections.flatMap(({ pictures }) => pictures.map(name => `${name}.webp`))
  expect(named.length).toBeGreaterThanOrEqual(20)
  expect(readdirSync(pictureFolder).sort()).toEqual(named.sort())
  expect(named.filter(name => statSync(join(pictureFolder, name)).size > 25_000)).toEqual([])
})

test.each(sections.map(section => [section.title, section] as const))(
  'a new author who follows "%s" sees what it says',
  async (_title, { text, steps, addresses }) => {
    await site.restore()
    for (const path of photographsIn(text)) {
      const place = join(site.public, path)
      if (!existsSync(place)) await savePhotograph(place, site.public)
    }
    await deleteFiles(text)
    let last = { output: '', code: undefined as unknown }
    for (const { kind, file, body } of steps) {
      if (kind === 'diff') await site.edit(file, side(body, '-'), side(body, '+'))
      if (kind === 'json') await writeFile(join(site.pages, file), withSection(await site.read(file), body))
      if (kind === 'sh') {
        for (const line of body.trim().split('\n')) last = await runLine(line)
      }
      if (kind === 'text') for (const line of body.trim().split('\n')) expect(last.output).toContain(line)
    }
    const { problems, content } = await readSite(site, { isPreview: true })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    for (const address of addresses) {
      const [route = ''] = address.split('#')
      expect(content?.addresses.routes.get(route)).toBe(route)
    }
  },
)

async function runLine(line: string) {
  const [, command = '', rest = ''] = /^npm run ([a-z]+)(?: -- (.*))?$/.exec(line) ?? []
  const result = await site.run(command, rest.split(' ').filter(Boolean))
  // A mistake that the guide makes on purpose is the only thing that a command may complain of.
  if (!result.output.includes('Did you mean'))
    expect([line, result.output, result.code]).toEqual([line, result.output, 0])
  return result
}

async function deleteFiles(section: string) {
  for (const [, file = ''] of section.matchAll(/^Delete `([^`]+)`/gm)) await rm(join(site.folder, file))
}
