import '../lib/production.ts'
import type { Browser } from 'playwright'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { median } from '../lib/median.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { type TraceEvent, traced } from './traced.ts'
import { withBuiltSite } from './withBuiltSite.ts'

/** CPU throttling rate. */
const SLOWDOWN = 4

/** In CSS pixels a second: a steady swipe. */
const SPEED = 900

/** In milliseconds. A frame that takes longer is seen as a jerk. */
const LONG = 50

const windows = [
  { width: 390, height: 780 },
  { width: 1440, height: 900 },
]

interface Figures {
  framesPerSecond: number
  /** How many frames took longer than `LONG`, and the longest, in milliseconds. */
  longFrames: number
  longest: number
  layouts: number
  paints: number
}

await run(async () => {
  const { runs, routes, ...folders } = readOptions(
    {
      ...siteOptions,
      runs: { type: 'string', default: '3' },
      routes: { type: 'string', default: '/,/stages/jhs' },
    },
    'npm run scrolling -- [--runs 3] [--routes /,/stages/jhs] [--pages folder] [--public folder]',
  )
  return withBuiltSite('scrolling-dist', folders, async ({ origin }) => {
    const browser = await launchChromium()
    try {
      console.log(
        `scrolling at ${SPEED} px/s, processor ${SLOWDOWN} times slower, median of ${runs}\n${'frames/s'.padStart(52)}${`>${LONG} ms`.padStart(9)}${'longest'.padStart(9)}${'layouts'.padStart(9)}${'paints'.padStart(9)}`,
      )
      for (const route of routes.split(','))
        for (const viewport of windows)
          for (const reducedMotion of ['no-preference', 'reduce'] as const) {
            const all: Figures[] = []
            for (let count = 0; count < Number(runs); count++)
              all.push(await measure(browser, origin + route, { viewport, reducedMotion }))
            print(
              `${route} ${viewport.width} px, ${reducedMotion === 'reduce' ? 'reduced motion' : 'motion'}`,
              all,
            )
          }
    } finally {
      await browser.close()
    }
    return 0
  })
})

async function measure(
  browser: Browser,
  url: string,
  options: { viewport: { width: number; height: number }; reducedMotion: 'no-preference' | 'reduce' },
): Promise<Figures> {
  const page = await browser.newPage(options)
  await openPage(page, url)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const events = await traced(browser, page, async () => {
    await client.send('Input.synthesizeScrollGesture', {
      x: options.viewport.width / 2,
      y: options.viewport.height / 2,
      yDistance: -height,
      speed: SPEED,
      gestureSourceType: 'mouse',
    })
  })
  await page.close()
  return figuresOf(events)
}

function figuresOf(events: readonly TraceEvent[]): Figures {
  const named = (name: string) => events.filter(event => event.name === name)
  const drawn = named('PipelineReporter')
    .filter(({ args }) => args.frame_reporter?.state.startsWith('STATE_PRESENTED'))
    .map(({ ts }) => ts / 1000)
  const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at))
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000
  return {
    framesPerSecond: gaps.length / seconds,
    longFrames: gaps.filter(gap => gap > LONG).length,
    longest: Math.max(...gaps),
    layouts: named('Layout').length,
    paints: named('Paint').length,
  }
}

function print(name: string, all: readonly Figures[]): void {
  const middle = (key: keyof Figures) => median(all.map(figures => figures[key]))
  const columns = (['framesPerSecond', 'longFrames', 'longest', 'layouts', 'paints'] as const).map(key =>
    middle(key)
      .toFixed(key === 'framesPerSecond' ? 1 : 0)
      .padStart(9),
  )
  console.log(`${name.padEnd(43)}${columns.join('')}`)
}
