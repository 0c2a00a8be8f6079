import { readFile, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { measurePicture } from '../../../../../scripts/site/pictures/measure.ts'
import { scratchFolder } from '../../../scratchFolder.ts'

const folder = scratchFolder()

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><path fill="#${String(width).padStart(6, '0')}" d="M0 0h${width}v100H0z"/></svg>`

test.each([
  ['an empty value', (entry: string) => writeFile(join(entry, 'value.json'), '')],
  ['half a value', (entry: string) => truncate(join(entry, 'value.json'), 5)],
  ['a value of an earlier form', (entry: string) => writeFile(join(entry, 'value.json'), '{"width":1}')],
  ['no value', (entry: string) => unlink(join(entry, 'value.json'))],
  ['half a drawing', (entry: string) => truncate(join(entry, 'drawing.svg'), 20)],
  ['an empty drawing', (entry: string) => truncate(join(entry, 'drawing.svg'), 0)],
  ['no drawing', (entry: string) => unlink(join(entry, 'drawing.svg'))],
])('an entry of the cache with %s is thrown away with a word, and made anew', async (what, damage) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(folder, 'damaged.svg')
  await writeFile(file, drawing(100 + what.length))
  const { folder: entry, value } = await measurePicture(file)
  const whole = await readFile(join(entry, 'drawing.svg'), 'utf8')
  await damage(entry)
  expect(await measurePicture(file)).toEqual({ folder: entry, value })
  expect(await readFile(join(entry, 'drawing.svg'), 'utf8')).toBe(whole)
  expect(said.mock.calls.join()).toContain('A picture in the cache was damaged, and is made anew')
  said.mockRestore()
})

test('a picture that changes while it is measured is never filed under the digest of another', async () => {
  const file = join(folder, 'changing.svg')
  const widths = Array.from({ length: 10 }, (_, index) => 201 + index)
  let isChanging = true
  const measuring = (async () => {
    while (isChanging) await measurePicture(file).catch(() => undefined)
  })()
  for (const width of widths) {
    await writeFile(file, drawing(width))
    await new Promise(resolve => setImmediate(resolve))
  }
  isChanging = false
  await measuring
  for (const width of widths) {
    await writeFile(file, drawing(width))
    const { value, folder: entry } = await measurePicture(file)
    expect([width, value.width]).toEqual([width, width])
    expect(await readFile(join(entry, 'drawing.svg'), 'utf8')).toContain(`M0 0h${width}`)
  }
}, 60_000)
