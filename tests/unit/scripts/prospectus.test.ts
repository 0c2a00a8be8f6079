import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Contents, contents } from '../../../scripts/lib/prospectus/contents.ts'
import { createProspectus } from '../../../scripts/lib/prospectus/createProspectus.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

const words = contents.parse(JSON.parse(readFileSync(join(projectRoot, 'scripts/prospectus.json'), 'utf8')))
const set = async (changes: Partial<Contents> = {}) =>
  (await createProspectus({ ...words, ...changes }, 'Harbour View School')).toString('latin1')

describe('the fees document', () => {
  let pdf = ''
  beforeAll(async () => {
    pdf = await set()
  })

  test('has a cover and four sheets at least, marked as samples', () => {
    const pages = pdf.match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBe(words.sheets.length + 1)
    expect(pages.length).toBeGreaterThanOrEqual(4)
    expect(words.notice).toMatch(/^Sample figures, to be confirmed by the admissions office/)
  })

  test('can be read aloud: it is tagged, and says its title and its language', () => {
    expect(pdf).toContain('/MarkInfo')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('/Lang (en-GB)')
    expect(pdf).toContain('/DisplayDocTitle true')
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(pdf).toContain(`/S /${role}\n`)
    }
  })

  test('is the same to the byte whenever it is made', async () => {
    expect((await set()) === pdf).toBe(true)
  })

  test('is not made when a sheet holds too much', async () => {
    const items = Array.from({ length: 60 }, (_, index) => `Item ${index}`)
    await expect(set({ sheets: [{ title: 'Too much', blocks: [{ type: 'list', items }] }] })).rejects.toThrow(
      '"Too much" holds more than one sheet has room for',
    )
  })
})
