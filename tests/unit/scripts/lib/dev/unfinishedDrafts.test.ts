import { expect, test } from 'vitest'
import { showable } from '../../../../../scripts/lib/dev/shownSite.ts'
import { siteFrom, smallContext, smallSite, withFields } from '../../../smallSite.ts'

const preview = { today: '2026-11-21', isPreview: true }
const draft = withFields('stages/ils.json', { draft: true })
const unfinished = withFields('stages/ils.json', { draft: true, adress: 'x' })

test('a draft stays as it was in a preview while its author writes something that is not finished', () => {
  const before = siteFrom(draft, smallContext, preview)
  const site = before.with({ texts: new Map([['stages/ils.json', unfinished['stages/ils.json']]]) })
  const shown = showable(site, before, true)
  expect(shown?.content.pages.has('/stages/ils')).toBe(true)
  expect(shown?.source.texts.get('stages/ils.json')).toBe(draft['stages/ils.json'])
})

test('a draft that was never finished is left out of a preview, and everything else is shown', () => {
  const files = { ...smallSite, 'plans.json': '{ "draft": true, ' }
  const site = siteFrom(files, smallContext, preview)
  const shown = showable(site, undefined)
  expect([...(shown?.source.leftOut ?? [])]).toEqual(['plans.json'])
  expect(shown?.content.pages.size).toBe(siteFrom(smallSite, smallContext, preview).content?.pages.size)
})

test.each(Object.keys(smallSite))('%s that was never without mistakes hides no other page', file => {
  const shown = showable(
    siteFrom({ ...smallSite, [file]: '{ "title": "" }' }, smallContext, preview),
    undefined,
  )
  const whole = siteFrom(smallSite, smallContext, preview).documents.length
  expect(shown?.source.documents.length).toBe(file === '_site.json' ? undefined : whole - 1)
})
