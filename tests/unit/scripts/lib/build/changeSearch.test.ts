import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recordFolder } from '../../../../../scripts/lib/build/BuildRecord.ts'
import { changeSearch } from '../../../../../scripts/lib/build/changeSearch.ts'
import { writeSearchState } from '../../../../../scripts/lib/build/searchFile.ts'
import { indexFiles } from '../../../../../scripts/lib/outputs/search/indexFiles.ts'
import {
  type PageRecord,
  packEntry,
  packRecords,
  unpackRecords,
} from '../../../../../scripts/lib/outputs/search/records.ts'
import { randomFrom } from '../../../../../scripts/quality/bench/randomFrom.ts'

const settings = { locale: 'en', synonyms: [] }
const out = join(import.meta.dirname, 'no such folder')

afterAll(() => rmSync(recordFolder(out), { recursive: true, force: true }))

const random = randomFrom(30)
const number = (below: number) => Math.floor(random() * below)
const letters = 'abcdefgh'
const word = () => Array.from({ length: 4 }, () => letters[number(letters.length)]).join('')
const words = [...new Set(Array.from({ length: 900 }, word))]

/** A page of some of these words, most of them of the first ones. */
function record(page: number): PageRecord {
  const own = new Set(Array.from({ length: 40 }, () => number(number(words.length) + 1)))
  const entries = Uint32Array.from([...own], term => packEntry(term, 1 + number(31)))
  return { page, parts: 1 + number(5), entries }
}

test.each([
  ['small', 20],
  ['large', 500],
])('after edits of a %s site the index is that of a whole build', (_, pages) => {
  const records = { terms: words, pages: Array.from({ length: pages }, (_, page) => record(page)) }
  const { files, ...built } = indexFiles(records, settings)
  let state = writeSearchState(out, records, settings, built)
  let changes = 0
  for (let edit = 0; edit < 30; edit++) {
    const page = number(pages)
    const before = records.pages[page]
    const after =
      edit % 3 === 0
        ? record(page)
        : { ...record(page), entries: before?.entries.slice(1) ?? new Uint32Array() }
    records.pages[page] = after
    const whole = indexFiles(records, settings)
    const change = changeSearch(out, state, unpackRecords([packRecords({ terms: words, pages: [after] })]))
    if (!change) {
      // The split is another one, or may be.
      files.clear()
      for (const [path, text] of whole.files) files.set(path, text)
      state = writeSearchState(out, records, settings, whole)
      continue
    }
    changes++
    for (const [path, text] of change.files) files.set(path, text)
    expect(files).toEqual(whole.files)
    state = change.keep()
  }
  expect(changes).toBeGreaterThan(10)
})
