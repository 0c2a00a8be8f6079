import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSite } from '../../../scripts/lib/content/checkSite.ts'
import { AuthorSite } from '../authorSite.ts'
import { realFolders } from '../realSite.ts'

/** A block of the guide: commands, what they say, or a change of a file. */
interface Step {
  kind: 'sh' | 'text' | 'diff'
  file: string
  body: string
}

const guide = readFileSync(join(realFolders.pages, 'GUIDE.md'), 'utf8')
const [, ...sections] = guide.split(/^## /m)

const stepsOf = (section: string): Step[] =>
  [...section.matchAll(/^```(sh|text|diff) ?(\S*)\n(.*?)^```$/gms)].map(([, kind, file = '', body = '']) => ({
    // The expression allows no other.
    kind: kind as Step['kind'],
    file,
    body,
  }))

let site: AuthorSite

beforeAll(async () => {
  site = await AuthorSite.create()
})

afterAll(() => site[Symbol.asyncDispose]())

test('every block of the guide is one that is tried below', () => {
  expect(sections.length).toBeGreaterThanOrEqual(10)
  const tried = sections.flatMap(stepsOf).length
  expect(guide.match(/^```\S/gm)).toHaveLength(tried)
})

test.each(sections.map(section => [section.slice(0, section.indexOf('\n')), section]))(
  'a new author who follows "%s" sees what it says',
  async (_title, section) => {
    await site.restore()
    await savePictures(section)
    await deleteFiles(section)
    let last = { output: '', code: undefined as unknown }
    for (const { kind, file, body } of stepsOf(section)) {
      if (kind === 'diff') await site.edit(file, side(body, '-'), side(body, '+'))
      if (kind === 'sh') {
        for (const line of body.trim().split('\n')) last = await runLine(line)
      }
      if (kind === 'text') for (const line of body.trim().split('\n')) expect(last.output).toContain(line)
    }
    const { problems, content } = await checkSite(site, { isPreview: true })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const places = [...section.matchAll(/http:\/\/localhost:5173(\/[\w/-]*)/g)].map(([, route = '']) => route)
    for (const route of places) expect(content?.addresses.routes.get(route)).toBe(route)
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

/** The lines of a change as they were ("-") or as they become ("+"). */
const side = (body: string, sign: '-' | '+'): string =>
  body
    .split('\n')
    .filter(line => line.startsWith(sign) || line.startsWith(' '))
    .map(line => `${line.slice(1)}\n`)
    .join('')

/** A picture that the guide asks an author to save. */
async function savePictures(section: string) {
  for (const [path] of section.matchAll(/public\/images\/[\w/-]+\.jpg/g)) {
    const place = join(site.folder, path)
    if (existsSync(place)) continue
    const pixels = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    await writeFile(place, await pixels.jpeg().toBuffer())
  }
}

async function deleteFiles(section: string) {
  for (const [, file = ''] of section.matchAll(/^Delete `([^`]+)`/gm)) await rm(join(site.folder, file))
}
