import { expect, test } from 'vitest'
import { randomFrom } from '../../../../scripts/quality/bench/randomFrom.ts'
import { changeIndex } from '../../../../scripts/site/changeIndex.ts'
import type { SearchMemo } from '../../../../scripts/site/memo.ts'
import { indexFiles } from '../../../../scripts/site/outputs/search/indexFiles.ts'
import {
  type PageRecord,
  packEntry,
  packRecords,
  type SearchRecords,
} from '../../../../scripts/site/outputs/search/records.ts'

const none = new Uint32Array()

const settings = { locale: 'en', synonyms: [] }

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
  const { files, shards } = indexFiles(records, settings)
  let last: { records: SearchRecords; memo: SearchMemo } = {
    records: { ...records, pages: [...records.pages] },
    memo: { settings, shards },
  }
  let fewest = files.size
  for (let edit = 0; edit < 30; edit++) {
    const page = number(pages)
    const before = records.pages[page]
    const after =
      edit % 3 === 0 ? record(page) : { ...record(page), entries: before?.entries.slice(1) ?? none }
    // Every fifth time a page goes, and the next time it comes back.
    const isGone = edit % 5 === 4
    records.pages[page] = isGone ? { page, parts: 0, entries: none } : after
    const whole = indexFiles(records, settings)
    const written = { outputs: [], records: packRecords({ terms: words, pages: isGone ? [] : [after] }) }
    const replaced = [{ id: `page ${page}`, uses: '', files: '', page }]
    const change = changeIndex([written], last.memo, replaced, () => last.records)
    if (!change) throw new Error('Nothing has changed')
    for (const path of change.deleted) files.delete(path)
    fewest = Math.min(fewest, change.files.size)
    for (const [path, text] of change.files) files.set(path, text)
    expect(files).toEqual(whole.files)
    last = change
  }
  expect(fewest, 'files of the smallest edit').toBeLessThanOrEqual(2)
})
