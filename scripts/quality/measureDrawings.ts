import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { lightNames } from '../../schema/model/light.ts'
import type { Folders } from '../lib/Folders.ts'
import { inParallel } from '../lib/inParallel.ts'
import { UsageError } from '../lib/usageError.ts'
import { measureLines } from './audit/measureContrast.ts'
import site from './bench/site.json' with { type: 'json' }
import { launchChromium } from './browser/launchChromium.ts'

/** A page whose opening and close show a drawing in a light. */
interface DrawingPage {
  /** As documents name it, such as `/images/heroes/jhs.svg`. */
  drawing: string
  light: string
  route: string
}

/**
 * Writes documents: a page for every drawing of a site's public folder in every light, with the marks and the look of that site.
 * @param pages folder of the documents, which is replaced
 * @throws UsageError when there are no drawings
 */
export async function writeDrawings(pages: string, folders: Folders): Promise<DrawingPage[]> {
  const files = await readdir(folders.public, { recursive: true })
  const drawings = files
    .filter(file => file.endsWith('.svg'))
    .map(file => `/${file.replaceAll('\\', '/')}`)
    .sort()
  const [first] = drawings
  if (!first) throw new UsageError(`There is no drawing (.svg) in ${folders.public}.`)
  const written = drawings.flatMap((drawing, index) =>
    lightNames.map(light => ({ drawing, light, route: `/${index}-${light}` })),
  )
  await rm(pages, { recursive: true, force: true })
  await mkdir(pages, { recursive: true })
  const put = (file: string, value: unknown) => writeFile(join(pages, file), JSON.stringify(value, null, 2))
  const { logo, theme } = JSON.parse(await readFile(join(folders.pages, '_site.json'), 'utf8'))
  await put('_site.json', { ...site, logo, theme, navigation: [{ label: 'Home', path: '/' }] })
  await put('index.json', { ...drawingPage(first, 'noon'), title: 'Home' })
  await inParallel(written, ({ drawing, light, route }) => put(`${route}.json`, drawingPage(drawing, light)))
  return written
}

/** A document whose opening and close show a drawing in a light. Its texts are as long as those of a real page. */
export const drawingPage = (drawing: string, light: string) => ({
  title: `${drawing} in the light ${light}`,
  description: 'A drawing behind words.',
  light,
  sections: [
    {
      type: 'hero',
      title: 'Innovative Learning Spaces',
      description:
        'Rooms that can be rearranged in five minutes, so that a lesson is a workshop in the morning and a debate after the break.',
      backgroundImage: drawing,
      actions: [
        { buttonText: 'Apply Now', buttonLink: '/' },
        { buttonText: 'Ask us anything', buttonLink: 'mailto:office@harbourview.example' },
      ],
    },
    {
      type: 'callToAction',
      title: 'Give your child a place to think',
      description: 'Come and see a lesson, ask what you want to know, and take the prospectus home.',
      buttonText: 'Apply Now',
      buttonLink: '/',
      image: drawing,
      light,
    },
  ],
})

interface Measures {
  /** The least contrast of all lines at all widths. */
  least: number
  /** The number of measured lines. */
  lines: number
  /** One text for each line with too little contrast. */
  faults: string[]
}

type DrawingResult = DrawingPage & Measures

const nothing = (): Measures => ({ least: 21, lines: 0, faults: [] })

/** Viewport widths in CSS pixels. From the widest on, so that no larger picture has to load when the window shrinks. */
const WIDTHS = [1440, 768, 360] as const
/** Higher than the page, so that nothing has to be scrolled. */
const HEIGHT = 2000
const SECTIONS = '[data-section="hero"], [data-section="callToAction"]'

/**
 * Measures the text over drawings in a browser without JavaScript: it changes nothing in these sections, and web fonts apply at once.
 * @param origin of the served site, with a trailing slash
 * @param browsers how many browsers share the work, since a browser paints only its foremost window
 * @throws UsageError when there is no browser
 */
export async function measureDrawings(
  pages: readonly DrawingPage[],
  origin: string,
  browsers: number,
): Promise<DrawingResult[]> {
  const results: DrawingResult[] = pages.map(page => ({ ...page, ...nothing() }))
  const queue = results.values()
  const measureRest = async () => {
    let browser = await launchChromium()
    const newPage = () => browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' })
    try {
      let page = await newPage()
      for (const result of queue) {
        const measured = await measureAtAllWidths(page, origin, result).catch(async () => {
          // On a busy machine Chromium sometimes stops painting for ever. Another one does paint.
          await browser.close()
          browser = await launchChromium()
          page = await newPage()
          return measureAtAllWidths(page, origin, result)
        })
        Object.assign(result, measured)
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: browsers }, measureRest))
  return results
}

async function measureAtAllWidths(page: Page, origin: string, { route }: DrawingPage): Promise<Measures> {
  const [widest] = WIDTHS
  const measured = nothing()
  await page.setViewportSize({ width: widest, height: HEIGHT })
  await page.goto(new URL(route, origin).href)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const lines = await measureLines(page, SECTIONS)
    measured.lines += lines.length
    for (const { text, contrast, isLegible } of lines) {
      measured.least = Math.min(measured.least, contrast)
      if (!isLegible)
        measured.faults.push(`${width} px wide: "${text}" has a contrast of ${contrast.toFixed(2)}`)
    }
  }
  return measured
}

/** A table in Markdown: a row for each drawing, a column for each light. Too little contrast is bold. */
export function contrastTable(results: readonly DrawingResult[]): string {
  const lights = [...new Set(results.map(({ light }) => light))]
  const drawings = [...new Set(results.map(({ drawing }) => drawing))]
  const cells = new Map(
    results.map(({ drawing, light, least, faults }) => {
      const value = least.toFixed(2)
      return [`${drawing} ${light}`, faults.length > 0 ? `**${value}**` : value]
    }),
  )
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`
  const lines = results.reduce((sum, result) => sum + result.lines, 0)
  const least = Math.min(...results.map(result => result.least))
  return [
    row(['drawing', ...lights]),
    row(['---', ...lights.map(() => '---:')]),
    ...drawings.map(drawing =>
      row([drawing, ...lights.map(light => cells.get(`${drawing} ${light}`) ?? '')]),
    ),
    '',
    `${lines} lines of text, the least contrast ${least.toFixed(2)}`,
  ].join('\n')
}
