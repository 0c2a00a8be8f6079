import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { RichText } from '../../../../../renderer/ui/text/RichText.tsx'
import { parseRichText } from '../../../../../schema/richText/parseRichText.ts'
import { siteData } from '../../siteData.ts'

const site = {
  ...siteData,
  contact: { address: 'Accra', phone: '+233 (0)30 123 4567', email: 'office@school.example' },
}
const number = '+233\u00a0(0)30\u00a0123\u00a04567'
/** What the link says: it breaks where a line has no room for it. */
const shown = site.contact.phone

const htmlOf = (text: string, locale = 'en-GB') =>
  renderToStaticMarkup(
    <SiteContext value={{ ...site, locale }}>
      <RichText text={parseRichText(text, 'blocks')} />
    </SiteContext>,
  )

test.each([
  ['No way to reach us.', '<p>No way to reach us.</p>'],
  [`Ring ${number}.`, `<p>Ring <a href="tel:+233301234567">${shown}</a>.</p>`],
  [
    `office@school.example, ${number}, or office@school.example`,
    '<p><a href="mailto:office@school.example">office@<wbr/>school.<wbr/>example</a>, ' +
      `<a href="tel:+233301234567">${shown}</a>, or ` +
      '<a href="mailto:office@school.example">office@<wbr/>school.<wbr/>example</a></p>',
  ],
  [`Write.\n${number}`, `<p>Write.</p><p><a href="tel:+233301234567">${shown}</a></p>`],
])('the telephone number and the e-mail address in %j are links', (text, html) => {
  expect(htmlOf(text)).toBe(html)
})

test.each([
  ['Pre-School, T-shirt', ['Pre-School,', 'T-shirt']],
  ['“O’ Level” or A Level?', ['“O’ Level”', 'A Level?']],
  ["O' Level, by E. K. Mensah", ["O' Level,", 'E. K. Mensah']],
  ['From 8 am to 3.30 pm, within 15 km.', ['8 am', '3.30 pm,', '15 km.']],
  ['Extra-Curricular', ['Extra-Curricular']],
  ['A half-term of 10 more days, at 8 among us', []],
])('lines do not break within the names and times of %j', (text, names) => {
  const html = htmlOf(text)
  expect([...html.matchAll(/<span class="[^"]+">(.*?)<\/span>/g)].map(([, name]) => name)).toEqual(
    names.map(name => name.replace("'", '&#x27;')),
  )
  expect(html.replace(/<\/?span[^>]*>/g, '').replace('&#x27;', "'")).toBe(`<p>${text}</p>`)
})

test.each([
  ['Ask a.b@c.example.', 'Ask a.<wbr/>b@<wbr/>c.<wbr/>example.'],
  ['See https://www.a.example/b', 'See https://www.<wbr/>a.<wbr/>example/b'],
  ['Fees, e.g. of 2026.', 'Fees, e.g. of 2026.'],
])('addresses of %j break behind "@" and full stops', (text, html) => {
  expect(htmlOf(text)).toBe(`<p>${html}</p>`)
})

test.each([20_000])('a text may name the address %d times', count => {
  const words = 'office@school.example '.repeat(count)
  expect(htmlOf(words).match(/<a /g)).toHaveLength(count)
})

const arabic = 'المكتبة (القديمة) مفتوحة.'

test.each([
  ['en-GB', 'Words of ours.', '<p>Words of ours.</p>'],
  ['en-GB', '2026', '<p>2026</p>'],
  ['en-GB', `**${arabic}**`, `<p dir="rtl"><bdi dir="rtl"><strong>${arabic}</strong></bdi></p>`],
  ['en-GB', 'محمد won the first prize', '<p>محمد won the first prize</p>'],
  ['he', 'Words (of ours).', '<p dir="ltr"><bdi dir="ltr">Words (of ours).</bdi></p>'],
  ['ar', arabic, `<p>${arabic}</p>`],
  ['ar', '2026', '<p>2026</p>'],
  ['en-GB', `- ${arabic}`, `<li dir="rtl"><bdi dir="rtl">${arabic}</bdi></li>`],
])(
  'on a page in %s the text %j has a direction of its own only where it is another one',
  (locale, text, html) => {
    expect(htmlOf(text, locale)).toContain(html)
  },
)

test.each([
  ['ar', `اتصل: ${number}.`, `<a href="tel:+233301234567" dir="ltr">${shown}</a>.`],
  [
    'ar',
    'اتصل: 03 487 1234 أو (02) 345-6789.',
    '<bdi dir="ltr">03 487 1234</bdi> أو <bdi dir="ltr">(02) 345-6789</bdi>.',
  ],
  ['en-GB', 'اتصل: +20 3 480 0000', '<bdi dir="ltr">+20 3 480 0000</bdi>'],
  ['ar', 'من 1932 إلى 2026', 'من 1932 إلى 2026'],
])('in %s the groups of a telephone number in %j keep their order', (locale, text, html) => {
  expect(htmlOf(text, locale)).toContain(html)
})
