import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../fixtures.ts'
import { test } from './runStudio.ts'

/** Says in the title that it has run, sends what is stored on its origin, and asks the studio for its documents. */
const SCRIPT = `
document.documentElement.setAttribute('data-ran', '')
const words = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
fetch('/_studio/host/list?' + encodeURIComponent(words), { method: 'POST' })
navigator.serviceWorker.register('/worker.js')`

/** A form needs no script to reach the studio. */
const FORM = '<form action="/_studio/host/publish" method="post"><button>Go</button></form>'

const files = {
  'page.html': `<!doctype html><title>Hostile</title>${FORM}<script>${SCRIPT}</script>`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script><![CDATA[${SCRIPT}]]></script></svg>`,
  'data.xml': `<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:script><![CDATA[${SCRIPT}]]></h:script></h:html>`,
  'worker.js': '',
}

// The browser says what it has blocked.
test.use({ allowsConsoleErrors: true })

test('a hostile file of the site runs nothing at the studio’s address', async ({ page, studio }) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(studio.public, name), text)
  await page.goto(studio.address)
  await expect(page.getByText('Stages').first()).toBeVisible({ timeout: 60_000 })
  // The studio itself asks for news until it is left.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const name of ['drawing.svg', 'data.xml', 'page.html']) {
    await page.goto(new URL(`/${name}`, studio.address).href)
    expect(await page.evaluate(() => [origin, document.documentElement.hasAttribute('data-ran')])).toEqual([
      'null',
      false,
    ])
  }
  await page.getByRole('button', { name: 'Go' }).click()
  expect(asked.filter(path => path.startsWith('/_studio'))).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/page.html')
  for (const name of Object.keys(files)) await rm(join(studio.public, name))
})
