import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'
import { type GuideSection, photographsIn, side, withSection } from './readGuide.ts'

/** Does in a copy of the site what a section of the guide says. @returns the copy, below `folder`, which it replaces */
export async function followGuide(
  { text, steps }: GuideSection,
  site: Folders,
  folder: string,
): Promise<Folders> {
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
