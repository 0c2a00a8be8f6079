import { expect, test } from 'vitest'
import { createRenderer } from '../../../../renderer/server/renderPage.tsx'
import type { PageData } from '../../../../schema/model/viewModel.ts'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { contentOf, pageAt, withFields } from '../../smallSite.ts'

test('a page is whole whatever characters its texts hold', () => {
  // A document may not hold the sign by which the writer knows a place; what a page is rendered from might.
  const content = 'Before \u0001 between \u0001 \uE000 after.'
  const sections = [{ type: 'text', title: 'T', content: ['Words.'] }]
  const site = contentOf(withFields('stages/index.json', { sections }))
  const whole = JSON.stringify(resolvePage(site, pageAt(site, '/stages'), assets))
  const page: PageData = JSON.parse(whole.replace('"Words."', JSON.stringify(content)))
  const { body } = createRenderer(resolveSite(site, assets)).renderPage(page)
  expect(body).toContain(`<p>${content}</p>`)
  expect(body).toContain('<header')
})
