import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { ariaCurrent, MenuLink } from '../../../../renderer/layout/MenuLink.tsx'
import { createRenderer, loadSections } from '../../../../renderer/server/renderPage.tsx'
import { SiteLink } from '../../../../renderer/ui/SiteLink.tsx'
import type { PageData } from '../../../../schema/model/viewModel.ts'
import { isForPostsAlone, sectionPresets } from '../../../../schema/section.ts'
import { parsed, refsOf } from '../parsed.ts'
import { siteData } from '../siteData.ts'

await loadSections()

describe('R-HDR-3: ariaCurrent', () => {
  test.each([
    { item: '/', route: '/', is: 'page' },
    { item: '/', route: '/about', is: undefined },
    { item: '/about', route: '/about', is: 'page' },
    { item: '/about', route: '/about/history', is: 'true' },
    { item: '/about', route: '/aboutus', is: undefined },
    { item: '/about/history', route: '/about', is: undefined },
    {
      item: '/offerings/ComprehensiveStudentServices',
      route: '/offerings/comprehensivestudentservices',
      is: 'page',
    },
    { item: 'https://example.org/about', route: '/about', is: undefined },
    { item: '#', route: '/about', is: undefined },
  ])('$item on $route: $is', ({ item, route, is }) => {
    expect(ariaCurrent(item, route, '/')).toBe(is)
  })

  test.each([
    { item: '/School/', route: '/school', is: 'page' },
    { item: '/School/', route: '/school/about', is: undefined },
    { item: '/School/about', route: '/school/about/history', is: 'true' },
  ])('below a folder, $item on $route: $is', ({ item, route, is }) => {
    expect(ariaCurrent(item, route, '/School/')).toBe(is)
  })
})

test('R-HDR-5: an entry that carries a target opens in a new tab, and says so', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={siteData}>
      <MenuLink item={{ label: 'Portal', path: 'https://portal.example', target: '_blank' }} route="/" />
    </SiteContext>,
  )
  expect(html).toMatch(/<a href="https:\/\/portal\.example" target="_blank" rel="noopener"/)
  expect(html).toContain('(opens in a new tab)')
})

test('R-HDR-5: one that carries none stays in the tab', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={siteData}>
      <MenuLink item={{ label: 'ILS', path: '/stages/ils' }} route="/" />
    </SiteContext>,
  )
  expect(html).not.toContain('target')
})

test('D16: the placeholder is a link that goes nowhere and says so', () => {
  expect(renderToStaticMarkup(<SiteLink href="#">LinkedIn</SiteLink>)).toBe(
    '<a role="link" aria-disabled="true">LinkedIn</a>',
  )
})

test('D16: nobody can follow a placeholder in whatever section it is', () => {
  const held = new Set<string>()
  const dead = new Set<string>()
  const renderer = createRenderer(siteData)
  for (const { section } of sectionPresets) {
    const text = JSON.stringify(section)
    const withPlaceholders = text.replaceAll(/("\w*link"):"[^"]*"/gi, '$1:"#"')
    // The sections of a post need one, and there is none here.
    if (withPlaceholders === text || isForPostsAlone(section.type)) continue
    held.add(section.type)
    const changed = JSON.parse(withPlaceholders)
    const page = { ...blank, sections: [{ section: parsed(changed), refs: refsOf(changed) }] }
    const html = renderer.renderPage(page).body
    expect(html, section.type).not.toContain('href="#"')
    if (html.includes('aria-disabled="true"')) dead.add(section.type)
  }
  expect(held.size).toBeGreaterThan(5)
  expect([...dead]).toEqual([...held])
})

const blank: PageData = {
  route: '/',
  title: 'A page',
  description: 'A page.',
  header: 'solid',
  light: 'noon',
  sections: [],
}
