import { request as ask, createServer, type Server } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Locator } from 'playwright'
import { listen } from '../../../scripts/lib/serve/listen.ts'
import { launchChromium } from '../../../scripts/quality/browser/launchChromium.ts'
import { TOKEN } from '../../unit/scripts/studio/hosts/serveForge.ts'
import { buildForgeSite } from './forgeStudio.ts'

// A part of `npm run bench`, which prints what this writes.
process.stdout.write(JSON.stringify(await publishFirstCorrections(Number(process.argv[2] ?? 1))))

/** From the address to the first correction published, on a new phone: nothing is cached, the line has 1.6 Mbit/s and takes 150 ms, and the page's processor is four times slower. */
async function publishFirstCorrections(runs: number): Promise<{ seconds: number[]; taps: number }> {
  await using site = await buildForgeSite()
  const line = slowLine()
  const proxy = { server: await listen(line, '/', '0'), bypass: '<-loopback>' }
  const seconds: number[] = []
  let taps = 0
  for (let run = 0; run < runs; run++) {
    await using studio = await site.serve('github')
    const browser = await launchChromium()
    const page = await browser.newPage({
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, proxy },
    })
    page.setDefaultTimeout(300_000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    taps = 0
    const tap = (place: Locator) => {
      taps++
      return place.first().tap()
    }
    const started = performance.now()
    await page.goto(studio.address)
    await tap(page.getByLabel('Token'))
    await page.keyboard.insertText(TOKEN)
    await tap(page.getByRole('button', { name: 'Sign in', exact: true }))
    await tap(page.getByRole('button', { name: 'Form', exact: true }))
    await tap(page.getByRole('textbox', { name: /^Title/ }))
    await page.keyboard.type('.')
    await tap(page.getByRole('button', { name: 'Not published yet (1)' }))
    await tap(page.getByRole('button', { name: 'Publish', exact: true }))
    await page.getByRole('dialog').getByText(/^Sent/).waitFor()
    seconds.push((performance.now() - started) / 1000)
    await browser.close()
  }
  line.close()
  line.closeAllConnections()
  return { seconds, taps }
}

/** A proxy, since a browser slows down the requests of a page alone, and not those of its workers. */
function slowLine(): Server {
  /** When everything that was answered has arrived. */
  let free = 0
  return createServer((request, response) => {
    const forward = ({ method, headers, url = '' } = request) =>
      ask(url, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        const slow = new Transform({
          transform(bytes: Buffer, _, done) {
            const now = performance.now()
            free = Math.max(free, now) + bytes.length / 200
            setTimeout(() => done(null, bytes), free - now)
          },
        })
        // A page that goes asks for nothing any more.
        pipeline(answer, slow, response).catch(() => {})
        // What is asked for last comes when its server has gone.
      }).on('error', () => response.destroy())
    // `listen` asks for it without a host.
    if (request.url === '/') response.end()
    else setTimeout(() => request.pipe(forward()), 150)
  })
}
