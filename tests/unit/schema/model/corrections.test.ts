import { expect, test } from 'vitest'
import { corrections, isFieldKind } from '../../../../schema/model/kinds.ts'

/** What may be meant, the likeliest first, once; a question mark behind what is not sure. */
const meant = (value: string, kind: string) =>
  [
    ...new Set(
      corrections(value, isFieldKind(kind) ? kind : undefined).map(({ word, isSure }) =>
        isSure ? word : `${word} ?`,
      ),
    ),
  ].join(', ')

test.each([
  ['https://de.wikipedia.org/wiki/Zürich', 'https://de.wikipedia.org/wiki/Z%C3%BCrich'],
  ['https://a.org/القاهرة?q=été', 'https://a.org/%D8%A7%D9%84%D9%82%D8%A7%D9%87%D8%B1%D8%A9?q=%C3%A9t%C3%A9'],
  ['https://a.org/x[1].html', 'https://a.org/x%5B1%5D.html'],
  ['https://a.org/Z%C3%BCrich ü.pdf', 'https://a.org/Z%C3%BCrich%20%C3%BC.pdf ?'],
  ['https://example.org/Fees 2026.pdf', 'https://example.org/Fees%202026.pdf ?'],
])('signs of the address %j that cannot stand in one are encoded', (value, encoded) => {
  expect(meant(value, 'link').split(', ')[1]).toBe(encoded)
})

test('half of a sign of two parts is left as it is', () => {
  expect(() => meant('https://a.org/\ud800', 'link')).not.toThrow()
})

test.each([
  ['https://www.schule-köln.de', 'https://www.xn--schule-kln-lcb.de'],
  ['https://école.example/', 'https://xn--cole-9oa.example'],
  ['http://例え.example:8080', 'http://xn--r8jz45g.example:8080'],
])('the domain %j is offered in the letters of a domain', (value, origin) => {
  expect(meant(value, 'text').split(', ')).toContain(origin)
})

test.each([
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?si=1"></iframe>',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['<iframe src="https://a.org/embed/aqz-KE-bpKQ"></iframe>', 'https://a.org/embed/aqz-KE-bpKQ ?'],
])('by the code of a frame, %s, its video is meant, or else what it shows', (code, address) => {
  expect(meant(code, 'link').split(', ')[0]).toBe(address)
})
