import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ViteDevServer } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { isError, type Problem } from '../../../../schema/problems/problem.ts'
import { DevSite } from '../../../../scripts/lib/dev/DevSite.ts'
import type { Folders } from '../../../../scripts/lib/Folders.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { Studio } from '../../../../scripts/studio/host/Studio.ts'
import { randomFrom } from '../../../randomFrom.ts'
import { corpusSite } from '../../mistakes/corpusSite.ts'
import { files } from '../../mistakes/files.ts'
import type { Mistake } from '../../mistakes/mistake.ts'
import { pasted } from '../../mistakes/pasted.ts'
import { punctuation } from '../../mistakes/punctuation.ts'
import { references } from '../../mistakes/references.ts'
import { spelling } from '../../mistakes/spelling.ts'
import { values } from '../../mistakes/values.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { writeSmallSite } from '../smallFolders.ts'

const SITES = 20

const folder = scratchFolder()
let folders: Folders

beforeAll(async () => {
  folders = await writeSmallSite(folder)
  await writePublicFiles()
})

type Documents = Mistake['files']

/** Public files that the documents name, besides those of the small site. */
async function writePublicFiles(): Promise<void> {
  const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#456' } })
  await plain().jpeg().toFile(join(folders.public, 'images/Gate.jpg'))
  await plain().png().toFile(join(folders.public, 'images/hall.png'))
  write(join(folders.public, 'docs/FEES.pdf'), '%PDF-1.7\n%%EOF')
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function writeDocuments(documents: Documents): void {
  rmSync(folders.pages, { recursive: true, force: true })
  for (const [file, content] of Object.entries(documents)) write(join(folders.pages, file), content)
}

const mistakes = [...files, ...pasted, ...punctuation, ...references, ...spelling, ...values]

/** Somewhat broken documents, by a mistake and some deletions. */
function broken(random: () => number): Documents {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  let documents: Documents = random() < 0.7 ? (pick(mistakes)?.files ?? corpusSite) : corpusSite
  // What is no mistake has at least one deletion; a single change can be made in the studio, too.
  const least = documents === corpusSite ? 1 : 0
  for (let left = random() < 0.5 ? least : 1 + Math.floor(random() * 2); left > 0; left--) {
    const file = pick(Object.keys(documents)) ?? ''
    const { [file]: text, ...others } = documents
    if (random() < 0.2) documents = others
    else documents = { ...documents, [file]: withoutPart(text ?? '', pick) }
  }
  return documents
}

/** A document without one of its sections or fields; one that is no JSON as it is. */
function withoutPart(
  content: string | Uint8Array,
  pick: <T>(list: readonly T[]) => T | undefined,
): string | Uint8Array {
  if (typeof content !== 'string') return content
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return content
  }
  const holders = objectsIn(value)
  const holder = pick(holders)
  const key = holder && pick(Object.keys(holder))
  if (key === undefined) return content
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete Object(holder)[key]
  return JSON.stringify(value, null, 2)
}

/** Everything in a value that has parts. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** Without the words: the studio calls documents and fields by their titles and labels. */
const placesOf = (problems: readonly Problem[]) =>
  problems.map(({ file, line, column, code, severity }) => `${file}:${line}:${column} ${severity} ${code}`)

/** Takes a public file away, or brings it back. */
function setGate(isThere: boolean): void {
  const [at, aside] = [join(folders.public, 'images/Gate.jpg'), join(folder, 'Gate.jpg')]
  if (existsSync(at) === isThere) return
  if (isThere) renameSync(aside, at)
  else renameSync(at, aside)
}

/** The document that alone is another than in the whole site, and can be written in the studio. */
function onlyChange(documents: Documents): { file: string; text: string } | undefined {
  const all = Object.keys({ ...corpusSite, ...documents })
  const [file = '', ...others] = all.filter(name => documents[name] !== corpusSite[name])
  const text = documents[file]
  return others.length === 0 && file in corpusSite && typeof text === 'string' ? { file, text } : undefined
}

test(`validate, build, dev server and studio say the same of ${SITES} broken sites`, async () => {
  writeDocuments(corpusSite)
  expect((await readSite(folders)).problems.filter(isError)).toEqual([])
  // They read each site again as far as it is another than the one before.
  // Of the dev server, only what tells browsers of changes is used.
  const dev = new DevSite({ ws: { send: () => {} } } as unknown as ViteDevServer, folders)
  await dev.start()
  const studio = new Studio(dev, folders, join(folder, 'cache'))
  const out = join(folder, 'out')
  let compared = 0
  let written = 0
  for (let seed = 1; compared < SITES; seed++) {
    const random = randomFrom(seed)
    const documents = broken(random)
    const hasGate = random() < 0.8
    writeDocuments(documents)
    setGate(hasGate)
    const { problems, texts } = await readSite(folders)
    const errors = problems.filter(isError)
    // Many fields may be left out.
    if (errors.length === 0) continue
    compared++

    const built = await buildSite({ ...folders, out, base: '/' })
    expect({ seed, problems: built.problems }).toEqual({ seed, problems: errors })
    expect(built.pages).toBeUndefined()
    expect(existsSync(out)).toBe(false)

    await dev.reread(folders.pages)
    expect({ seed, errors: dev.report.problems }).toEqual({ seed, errors })

    for (const file of texts.keys()) {
      const text = texts.get(file) ?? ''
      // The studio opens no other names, whose mistake is the name.
      if (!/^[\w/[\]-]+\.json$/.test(file)) continue
      const shown = await studio.preview(file, text, text, 'a')
      const own = problems.filter(problem => problem.file === file)
      expect({ seed, file, places: placesOf(shown.problems) }).toEqual({ seed, file, places: placesOf(own) })
      expect(shown.others).toEqual([])
    }

    // The same, while it is written and not saved.
    const change = hasGate && onlyChange(documents)
    if (!change || !texts.has(change.file)) continue
    written++
    const { file, text } = change
    const saved = String(corpusSite[file])
    writeDocuments(corpusSite)
    await dev.reread(folders.pages)
    const shown = await studio.preview(file, text, saved, 'a')
    const places = placesOf([...shown.problems.filter(isError), ...shown.others])
    expect({ seed, places: places.toSorted() }).toEqual({ seed, places: placesOf(errors).toSorted() })
    await studio.preview(file, saved, saved, 'a')
  }
  expect(written).toBeGreaterThan(SITES / 4)
}, 180_000)
