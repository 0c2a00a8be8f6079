import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../../renderer/contexts/AssetsContext.ts'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { namesIn, rulesOf } from '../../../../../renderer/server/renderPage.tsx'
import { lights } from '../../../../../renderer/theme/lights.ts'
import { Picture as PictureView } from '../../../../../renderer/ui/picture/Picture.tsx'
import { WallPicture } from '../../../../../renderer/ui/picture/WallPicture.tsx'
import type { Picture } from '../../../../../schema/model/viewModel.ts'
import { siteData } from '../../siteData.ts'

/** A picture whose dominant colour has no contrast with the text on the wall. */
const pale: Picture = {
  src: '/a.jpg',
  width: 1440,
  height: 680,
  color: '#f8f8f8',
  extremes: ['#14303d', '#56222b'],
}

test.each<[string, Picture, boolean]>([
  ['a photograph behind text', pale, false],
  ['a drawing behind text', { ...pale, src: '/a.svg' }, false],
  ['a picture beside the text', { ...pale, width: 600, extremes: undefined }, true],
])('B1: until it has loaded, %s', (_, picture, hasPlaceholder) => {
  const html = renderToString(
    <SiteContext value={siteData}>
      <AssetsContext value={{ pictures: { '/a': picture }, icons: {}, files: {} }}>
        <WallPicture src="/a" paint={lights['first-light']} />
      </AssetsContext>
    </SiteContext>,
  )
  expect(/<img class="/.test(html)).toBe(hasPlaceholder)
})

/** The rules with which a picture is cut around its focal point. */
function focusRules(picture: Picture, view: ReactNode): string[] {
  const html = renderToString(
    <SiteContext value={siteData}>
      <AssetsContext value={{ pictures: { '/a': picture }, icons: {}, files: {} }}>{view}</AssetsContext>
    </SiteContext>,
  )
  const [, classes = ''] = /<img class="([^"]*)/.exec(html) ?? []
  return rulesOf(namesIn([classes])).match(/object-position:[^;]*/g) ?? []
}

test('a picture is cut around its focal point, and has no rule for it without one', () => {
  const view = <PictureView src="/a" alt="" sizes="100vw" />
  expect(focusRules({ ...pale, focus: [60, 25] }, view)).toEqual(['object-position:60% 25%'])
  expect(focusRules(pale, view)).toEqual([])
  const whole = <PictureView src="/a" alt="" sizes="100vw" focusing="none" />
  expect(focusRules({ ...pale, focus: [60, 25] }, whole)).toEqual([])
})

test.each<[string, Picture, string[]]>([
  ['a photograph behind text only up and down, since its left half was measured', pale, ['50% 25%']],
  ['a picture beside the text', { ...pale, width: 600, extremes: undefined }, ['60% 25%']],
  ['the drawing of a room not at all, since its floor has a place', { ...pale, src: '/a.svg' }, []],
])('the focal point moves %s', (_, picture, places) => {
  const view = <WallPicture src="/a" paint={lights['first-light']} />
  expect(focusRules({ ...picture, focus: [60, 25] }, view)).toEqual(
    places.map(place => `object-position:${place}`),
  )
})

test('the scrim over a photograph counts that the light of its band darkens it', () => {
  const scrimOf = (isPhotograph: true | undefined) => {
    const grey: Picture = { ...pale, extremes: ['#808080', '#808080'], isPhotograph }
    const html = renderToString(
      <SiteContext value={siteData}>
        <AssetsContext value={{ pictures: { '/a': grey }, icons: {}, files: {} }}>
          <WallPicture src="/a" paint={lights.noon} />
        </AssetsContext>
      </SiteContext>,
    )
    const [, classes = ''] = /<div class="([^"]*)/.exec(html) ?? []
    return Number(/opacity:([\d.]+)/.exec(rulesOf(namesIn([classes])))?.[1])
  }
  expect(scrimOf(true)).toBeGreaterThan(scrimOf(undefined))
})
