import { expect, test } from './fixtures.ts'

test('Chromium loads no page for its address bar, and has everything off that Playwright switches off', async ({
  page,
  browser,
}) => {
  await page.goto('chrome://version')
  const line = (await page.locator('#command_line').textContent()) ?? ''
  const lists = [...line.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','))
  expect(lists).toHaveLength(2)
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []))
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
  expect(targetInfos.filter(({ type }) => type === 'browser_ui')).toEqual([])
})
