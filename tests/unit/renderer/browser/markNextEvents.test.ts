// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { markNextEvents } from '../../../../renderer/browser/markNextEvents.ts'
import { builtOn, wordsIn } from '../sections/builtOn.ts'

afterEach(() => document.body.replaceChildren())

/** Shows a page with one section, built on a day. @returns the words that a visitor sees on another */
async function wordsOfBuild(today: string, section: Record<string, unknown>) {
  document.body.innerHTML = builtOn(today, section)
  const shown = document.querySelector<HTMLElement>('[data-section]')
  if (!shown) throw new Error('The page has no section')
  return (visit: string) => {
    markNextEvents(shown, visit)
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement // a copy of an element
    for (const hidden of main.querySelectorAll('[hidden]')) hidden.remove()
    return wordsIn(main.innerHTML)
  }
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
        { title: 'Mid-term break', date: '2026-10-30', endDate: '2026-11-02' },
        { title: 'Farmers’ Day', date: '2026-12-04' },
      ],
    },
  ],
}

test('a calendar that was built long ago says what comes next on the day of the visit, and marks it in the list', async () => {
  const wordsOn = await wordsOfBuild('2026-10-01', calendar)
  expect(wordsOn('2026-10-01')).toMatch(
    /^\|Next\|Fri 30 October\|to\|Mon 2 November\|Mid-term break\|The year\|/,
  )
  expect(wordsOn('2026-11-02')).toMatch(/^\|Now\|Fri 30 October\|/)
  const november = wordsOn('2026-11-03')
  expect(november).toMatch(/^\|Next\|Fri 4 December\|Farmers’ Day\|The year\|/)
  expect(november).toContain('|Farmers’ Day|Next|')
  expect(november).toContain('|Mid-term break|')
  expect(november.match(/Next|Now/g)).toHaveLength(2)
})

test('the end of a term is next, too, and when the year is over nothing is', async () => {
  const wordsOn = await wordsOfBuild('2026-10-01', calendar)
  expect(wordsOn('2026-12-05')).toMatch(/^\|Next\|Fri 11 December\|First term ends\|The year\|/)
  expect(wordsOn('2026-12-12')).toMatch(/^\|The year\|/)
  expect(wordsOn('2026-12-12')).not.toMatch(/Next|Now/)
})

test('of events those that are over leave, the first that is left is next, and in the end there is a text', async () => {
  const wordsOn = await wordsOfBuild('2026-12-01', {
    type: 'events',
    title: 'Coming up',
    downloadText: 'Add',
    emptyText: 'Nothing at present.',
    items: [
      { title: 'Games', date: '2026-12-30', endDate: '2027-01-02' },
      { title: 'Open morning', date: '2026-12-12' },
    ],
  })
  expect(wordsOn('2026-12-01')).toMatch(/\|12\|Next\|Sat 12 December 2026\|Open morning\|.*\|Games\|/)
  const christmas = wordsOn('2026-12-25')
  expect(christmas).not.toContain('Open morning')
  expect(christmas).toContain('|Coming up|Next|Wed 30 December 2026|')
  expect(wordsOn('2027-01-01')).toContain('|Coming up|Now|Wed 30 December 2026|')
  const later = wordsOn('2027-01-03')
  expect(later).toContain('|Coming up|Nothing at present.|')
  expect(later).not.toContain('Games')
})

test('a vacancy that has closed since the build leaves, and after the last the text says that there is none', async () => {
  const wordsOn = await wordsOfBuild('2026-12-01', {
    type: 'vacancies',
    title: 'Work with us',
    emptyText: 'None at present.',
    items: [
      { title: 'Teacher of Physics', closes: '2026-12-12', link: 'mailto:jobs@school.org' },
      { title: 'Librarian', closes: '2026-12-20', link: 'mailto:jobs@school.org' },
    ],
  })
  expect(wordsOn('2026-12-12')).toContain('|Teacher of Physics|')
  expect(wordsOn('2026-12-13')).not.toContain('Teacher of Physics')
  expect(wordsOn('2026-12-13')).toContain('|Librarian|')
  expect(wordsOn('2026-12-21')).toMatch(/\|Work with us\|None at present\.\|/)
})
