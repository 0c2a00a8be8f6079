import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { Footer } from '../../../../renderer/layout/Footer.tsx'
import type { SiteData } from '../../../../schema/model/viewModel.ts'
import { siteData } from '../siteData.ts'

const footerOf = (site: SiteData) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Footer newsletter="" />
    </SiteContext>,
  )

test('D12: a site with samples says so once, before all else of the footer; others show no line', () => {
  const sample = 'Names, figures and dates on this site are samples.'
  const html = footerOf({ ...siteData, sample })
  expect(html.split(sample)).toHaveLength(2)
  expect(html.indexOf(sample)).toBeLessThan(html.indexOf(siteData.name))
  expect(footerOf(siteData)).not.toContain('sample')
})
