import { expect, test } from 'vitest'
import { post } from '../../../../schema/model/post.ts'
import { gallery } from '../../../../schema/sections/gallery.ts'

test('R-GAL-11: authors read which gallery keeps its order', () => {
  expect(gallery.schema.shape.items.meta()?.description).toContain('in another order')
  expect(post.shape.images.meta()?.description).toContain('in this order')
})
