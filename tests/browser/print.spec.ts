import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** How many sheets of paper a page takes. */
const sheets = async (page: Page): Promise<number | undefined> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a stage prints on two sheets, with every answer and a telephone number', async ({ page }) => {
  await page.goto('/stages/a-level')
  expect(await sheets(page), '/stages/a-level').toBe(2)
  await page.emulateMedia({ media: 'print' })
  const answers = await page.locator('[data-section="faq"] details p').all()
  expect(answers.length, '/stages/a-level').toBeGreaterThan(2)
  for (const answer of answers) await expect(answer, '/stages/a-level').toBeVisible()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: '+233' }),
    '/stages/a-level',
  ).toBeVisible()
  await expect(page.getByRole('button'), '/stages/a-level').toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test('where to find the school is printed whole, and the header without its search', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/about')
  const contact = page.locator('[data-section="contact"]')
  await expect(contact.getByRole('link', { name: '+233 30' })).toBeVisible()
  await expect(contact.getByRole('link', { name: '@' })).toBeVisible()

  await page.goto('/academics')
  const names = page.locator('[data-section="timeline"]').getByRole('heading', { level: 3 })
  for (const name of await names.all()) {
    const lines = await name.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, await name.innerText()).toBe(1)
  }
  expect(await names.count()).toBeGreaterThan(4)
  await expect(page.getByRole('banner').locator('svg').filter({ visible: true })).toHaveCount(0)
})

test('on paper nothing covers the words, and no picture waits to be scrolled to', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].flatMap(element =>
      ['::before', '::after']
        .map(pseudo => getComputedStyle(element, pseudo))
        .filter(
          ({ content, display, position }) =>
            content !== 'none' && display !== 'none' && position === 'absolute',
        )
        .map(() => element.outerHTML.slice(0, 80)),
    ),
  )
  expect(drawn, '/').toEqual([])
  await page.emulateMedia({ media: null })
  const lazy = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return [...document.images].filter(({ loading }) => loading === 'lazy').length
  })
  expect(lazy, '/').toBe(0)
})

test('wherever the content ends, the last sheet holds some of it above the footer', async ({ page }) => {
  await page.goto('/accessibility')
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const numbers = new Set<number>()
  for (let lines = 0; lines < 75; lines += 3) {
    const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
    const printed = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
    numbers.add(printed.numPages)
    const { items } = await (await printed.getPage(printed.numPages)).getTextContent()
    const [first] = items.flatMap(item => ('str' in item && item.str.trim() ? item.str : []))
    expect(first, `${lines} lines`).not.toMatch(/^(?:Names, figures|©)/)
    await page.locator('main').evaluate(main => {
      for (let line = 0; line < 3; line++)
        main.append(Object.assign(document.createElement('p'), { textContent: 'Line' }))
    })
  }
  expect(numbers.size).toBeGreaterThan(1)
})

test('names within a heading are printed in its size', async ({ page }) => {
  await page.goto('/stages/pre-school')
  await page.emulateMedia({ media: 'print' })
  const name = page.getByRole('heading', { level: 2 }).locator('span').first()
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize
  expect(await name.evaluate(sizeOf)).toBe(await name.locator('..').evaluate(sizeOf))
})
