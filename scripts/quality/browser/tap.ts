import type { CDPSession, Locator } from 'playwright'

/** Taps the middle of an element through the DevTools protocol, because Playwright's own taps run code in the page first. */
export async function tap(devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to tap is not visible')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise(resolve => setTimeout(resolve, 80))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
