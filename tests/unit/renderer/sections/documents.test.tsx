// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../renderer/contexts/AssetsContext.ts'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import Documents from '../../../../renderer/sections/Documents.tsx'
import { siteData } from '../siteData.ts'

test('each document says its type and its size, and a PDF its pages', () => {
  const assets = {
    ...{ pictures: {}, icons: {} },
    files: {
      '/docs/fees.pdf': { href: '/docs/fees.1.pdf', size: 58_000, pages: 4 },
      '/docs/form.docx': { href: '/docs/form.1.docx', size: 20_000 },
    },
  }
  const items = Object.keys(assets.files).map(pdfUrl => ({ title: 'A document', pdfUrl }))
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={siteData}>
      <AssetsContext value={assets}>
        <Documents section={{ type: 'documents', title: 'Documents', items }} refs={assets} />
      </AssetsContext>
    </SiteContext>,
  )
  const links = [...document.querySelectorAll('a')].map(link => [
    ...[link.getAttribute('href'), link.getAttribute('type'), link.textContent],
  ])
  expect(links).toEqual([
    ['/docs/fees.1.pdf', 'application/pdf', 'A document PDF, 4 pages, 58 kB'],
    ['/docs/form.1.docx', null, 'A document DOCX, 20 kB'],
  ])
})
