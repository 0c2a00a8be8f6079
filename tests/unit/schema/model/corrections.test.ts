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
  ['icon', 'BookOpen', 'book-open, book-open ?'],
  ['icon', 'book_open', 'book-open, book-open ?'],
  ['icon', '#book open', 'book-open, book-open ?'],
  ['icon', '  Book  Open ', 'book-open, book-open ?'],
  ['icon', 'book-open.svg', 'book-open.svg, book-open ?'],
  ['icon', '2ndFloor', '2nd-floor, 2nd-floor ?'],
  ['icon', 'A#b', 'a#b, a#b ?'],
  ['icon', 'a.b c', 'a.b-c, a.b-c ?'],
  ['link', 'office@school.org', 'mailto:office@school.org, /office@school.org, /office@school.org ?'],
  ['link', ' office@school.org ', 'mailto:office@school.org, /office@school.org, /office@school.org ?'],
  ['link', 'a@b', '/a@b, /a@b ?'],
  ['link', 'a b@school.org', '/a b@school.org, /a b@school.org ?'],
  ['link', 'a@b@school.org', '/a@b@school.org, /a@b@school.org ?'],
  ['link', 'x/a@school.org', '/x/a@school.org, /x/a@school.org ?'],
  ['link', 'office@school.org!', '/office@school.org!, /office@school.org! ?'],
  ['link', '+233 30 123 4567', 'tel:+233301234567, /+233 30 123 4567, /+233 30 123 4567 ?'],
  ['link', '030-123-4567', 'tel:030-123-4567, /030-123-4567, /030-123-4567 ?'],
  ['link', '12345', '/12345, /12345 ?'],
  ['link', 'x1234567', '/x1234567, /x1234567 ?'],
  ['link', '1234567x', '/1234567x, /1234567x ?'],
  ['link', 'www.school.org', 'https://www.school.org, /www.school.org, /www.school.org ?'],
  ['link', 'WWW.school.org', 'https://WWW.school.org, /WWW.school.org, /WWW.school.org ?'],
  ['link', 'awww.school.org', 'https://awww.school.org, /awww.school.org, /awww.school.org ?'],
  ['link', 'awww.school.example', '/awww.school.example, /awww.school.example ?'],
  ['link', 'https:school.org', 'https://school.org'],
  ['link', 'https:/school.org', 'https://school.org'],
  ['link', 'HTTPS:/school.org', 'https://school.org'],
  ['link', 'xhttps:/school.org', ''],
  ['link', 'http://school.org', 'https://school.org ?'],
  ['link', 'HTTP://school.org', 'https://school.org ?'],
  ['link', 'xhttp://a', ''],
  ['link', './blog', '/blog, /blog ?'],
  ['link', '../../blog', '/blog, /blog ?'],
  ['link', '.../blog', '/.../blog, /.../blog ?'],
  ['link', 'public/blog', '/blog, /blog ?'],
  ['link', '/public/blog', '/blog, /blog ?'],
  ['link', '\\blog\\1', '/blog/1, /blog/1 ?'],
  ['link', 'blog / 1', '/blog / 1, /blog/1 ?'],
  ['link', 'ftp://a', ''],
  ['link', 'A:b', ''],
  ['link', '1:b', '/1:b, /1:b ?'],
  ['link', ' blog ', '/blog, /blog ?'],
  ['link', 'blog public/x', '/blog public/x, /blog public/x ?'],
  ['link', ' https://school.org ', 'https://school.org'],
  ['link', 'pearson.com', 'https://pearson.com, /pearson.com, /pearson.com ?'],
  ['link', 'Pearson.COM:8443/a', 'https://Pearson.COM:8443/a, /Pearson.COM:8443/a, /Pearson.COM:8443/a ?'],
  ['link', '//pearson.com', 'https://pearson.com, /pearson.com, /pearson.com ?'],
  ['link', 'pearson.com.pdf', '/pearson.com.pdf, /pearson.com.pdf ?'],
  ['link', 'fees.pdf', '/fees.pdf, /fees.pdf ?'],
  ['link', 'a/pearson.com', '/a/pearson.com, /a/pearson.com ?'],
  ['link', 'http;//pearson.com', 'https://pearson.com ?, /http;//pearson.com, /http;//pearson.com ?'],
  ['link', 'https//pearson.com', 'https://pearson.com, /https//pearson.com, /https//pearson.com ?'],
  ['link', '@school', ''],
  ['link', 'tel:030 271 1234', 'tel:0302711234'],
  ['link', 'Tel: +233 30', 'tel:+23330'],
  ['link', 'mailto: a @b.org?subject=A visit', 'mailto:a@b.org?subject=A%20visit'],
  ['phone', 'tel:030.271.1234', '030 271 1234, 030 271 1234 ?'],
  ['phone', ' +233\u00a030 271\u20111234\n', '+233 30 271-1234, +233 30 271-1234 ?'],
  ['phone', 'O3O 27I l234', 'O3O 27I l234, 030 271 1234 ?'],
  ['image', 'hero.jpg', '/images/hero.jpg ?'],
  ['image', ' hero.jpg ', '/images/hero.jpg ?'],
  ['image', 'images/Hero.JPG', '/images/Hero.jpg, /images/Hero.jpg ?, /images/Hero.JPG ?'],
  ['image', 'public\\images\relay.jpg', '/images/relay.jpg, /images/relay.jpg ?'],
  ['image', 'images\\hero.jpg', '/images/hero.jpg, /images/hero.jpg ?'],
  ['image', 'public/images/a b.PNG', '/images/a b.png, /images/a b.png ?, /images/a b.PNG ?'],
  ['image', 'https://x/a.jpg', ''],
  ['image', 'http://x/a.jpg', ''],
  ['image', 'xhttp:a', '/images/xhttp:a ?'],
  ['image', 'HTTP:a', ''],
  ['image', 'C:\\Users\\hero.jpg', '/images/hero.jpg ?'],
  ['image', 'a.b/hero.JPG', '/a.b/hero.jpg, /a.b/hero.jpg ?, /images/hero.JPG ?'],
  ['pdf', 'fees.pdf', '/docs/fees.pdf ?'],
  ['pdf', 'docs/FEES.PDF', '/docs/FEES.pdf, /docs/FEES.pdf ?, /docs/FEES.PDF ?'],
  ['page', 'blog', '/blog, /blog ?'],
  ['page', 'Stages\\ILS', '/Stages/ILS, /Stages/ILS ?'],
  ['page', 'mailto:x', ''],
  ['alias', 'home', '/home, /home ?'],
  ['collection', 'stages', '/stages, /stages ?'],
  ['anything else', 'School Name', 'school-name, School Name, https://School Name'],
  ['anything else', 'www.school.org/', 'www.school.org/, www.school.org, https://www.school.org/'],
  [
    'anything else',
    'https://www.school.org///',
    'https://www.school.org///, https://www.school.org, https://https://www.school.org///',
  ],
])('%s: by "%s" may be meant: %s', (kind, value, words) => {
  expect(meant(value, kind)).toBe(words)
})

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
