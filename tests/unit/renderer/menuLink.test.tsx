import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { App } from '../../../renderer/App.tsx'
import { collectingCache } from '../../../renderer/criticalCss.ts'
import { MenuLink } from '../../../renderer/layout/MenuLink.tsx'
import { loadSections } from '../../../renderer/loadSections.ts'
import { SiteLink } from '../../../renderer/ui/SiteLink.tsx'
import type { PageData, SectionData } from '../../../schema/data.ts'
import { readSamples, sectionTypes } from '../../../scripts/lib/catalogue/samples.ts'
import { siteData } from './siteData.ts'

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

test('D16: nobody can follow a placeholder in whatever section it stands', async () => {
  const refs: SectionData['refs'] = { pictures: {}, icons: {}, files: {} }
  const dead = new Set<string>()
  await loadSections(sectionTypes)
  for (const { type, section } of await readSamples()) {
    const text = JSON.stringify(section)
    const held = text.replaceAll(/("\w*link"):"[^"]*"/gi, '$1:"#"')
    if (held === text) continue
    const page = { ...blank, sections: [{ section: JSON.parse(held), refs }] }
    const app = <App page={page} site={siteData} cache={collectingCache()} isLoading={false} />
    const html = renderToStaticMarkup(app)
    expect(html, type).not.toContain('href="#"')
    if (html.includes('aria-disabled="true"')) dead.add(type)
  }
  expect([...dead].sort()).toEqual([
    'admissionRequirements',
    'callToAction',
    'cards',
    'hero',
    'latestPosts',
    'pageCards',
    'pathForward',
    'text',
    'tracks',
  ])
})

const blank: PageData = {
  route: '/',
  title: 'A page',
  description: 'A page.',
  header: 'solid',
  light: 'noon',
  sections: [],
}
