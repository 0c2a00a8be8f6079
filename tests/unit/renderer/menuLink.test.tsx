import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuLink } from '../../../renderer/layout/MenuLink.tsx'
import { SiteLink } from '../../../renderer/layout/SiteLink.tsx'

test('R-HDR-5: an entry that carries a target opens in a new tab, and says so', () => {
  const html = renderToStaticMarkup(
    <MenuLink
      item={{ label: 'Portal', path: 'https://portal.example', target: '_blank' }}
      current={undefined}
    />,
  )
  expect(html).toMatch(/<a href="https:\/\/portal\.example" target="_blank" rel="noopener"/)
  expect(html).toContain('(opens in a new tab)')
})

test('R-HDR-5: one that carries none stays in the tab', () => {
  const html = renderToStaticMarkup(
    <MenuLink item={{ label: 'ILS', path: '/stages/ils' }} current={undefined} />,
  )
  expect(html).not.toContain('target')
})

test('D16: the placeholder is a link that goes nowhere and says so', () => {
  expect(renderToStaticMarkup(<SiteLink href="#">LinkedIn</SiteLink>)).toBe(
    '<a role="link" aria-disabled="true">LinkedIn</a>',
  )
})
