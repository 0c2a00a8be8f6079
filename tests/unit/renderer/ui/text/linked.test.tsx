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

const htmlOf = (text: string) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <RichText text={parseRichText(text, 'blocks')} />
    </SiteContext>,
  )

test.each([
  ['No way to reach us.', '<p>No way to reach us.</p>'],
  [`Ring ${number}.`, `<p>Ring <a href="tel:+233301234567">${number}</a>.</p>`],
  [
    `office@school.example, ${number}, or office@school.example`,
    '<p><a href="mailto:office@school.example">office@school.example</a>, ' +
      `<a href="tel:+233301234567">${number}</a>, or ` +
      '<a href="mailto:office@school.example">office@school.example</a></p>',
  ],
  [`Write.\n${number}`, `<p>Write.</p><p><a href="tel:+233301234567">${number}</a></p>`],
])('the telephone number and the e-mail address in %j are links', (text, html) => {
  expect(htmlOf(text)).toBe(html)
})

test.each([20_000, 150_000])('a text may name the address %d times', count => {
  const words = 'office@school.example '.repeat(count)
  expect(htmlOf(words).match(/<a /g)).toHaveLength(count)
})
