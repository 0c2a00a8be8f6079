// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { markNextEvents } from '../../../../renderer/browser/markNextEvents.ts'
import { createRenderer, loadSections } from '../../../../renderer/server/renderPage.tsx'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { contentOf, pageAt, withFields } from '../../smallSite.ts'

await loadSections()

afterEach(() => document.body.replaceChildren())

/**
 * Shows a page with one section, built on a day.
 * @returns the words of it, with a line wherever there is markup between them: as they were built, or as on the day of a visit
 */
function built(today: string, section: Record<string, unknown>): (visit?: string) => string {
  const site = contentOf(withFields('stages/index.json', { sections: [section] }))
  const page = resolvePage({ ...site, today }, pageAt(site, '/stages'), assets)
  document.body.innerHTML = createRenderer(resolveSite(site, assets)).renderPage(page).body
  const shown = document.querySelector<HTMLElement>('[data-section]')
  if (!shown) throw new Error('The page has no section')
  return visit => {
    if (visit !== undefined) markNextEvents(shown, visit)
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement // a copy of an element
    for (const hidden of main.querySelectorAll('[hidden]')) hidden.remove()
    return main.innerHTML
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, '|')
      .replace(/[|\s]*\|[|\s]*/g, '|')
      .replace(/\u00a0|&nbsp;/g, ' ')
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

test('a calendar says what comes next before its heading, and marks it in the list, however long ago it was built', () => {
  const words = built('2026-10-01', calendar)
  for (const day of [undefined, '2026-10-01']) {
    expect(words(day)).toMatch(/^\|Next\|Fri 30 October\|to\|Mon 2 November\|Mid-term break\|The year\|/)
    expect(words(day)).toContain('|Mid-term break|Next|')
    expect(words(day).match(/Next/g)).toHaveLength(2)
  }
  expect(words('2026-11-02')).toMatch(/^\|Now\|Fri 30 October\|/)
  const november = words('2026-11-03')
  expect(november).toMatch(/^\|Next\|Fri 4 December\|Farmers’ Day\|The year\|/)
  expect(november).toContain('|Farmers’ Day|Next|')
  expect(november).toContain('|Mid-term break|')
  expect(november.match(/Next|Now/g)).toHaveLength(2)
})

test('what has begun is not next but now, the end of a term is next, too, and when the year is over nothing is', () => {
  expect(built('2026-11-01', calendar)()).toMatch(/^\|Now\|Fri 30 October\|/)
  expect(built('2026-12-12', calendar)()).toMatch(/^\|The year\|/)
  const words = built('2026-10-01', calendar)
  expect(words('2026-12-05')).toMatch(/^\|Next\|Fri 11 December\|First term ends\|The year\|/)
  expect(words('2026-12-12')).toMatch(/^\|The year\|/)
  expect(words('2026-12-12')).not.toMatch(/Next|Now/)
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

test('of events those that are over leave, the first that is left is next, the years are said once where they are the same, and in the end there is a text', () => {
  const words = built('2026-12-01', events)
  for (const day of [undefined, '2026-12-01']) {
    expect(words(day)).toContain('|Coming up|12|Next|Sat 12 December 2026|Open morning|')
    expect(words(day)).toContain('|Wed 30 December 2026|to|Sat 2 January 2027|Games|From 9:00 · Field|')
  }
  const christmas = words('2026-12-25')
  expect(christmas).not.toContain('Open morning')
  expect(christmas).toContain('|Coming up|Next|Wed 30 December 2026|')
  expect(words('2027-01-01')).toContain('|Coming up|Now|Wed 30 December 2026|')
  const later = words('2027-01-03')
  expect(later).toContain('|Nothing at present. Ring|+233 30 123 4567|.|')
  expect(later).not.toContain('Games')

  expect(built('2026-12-31', events)()).toContain('|30|Now|')
  const empty = built('2027-01-03', events)()
  expect(empty).toContain('|Nothing at present. Ring|+233 30 123 4567|.|')
  expect(empty).not.toContain('Add to your calendar')
})

const vacancies = {
  type: 'vacancies',
  title: 'Work with us',
  emptyText: 'None at present.',
  items: [
    { title: 'Teacher of Physics', closes: '2026-12-12', link: 'mailto:jobs@school.org' },
    { title: 'Librarian', closes: '2026-12-20', link: 'mailto:jobs@school.org' },
  ],
}

test('a vacancy that has closed leaves, and after the last the text says that there is none', () => {
  const words = built('2026-12-01', vacancies)
  for (const day of [undefined, '2026-12-12'])
    expect(words(day)).toContain(
      '|Teacher of Physics|Apply by|Saturday 12 December 2026|Apply|as Teacher of Physics|',
    )
  expect(words('2026-12-13')).not.toContain('Teacher of Physics')
  expect(words('2026-12-13')).toContain('|Librarian|')
  for (const none of [words('2026-12-21'), built('2026-12-21', vacancies)()])
    expect(none).toMatch(/\|Work with us\|None at present\.\|$/)
})
