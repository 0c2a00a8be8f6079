import { expect, test } from 'vitest'
import { renderPage } from '../../../renderer/server.tsx'
import { resolvePage } from '../../../schema/resolve.ts'
import { resolveSite } from '../../../schema/resolveSite.ts'
import { assets } from '../schema/resolve/school.ts'
import { contentOf, pageAt, withFields } from '../smallSite.ts'

test('a page is whole whatever characters its texts hold', async () => {
  const content = 'Before \u0001 between \u0001 \uE000 after.'
  const sections = [{ type: 'text', title: 'T', content }]
  const site = contentOf(withFields('stages/index.json', { sections }))
  const page = resolvePage(site, pageAt(site, '/stages'), assets)
  const { body } = await renderPage(page, resolveSite(site, assets))
  expect(body).toContain(`<p>${content}</p>`)
  expect(body).toContain('<header')
})
