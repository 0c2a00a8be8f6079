import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { realFolders } from './realSite.ts'

/** A copy of the site's documents, to be written to; the public files are the site's own. */
export interface ScratchSite extends AsyncDisposable {
  pages: string
  public: string
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  /** Replaces a text in a document. @throws when it is not there, so that no test checks nothing */
  edit(file: string, from: string, to: string): Promise<void>
}

export async function scratchSite(): Promise<ScratchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-site-'))
  const pages = join(folder, 'pages-json')
  await cp(realFolders.pages, pages, { recursive: true })
  const read = (file: string) => readFile(join(pages, file), 'utf8')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(pages, file)), { recursive: true })
    await writeFile(join(pages, file), text)
  }
  return {
    pages,
    public: realFolders.public,
    read,
    write,
    async edit(file, from, to) {
      const text = await read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      await write(file, text.replace(from, to))
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, maxRetries: 5, retryDelay: 50 }),
  }
}
