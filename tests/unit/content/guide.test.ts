import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { applyEdits, modify, parse } from 'jsonc-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSite } from '../../../scripts/site/folder.ts'
import { AuthorSite } from '../authorSite.ts'
import { realFolders } from '../realSite.ts'

const read = (name: string) => readFileSync(join(realFolders.pages, name), 'utf8')

/** The sections of the guide with blocks to follow: commands, what they say, a change of a file, or a section to add to it. */
const sections = read('GUIDE.md')
  .split(/^## /m)
  .map(text => ({
    text,
    title: text.slice(0, text.indexOf('\n')),
    steps: [...text.matchAll(/^```(sh|text|diff|json) ?(\S*)\n(.*?)^```$/gms)],
  }))
  .filter(({ steps }) => steps.length > 0)

let site: AuthorSite

beforeAll(async () => {
  site = await AuthorSite.create()
})

afterAll(() => site[Symbol.asyncDispose]())

test('the links of the guides lead to headings and files that are there', () => {
  const faults = ['GUIDE.md', 'PUBLISHING.md'].flatMap(name =>
    [...read(name).matchAll(/\]\((?!http|\/)([^)#\s]*)#?([^)\s]*)\)/g)]
      .filter(([, file = '', anchor = '']) => {
        if (!existsSync(join(realFolders.pages, file))) return true
        return anchor !== '' && !anchorsIn(read(file || name)).includes(anchor)
      })
      .map(([link]) => `${name}: ${link}`),
  )
  expect(faults).toEqual([])
})

/** How GitHub calls headings in links. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )

test.each(sections.map(section => [section.title, section] as const))(
  'a new author who follows "%s" sees what it says',
  async (_title, { text, steps }) => {
    await site.restore()
    for (const [path] of text.matchAll(/\/images\/[\w/-]+\.jpg/g))
      await savePhotograph(join(site.public, path))
    for (const [, file = ''] of text.matchAll(/^Delete `([^`]+)`/gm)) await rm(join(site.folder, file))
    let output = ''
    for (const [, kind, file = '', body = ''] of steps) {
      const lines = body.trim().split('\n')
      if (kind === 'diff') await site.edit(file, side(body, '-'), side(body, '+'))
      if (kind === 'json') await writeFile(join(site.pages, file), withSection(await site.read(file), body))
      if (kind === 'sh') for (const line of lines) output = await runLine(line)
      if (kind === 'text') for (const line of lines) expect(output).toContain(line)
    }
    const { problems, content } = await readSite(site, { isPreview: true })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    for (const [, route = ''] of text.matchAll(/http:\/\/localhost:5173(\/[\w/-]*)/g))
      expect(content?.addresses.routes.get(route)).toBe(route)
  },
)

async function runLine(line: string): Promise<string> {
  const [, command = '', rest = ''] = /^npm run ([a-z]+)(?: -- (.*))?$/.exec(line) ?? []
  const { output, code } = await site.run(command, rest.split(' ').filter(Boolean))
  // A mistake that the guide makes on purpose is the only thing that a command may complain of.
  if (!output.includes('Did you mean')) expect([line, output, code]).toEqual([line, output, 0])
  return output
}

/** Saves a picture in place of the photograph that an author would have. */
async function savePhotograph(place: string): Promise<void> {
  if (existsSync(place)) return
  await mkdir(dirname(place), { recursive: true })
  await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#8a8578' } }).toFile(place)
}

/** The lines of a change as they were ("-") or as they become ("+"). */
const side = (body: string, sign: '-' | '+'): string =>
  body
    .split('\n')
    .filter(line => line.startsWith(sign) || line.startsWith(' '))
    .map(line => `${line.slice(1)}\n`)
    .join('')

/** A page with one more section at its end, as an author pastes it. */
const withSection = (page: string, section: string): string =>
  applyEdits(
    page,
    modify(page, ['sections', -1], parse(section), {
      isArrayInsertion: true,
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    }),
  )
