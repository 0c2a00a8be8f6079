import { expect, test } from 'vitest'
import type { Picture } from '../../../../schema/model/viewModel.ts'
import { withFocalPoints } from '../../../../schema/resolve/withFocalPoints.ts'
import { contentOf, filesAt, smallSite } from '../../smallSite.ts'

const picture: Picture = { src: '/assets/x.jpg', width: 800, height: 600 }
const files = filesAt(['/images/a.svg', '/images/a.jpg', '/images/b.jpg'])
const pictures = new Map(
  ['/images/a.svg', '/images/a.jpg', '/images/b.jpg'].map(path => [path, picture] as const),
)
const content = contentOf(smallSite)
const withPoints = (...focalPoints: { image: string; x: number; y: number }[]) =>
  withFocalPoints(pictures, { ...content, site: { ...content.site, focalPoints } }, { files })

test('a focal point belongs to the file that is shown, however documents write its path', () => {
  const focused = { ...picture, focus: [60, 25] }
  expect([...withPoints({ image: '/images/a.svg', x: 60, y: 25 })]).toEqual([
    ['/images/a.svg', focused],
    ['/images/a.jpg', focused],
    ['/images/b.jpg', picture],
  ])
})
