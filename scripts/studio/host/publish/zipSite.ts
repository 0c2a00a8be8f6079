import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Folders } from '../../../lib/Folders.ts'
import { listFiles } from '../../../lib/listFiles.ts'
import { projectRoot } from '../../../lib/root.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { contentType, isCompressible } from '../../../site/hosting/contentType.ts'

/** An answer of the studio that is a file to keep, and not JSON. */
export class Download {
  readonly name: string
  readonly type: string
  readonly content: AsyncIterable<Uint8Array>

  constructor(name: string, type: string, content: AsyncIterable<Uint8Array>) {
    this.name = name
    this.type = type
    this.content = content
  }
}

export async function sendDownload(
  response: ServerResponse,
  { name, type, content }: Download,
): Promise<void> {
  response.writeHead(200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // What fails now cannot be answered any more: the connection breaks off, and the browser says that the download failed.
  await pipeline(content, response).catch(error => console.error(error))
}

/** Milliseconds after which a build is ended. */
const LONG = 900_000

/** The most files in a ZIP file without the extension ZIP64, which not every program can read. */
const MOST_FILES = 65_535

/**
 * Builds the site as `npm run build` does, and packs it.
 * @param out the folder to build into
 * @throws UsageError when the site has mistakes
 */
export async function zipSite(folders: Folders, out: string): Promise<Download> {
  await build(folders, out)
  const files = (await listFiles(out)).sort()
  if (files.length > MOST_FILES)
    throw new UsageError(
      'The website has too many files for a ZIP file. Ask whoever looks after it to build it: "npm run build" writes it into the folder "dist".',
    )
  return new Download('website.zip', 'application/zip', zip(out, files))
}

/** In a process of its own: the studio runs the code of development, which renders six times slower. */
function build({ pages, public: files }: Folders, out: string): Promise<void> {
  const words = ['scripts/run.mjs', 'build', '--pages', pages, '--public', files, '--out', out]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      words,
      { cwd: projectRoot, timeout: LONG, maxBuffer: 64 * 1024 * 1024 },
      (error, _, stderr) => {
        if (error)
          reject(new UsageError(`The website could not be built: ${stderr.trim()}`, { cause: error }))
        else resolve()
      },
    )
  })
}

/** Packs files one after the other, so that only one is in memory. */
async function* zip(folder: string, files: readonly string[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const file of files) {
    // Pictures are compressed already.
    const entry = isCompressible(contentType(file)) ? new ZipDeflate(file) : new ZipPassThrough(file)
    archive.add(entry)
    entry.push(await readFile(join(folder, file)), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}
