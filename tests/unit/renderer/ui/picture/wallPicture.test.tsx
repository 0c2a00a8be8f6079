import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AssetsContext } from '../../../../../renderer/contexts/assets.tsx'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { lights } from '../../../../../renderer/theme/lights.ts'
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
