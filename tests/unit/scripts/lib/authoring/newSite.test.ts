import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseTheme, starterThemes, writeNewSite } from '../../../../../scripts/lib/authoring/newSite.ts'
import { readSite } from '../../../../../scripts/site/folder.ts'
import { scratchFolder } from '../../../scratchFolder.ts'

const today = '2027-01-11'

async function emptyFolder(): Promise<string> {
  const folder = scratchFolder(onTestFinished)
  return folder
}

/** What is still to be written: texts in brackets, contacts that are none, facts and links to come. */
const placeholders = ['placeholder-text', 'placeholder-contact', 'placeholder-link', 'missing-fact']

test.each(starterThemes)(
  'a new site with the theme "%s" is valid, and every warning names a placeholder',
  async theme => {
    const folder = await emptyFolder()
    const folders = await writeNewSite(folder, { name: 'Harbour Clinic', theme, today })
    const { problems, content } = await readSite(folders, { today })
    expect(problems.filter(({ code }) => !placeholders.includes(code))).toEqual([])
    expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([...placeholders].sort())
    expect([...(content?.pages.keys() ?? [])].sort()).toEqual([
      '/',
      '/about',
      '/contact',
      '/news',
      '/services',
    ])
    expect(content?.posts.map(({ date }) => date)).toEqual([today])
  },
)

test('each text in brackets of a new site is named by its line', async () => {
  const folders = await writeNewSite(await emptyFolder(), { name: 'Harbour Clinic', theme: 'garden', today })
  const { problems } = await readSite(folders, { today })
  const named = problems
    .filter(({ code }) => code === 'placeholder-text')
    .map(({ file, line }) => `${file}:${line}`)
  const files = (await readdir(folders.pages, { recursive: true })).filter(file => file.endsWith('.json'))
  const bracketed = await Promise.all(
    files.map(async file => {
      const lines = (await readFile(join(folders.pages, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) => (/"\[Your /.test(line) ? `${file}:${index + 1}` : []))
    }),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.sort()).toEqual(bracketed.flat().sort())
})

test('a new site has the name that was given, the year, and the rules of this project next to its documents', async () => {
  const folder = join(await emptyFolder(), 'sites/mine')
  await writeNewSite(folder, { name: 'Harbour Clinic', theme: 'market', today })
  const site = JSON.parse(await readFile(join(folder, 'pages/_site.json'), 'utf8'))
  expect(site).toMatchObject({ name: 'Harbour Clinic', footer: { copyrightYear: 2027 } })
  await access(join(folder, 'pages', site.$schema))
  const template = JSON.parse(await readFile(join(folder, 'pages/news/[id].json'), 'utf8'))
  await access(join(folder, 'pages/news', template.$schema))
})

test('a folder that is not empty is refused, and stays as it was', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'notes.txt'), 'mine')
  await expect(writeNewSite(folder, { name: 'X', theme: 'garden', today })).rejects.toThrow(
    /^There are files in ".+" already\. Name a folder that is new or empty\.$/,
  )
  expect(await readdir(folder)).toEqual(['notes.txt'])
})

test('a file in the place of the folder is refused', async () => {
  const file = join(await emptyFolder(), 'site')
  await writeFile(file, 'mine')
  await expect(writeNewSite(file, { name: 'X', theme: 'garden', today })).rejects.toThrow(
    /^".+" is a file\. Name a folder that is new\.$/,
  )
})

test('a site that cannot be finished leaves nothing behind', async () => {
  const parent = await emptyFolder()
  const target = join(parent, 'site')
  // A document cannot be written where a folder of its name is.
  await mkdir(`${target}.${process.pid}/pages/_site.json`, { recursive: true })
  await expect(writeNewSite(target, { name: 'X', theme: 'garden', today })).rejects.toThrow('EISDIR')
  expect(await readdir(parent)).toEqual([])
})

test('a theme that does not exist is answered with the nearest one, or with all', () => {
  expect(parseTheme('Garden')).toBe('garden')
  expect(() => parseTheme('gardn')).toThrow('There is no theme "gardn". Did you mean "garden"?')
  expect(() => parseTheme('neon')).toThrow('There is no theme "neon". Choose harbour, garden, market.')
})
