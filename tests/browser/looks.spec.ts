import { addCss } from '../../scripts/lib/audit/addCss.ts'
import { openPage } from '../../scripts/lib/screenshots/settle.ts'
import { expect, test } from './fixtures.ts'
import { differences, lookOf, readLook, writeLook } from './looks.ts'

/** Name of the reference → address. */
const pages = {
  home: '/',
  stage: '/stages/jhs',
  blog: '/blog',
  apply: '/admissions/apply',
  'not-found': '/404.html',
}

for (const [name, address] of Object.entries(pages)) {
  for (const width of [360, 1440]) {
    test(`${address} looks at ${width} px as it did when it was last looked at`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, address)
      const look = await lookOf(page)
      // "npm run looks" asks for this.
      if (['all', 'changed'].includes(test.info().config.updateSnapshots))
        await writeLook(`${name}-${width}`, look)
      expect(
        differences(await readLook(`${name}-${width}`), look),
        'see "Screenshots" in CONTRIBUTING.md',
      ).toEqual([])
    })
  }
}

test.describe('what the comparison sees', () => {
  const changes: Record<string, string> = {
    'a lost picture': '[data-section="hero"] img { visibility: hidden }',
    'another ground': '[data-section="subjects"] > * { background: #14303d !important }',
    'a missing section': '[data-section="faq"] { display: none }',
    'a broken layout': '[data-section="subjects"] ul { display: block !important }',
  }
  for (const [title, rules] of Object.entries(changes)) {
    test(`${title} is seen`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 800 })
      await openPage(page, pages.stage)
      const before = await lookOf(page)
      await addCss(page, rules)
      expect(differences(before, await lookOf(page))).not.toEqual([])
    })
  }

  test('letters drawn in another way are not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 800 })
    await openPage(page, pages.stage)
    const before = await lookOf(page)
    await addCss(page, '* { font-weight: 500 !important; letter-spacing: 0.003em }')
    expect(differences(before, await lookOf(page))).toEqual([])
  })
})
