import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { applyEdits, modify, parse } from 'jsonc-parser'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { createSiteServer } from '../lib/serve/server.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { runBuild, withServer } from './browser/withBuiltSite.ts'

/** The day on which the examples take place: what they announce is still to come. */
const TODAY = '2027-01-05'

/** In CSS pixels. */
const window = { width: 720, height: 560 }

/** The most that a picture of the website may weigh, in bytes. */
const MOST = 25_000

/** Follows each section about files that has a picture of its result, and takes that picture. @returns their number */
export async function takeGuidePictures(site: Folders, out: string): Promise<number> {
  const { files } = readGuide(await readFile(join(site.pages, 'GUIDE.md'), 'utf8'))
  const shown = files.filter(({ pictures }) => pictures.length > 0)
  const folder = join(projectRoot, '.cache/guide-site')
  await mkdir(out, { recursive: true })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce', locale: 'en-GB' })
    for (const section of shown) {
      const copy = await followGuide(section, site, folder)
      const built = join(folder, 'dist')
      if (!runBuild({ ...copy, out: built, today: TODAY }))
        throw new Error(`The site has errors after "${section.title}".`)
      await withServer(createSiteServer(built), async origin => {
        const picture = await takeResult(page, section, origin)
        await writeFile(join(out, `${section.pictures[0]}.webp`), await lightWebp(picture, MOST))
      })
    }
  } finally {
    await browser.close()
  }
  return shown.length
}

/** A picture of the section that was added, of the part that the address names, or of what opens first. */
async function takeResult(page: Page, { title, steps, addresses }: GuideSection, origin: string) {
  const [address] = addresses
  if (address === undefined) throw new Error(`"${title}" says nowhere where its result is to be seen.`)
  const [path = '', fragment] = address.slice(1).split('#')
  await openPage(page, new URL(path, origin).href)
  const added = steps.find(({ kind }) => kind === 'json')
  if (!added && !fragment) return page.screenshot()
  const target = added
    ? page.locator(`[data-section="${parse(added.body).type}"]`).last()
    : page.locator(`[id="${fragment}"]`).locator('xpath=ancestor-or-self::section[1]')
  const box = await target.boundingBox()
  if (!box) throw new Error(`"${title}" leads to nothing that is to be seen.`)
  const height = Math.min(box.height, MOST_WINDOWS * window.height)
  return page.screenshot({ fullPage: true, clip: { ...box, height } })
}

/** How many windows high a picture may be. */
const MOST_WINDOWS = 1.5

/** The best WebP that is light enough. @param most its size in bytes */
export async function lightWebp(png: Buffer, most: number): Promise<Buffer> {
  for (const quality of [86, 76, 66, 56, 46, 36, 26]) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= most) return webp
  }
  throw new Error('A picture of the guide is too heavy.')
}

/** Does in a copy of the site what a section of the guide says. @returns the copy, below `folder`, which it replaces */
async function followGuide({ text, steps }: GuideSection, site: Folders, folder: string): Promise<Folders> {
  const copy = { pages: join(folder, 'pages-json'), public: join(folder, 'public') }
  await rm(folder, { recursive: true, force: true })
  await cp(site.pages, copy.pages, { recursive: true })
  await cp(site.public, copy.public, { recursive: true })
  for (const path of photographsIn(text)) await savePhotograph(join(copy.public, path), copy.public)
  for (const { kind, file, body } of steps) {
    if (kind === 'sh') for (const line of body.trim().split('\n')) await runLine(line, copy)
    if (kind !== 'diff' && kind !== 'json') continue
    const place = join(copy.pages, file)
    const document = await readFile(place, 'utf8')
    if (kind === 'diff' && !document.includes(side(body, '-')))
      throw new Error(`${file} does not contain\n${side(body, '-')}`)
    const changed =
      kind === 'json' ? withSection(document, body) : document.replace(side(body, '-'), () => side(body, '+'))
    await writeFile(place, changed)
  }
  // What a step leaves a draft is shown as it will be published.
  for (const file of new Set(steps.map(step => step.file).filter(Boolean))) {
    const place = join(copy.pages, file)
    await writeFile(place, (await readFile(place, 'utf8')).replace(/^ *"draft": true,\n/m, ''))
  }
  return copy
}

/** Saves a picture in place of the photograph that an author would have: a drawing of the site, as a JPEG. */
export async function savePhotograph(place: string, publicFolder: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  const drawing = join(publicFolder, 'images/gallery/courtyard.svg')
  await writeFile(place, await sharp(drawing).resize(1920).flatten().jpeg().toBuffer())
}

/** Runs a command that changes documents. Those that only check or report change nothing in a picture. */
async function runLine(line: string, { pages, public: files }: Folders): Promise<void> {
  const [, command = '', rest = ''] = /^npm run (new|rename) -- (.*)$/.exec(line) ?? []
  if (command === '') return
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs')
  const words = [tsx, `scripts/${command}.ts`, ...rest.split(' '), '--pages', pages, '--public', files]
  await promisify(execFile)(process.execPath, words, { cwd: projectRoot })
}

/** A block of the guide: commands, what they say, a change of a file, or a section to add to a page. */
interface GuideStep {
  kind: 'sh' | 'text' | 'diff' | 'json'
  /** The document that a change or a section is for. */
  file: string
  body: string
}

interface GuideSection {
  title: string
  text: string
  steps: GuideStep[]
  /** Names of result pictures, without ending. */
  pictures: string[]
  /** Addresses at which it says that the result is to be seen, perhaps with a fragment. */
  addresses: string[]
}

/** The sections of the guide for authors: those about the studio, and those about files, each of which can be followed. */
export function readGuide(markdown: string): Record<'studio' | 'files', GuideSection[]> {
  const [, studio = '', files = ''] = markdown.split(/^# /m)
  return { studio: sectionsOf(studio), files: sectionsOf(files) }
}

function sectionsOf(part: string): GuideSection[] {
  const [, ...sections] = part.split(/^## /m)
  return sections.map(text => ({
    title: text.slice(0, text.indexOf('\n')),
    text,
    steps: [...text.matchAll(/^```(sh|text|diff|json) ?(\S*)\n(.*?)^```$/gms)].map(
      ([, kind, file = '', body = '']) => ({
        // The expression allows no other.
        kind: kind as GuideStep['kind'],
        file,
        body,
      }),
    ),
    pictures: [...text.matchAll(/\]\(\.\.\/\.github\/guide\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name),
    addresses: [...text.matchAll(/http:\/\/localhost:5173(\/[\w/#-]*)/g)].map(([, address = '']) => address),
  }))
}

/** The lines of a change as they were ("-") or as they become ("+"). */
export const side = (body: string, sign: '-' | '+'): string =>
  body
    .split('\n')
    .filter(line => line.startsWith(sign) || line.startsWith(' '))
    .map(line => `${line.slice(1)}\n`)
    .join('')

/** A page with one more section at its end, as an author pastes it. */
export const withSection = (page: string, section: string): string =>
  applyEdits(
    page,
    modify(page, ['sections', -1], parse(section), {
      isArrayInsertion: true,
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    }),
  )

/** The photographs that an author is asked to save, or that the examples name: paths below `public`. */
export const photographsIn = (section: string): string[] => [
  ...new Set([...section.matchAll(/\/images\/[\w/-]+\.jpg/g)].map(([path]) => path)),
]
