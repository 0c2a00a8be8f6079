import { expect, test } from 'vitest'
import { isCurrent, noticeRules, noticeWarnings } from '../../../../../schema/model/site/notice.ts'
import { Locator } from '../../../../../schema/read/source.ts'

const notice = { text: 'School opens at ten.', from: '2027-01-11', until: '2027-01-15' }

test.each([
  ['2027-01-10', false],
  ['2027-01-11', true],
  ['2027-01-15', true],
  ['2027-01-16', false],
])('on %s visitors see it: %s', (today, isShown) => {
  expect(isCurrent(notice, today)).toBe(isShown)
})

test('it ends after it begins', () => {
  expect(noticeRules(notice)).toEqual([])
  const [wrong, ...others] = noticeRules({ ...notice, until: '2027-01-10' }).map(found =>
    new Locator('_site.json', '{}').place(found),
  )
  expect(others).toEqual([])
  expect(wrong).toMatchObject({
    code: 'end-before-start',
    path: ['until'],
    message: 'This ends on 2027-01-10, before it starts on 2027-01-11.',
    suggestion: 'Correct one of the two dates.',
  })
})

test('one that is over for a month is reported, and one of a year that is far away', () => {
  const codes = (until: string, today: string) =>
    noticeWarnings({ ...notice, until }, today).map(({ code, path }) => `${code} ${path.join('.')}`)
  expect(codes('2027-01-15', '2027-02-13')).toEqual([])
  expect(codes('2027-01-15', '2027-02-14')).toEqual(['past-notice '])
  expect(codes('2072-01-15', '2027-01-12')).toEqual(['unlikely-date until'])
})
