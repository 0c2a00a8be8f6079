import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonSchemaOf } from '../../../schema/editor/jsonSchema.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import {
  photographsIn,
  readGuide,
  savePhotograph,
  side,
  withSection,
} from '../../../scripts/quality/guidePictures.ts'
import { readSite } from '../../../scripts/site/folder.ts'
import type { FieldSchema } from '../../../scripts/studio/host/fields/fieldSchema.ts'
import { labelOf } from '../../../scripts/studio/host/fields/labels.ts'
import { AuthorSite } from '../authorSite.ts'
import { realFolders } from '../realSite.ts'

const read = (name: string) => readFileSync(join(realFolders.pages, name), 'utf8')
const guide = read('GUIDE.md')
const { studio, files } = readGuide(guide)
const sections = [...studio, ...files]
const pictureFolder = join(projectRoot, '.github/guide')

let site: AuthorSite

beforeAll(async () => {
  site = await AuthorSite.create()
})

afterAll(() => site[Symbol.asyncDispose]())

test('every block of the guide is one that is tried below', () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
  expect(guide.match(/^```\S/gm)).toHaveLength(files.flatMap(({ steps }) => steps).length)
})

test('the guide begins with the studio, and its second part is about files', () => {
  expect(guide.match(/^# .+/gm)).toEqual(['# A guide for authors', '# Write in files'])
  expect(studio[0]?.title).toBe('Open the studio')
  expect(studio.flatMap(({ steps }) => steps)).toEqual([])
})

test('each part begins with a table of wishes that leads to every section, none longer than 20 lines', () => {
  const tables = [...guide.matchAll(/\*\*I want to …\*\*\n(.*?)\n\n(?!\|)/gs)].map(([, table = '']) =>
    [...table.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, title, anchor]) => [title, anchor]),
  )
  const titles = (part: typeof studio) => part.map(({ title }) => [title, anchorOf(title)])
  expect(tables).toEqual([titles(studio), titles(files)])
  const linesOf = (text: string) => text.split('\n').slice(1).filter(Boolean).length
  expect(sections.filter(({ text }) => linesOf(text) > 20).map(({ title }) => title)).toEqual([])
})

test('the links of the guides lead to headings and files that are there', () => {
  const documents = [['GUIDE.md', guide] as const, ['PUBLISHING.md', read('PUBLISHING.md')] as const]
  const anchorsIn = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title))
  const links = documents.flatMap(([name, text]) =>
    [...text.matchAll(/\]\((?!http|\/)([^)#\s]*)#?([^)\s]*)\)/g)].map(([, file = '', anchor = '']) => ({
      file: file || name,
      anchor,
    })),
  )
  const isThere = ({ file, anchor }: (typeof links)[number]) => {
    if (!existsSync(join(realFolders.pages, file))) return false
    return anchor === '' || anchorsIn(read(file)).includes(anchor)
  }
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(link => !isThere(link))).toEqual([])
})

test('every button and field that the guides name in bold is one of the studio', () => {
  const texts = [...studio.map(({ text }) => text), read('PUBLISHING.md')]
  const named = texts.flatMap(text =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => flat(name)),
  )
  expect(new Set(named).size).toBeGreaterThan(60)
  const known = new Set([...wordsInCode(), ...labelsOfFields()])
  expect(named.filter(name => !known.has(name.replace(/ …$/, '')))).toEqual([])
})

test('every picture of the guide is there and light, and no other is', () => {
  const named = sections.flatMap(({ pictures }) => pictures.map(name => `${name}.webp`))
  expect(studio.flatMap(({ pictures }) => pictures).length).toBeGreaterThanOrEqual(4)
  expect(named.length).toBeGreaterThanOrEqual(24)
  expect(readdirSync(pictureFolder).sort()).toEqual(named.sort())
  const most = (name: string) => (name.startsWith('studio-') ? 120_000 : 25_000)
  expect(named.filter(name => statSync(join(pictureFolder, name)).size > most(name))).toEqual([])
})

test.each(files.map(section => [section.title, section] as const))(
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

/** How GitHub calls a heading in links. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const flat = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** The texts of the studio's code: strings, and what stands between the tags of JSX. */
function wordsInCode(): string[] {
  const folder = join(projectRoot, 'scripts/studio')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  )
  const text = names.map(name => readFileSync(join(folder, name), 'utf8')).join('\n')
  const kinds = [/'([^'\n]+)'/g, /"([^"\n]+)"/g, /`([^`$]+)[`$]/g, /[>}]([^<>{}]+)(?=[<{])/g]
  return kinds.flatMap(kind =>
    [...text.matchAll(kind)].map(([, words = '']) => flat(words).replace(/ \($/, '')),
  )
}

/** What the forms call the fields of documents. */
function labelsOfFields(): string[] {
  const labelsBelow = ({ properties = {}, items, oneOf = [] }: FieldSchema): string[] => [
    ...Object.entries(properties).flatMap(([key, field]) => [labelOf(key, field), ...labelsBelow(field)]),
    ...[items ?? [], oneOf].flat().flatMap(labelsBelow),
  ]
  // The JSON Schema is plain data of this shape.
  return (['site', 'page', 'post'] as const).flatMap(kind => labelsBelow(jsonSchemaOf(kind) as FieldSchema))
}
