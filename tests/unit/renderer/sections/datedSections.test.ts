import { expect, test } from 'vitest'
import { builtOn, wordsIn } from './builtOn.ts'

/** The words that show on a page with one section, built on a day. What waits for a later day is hidden. */
function wordsOn(today: string, section: Record<string, unknown>): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(builtOn(today, section)) ?? []
  return wordsIn(main.replace(/<(b|p) [^>]*hidden=""[^>]*>.*?<\/\1>/gs, ''))
}

const calendar = {
  type: 'calendar',
  title: 'The year',
  downloadText: 'Add',
  terms: [
    {
      name: 'First term',
      start: '2026-09-08',
      end: '2026-12-11',
      events: [
        { title: 'School opens', date: '2026-09-08' },
        { title: 'Mid-term break', date: '2026-10-30', endDate: '2026-11-02' },
      ],
    },
  ],
}

test('a calendar says what comes next before its heading, and marks it in the list', async () => {
  const words = await wordsOn('2026-10-01', calendar)
  expect(words.startsWith('|Next|Fri 30 October|to|Mon 2 November|Mid-term break|The year|')).toBe(true)
  expect(words).toContain('|Mid-term break|Next|')
  expect(words.match(/Next/g)).toHaveLength(2)
})

test('what has begun is not next but now; a year that is over has neither', async () => {
  expect(await wordsOn('2026-11-01', calendar)).toMatch(/^\|Now\|Fri 30 October\|/)
  expect(await wordsOn('2026-12-12', calendar)).toMatch(/^\|The year\|/)
})

const events = {
  type: 'events',
  title: 'Coming up',
  downloadText: 'Add to your calendar',
  emptyText: 'Nothing at present. Ring {phone}.',
  items: [
    { title: 'Games', date: '2026-12-30', endDate: '2027-01-02', time: 'From 9:00', place: 'Field' },
    { title: 'Open morning', date: '2026-12-12' },
  ],
}

test('events: the next one is called so, the years are said once where they are the same, and in the end there is a text', async () => {
  const words = await wordsOn('2026-12-01', events)
  expect(words).toContain('|Coming up|12|Next|Sat 12 December 2026|Open morning|')
  expect(words).toContain('|Wed 30 December 2026|to|Sat 2 January 2027|Games|From 9:00 · Field|')
  expect(await wordsOn('2026-12-31', events)).toContain('|30|Now|')
  const empty = await wordsOn('2027-01-03', events)
  expect(empty).toContain('|Nothing at present. Ring|+233 30 123 4567|.|')
  expect(empty).not.toContain('Add to your calendar')
})

test('vacancies: after the last has closed the text says that there is none', async () => {
  const items = [{ title: 'Teacher of Physics', closes: '2026-12-12', link: 'mailto:jobs@school.org' }]
  const vacancies = { type: 'vacancies', title: 'Work with us', items, emptyText: 'None at present.' }
  expect(await wordsOn('2026-12-12', vacancies)).toContain(
    '|Teacher of Physics|Apply by|Saturday 12 December 2026|Apply|as Teacher of Physics|',
  )
  expect(await wordsOn('2026-12-13', vacancies)).toMatch(/\|Work with us\|None at present\.\|$/)
})
