import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../../../renderer/contexts/site.tsx'
import MapSection from '../../../../renderer/sections/Map.tsx'
import { siteData } from '../siteData.ts'

const refs = { pictures: {}, icons: {}, files: {} }
const queryOf = (fields: object) => {
  const html = renderToString(
    <SiteProvider site={siteData}>
      <MapSection section={{ type: 'map', title: 'Here', ...fields }} refs={refs} />
    </SiteProvider>,
  )
  const [, query = ''] =
    /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=([^"]*)"/.exec(html) ?? []
  return decodeURIComponent(query)
}

test('the map app is asked for the coordinates, else for the address, else for that of the site', () => {
  const coordinates = { latitude: 5.6037, longitude: -0.187 }
  expect(queryOf({ address: '2 Harbour Road', coordinates })).toBe('5.6037,-0.187')
  expect(queryOf({ address: '2 Harbour Road' })).toBe('2 Harbour Road')
  expect(queryOf({})).toBe(siteData.contact.address)
})
