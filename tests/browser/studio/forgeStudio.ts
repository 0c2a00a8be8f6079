import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { setValue } from '../../../schema/text/edit.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { listen } from '../../../scripts/lib/serve/listen.ts'
import { createSiteServer } from '../../../scripts/lib/serve/server.ts'
import { freePort } from '../../../scripts/quality/browser/spawnServer.ts'
import { BareRepository } from '../../unit/scripts/studio/hosts/BareRepository.ts'
import { gitea } from '../../unit/scripts/studio/hosts/giteaServer.ts'
import { gitHub } from '../../unit/scripts/studio/hosts/gitHubServer.ts'
import { gitLab } from '../../unit/scripts/studio/hosts/gitLabServer.ts'
import { type ForgeServer, serveForge } from '../../unit/scripts/studio/hosts/serveForge.ts'

const run = promisify(execFile)

export const forges = { github: gitHub, gitlab: gitLab, gitea }

/** Its path on its host, as on GitHub Pages. */
const BASE = '/website/'

/** The real site, built with a studio that keeps it on a forge of the tests. */
export interface ForgeStudio extends AsyncDisposable {
  /** Of the studio. */
  address: string
  forge: ForgeServer
  /** The text of a document as it is published. */
  read(file: string): string
}

/** The real site, built once with a studio for forges that do not run yet. */
export interface BuiltForgeSite extends AsyncDisposable {
  /** Starts a forge, and serves the site with a studio for it. @param application with which the forge lets pages ask for access */
  serve(kind: keyof typeof forges, application?: string): Promise<ForgeStudio>
}

/** Where a forge is in the built studio, before it runs. */
const NOWHERE = '127.0.0.1:1'

export async function buildForgeSite(): Promise<BuiltForgeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-forge-'))
  const [pages, out, bare] = [join(folder, 'pages'), join(folder, 'dist'), join(folder, 'forge.git')]
  await cp(join(projectRoot, 'pages-json'), pages, { recursive: true })
  const site = join(pages, '_site.json')
  const access = { repository: `github:${NOWHERE}/school/website`, branch: 'main' }
  await writeFile(site, setValue(await readFile(site, 'utf8'), ['studio'], access))
  const publicFolder = join(projectRoot, 'public')
  const files = [await filesBelow(pages, 'pages'), await filesBelow(publicFolder, 'public')]
  await mkdir(bare)
  BareRepository.create(bare, new Map(files.flatMap(found => [...found])))
  await run(process.execPath, [
    join(projectRoot, 'scripts/run.mjs'),
    ...['build', '--pages', pages, '--public', publicFolder, '--out', out, '--base', BASE],
  ])
  return {
    serve: (kind, application) => serveStudio(folder, kind, application),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

async function serveStudio(
  built: string,
  kind: keyof typeof forges,
  application?: string,
): Promise<ForgeStudio> {
  const port = await freePort()
  const [out, bare] = [join(built, `${port}`), join(built, `${port}.git`)]
  await cp(join(built, 'dist'), out, { recursive: true })
  await cp(join(built, 'forge.git'), bare, { recursive: true })
  for (const name of await readdir(join(out, 'studio'))) {
    if (!/\.(?:html|json)$/.test(name)) continue
    const file = join(out, 'studio', name)
    const text = (await readFile(file, 'utf8'))
      .replaceAll(`github:${NOWHERE}/`, `${kind}:127.0.0.1:${port}/`)
      .replaceAll(`http://${NOWHERE}`, `http://127.0.0.1:${port}`)
    // In an attribute of HTML, and in JSON.
    const withApplication = text.replace(
      /("|&quot;)branch\1:\1main\1/,
      (branch, quote) => `${branch},${quote}application${quote}:${quote}${application}${quote}`,
    )
    await writeFile(file, application === undefined ? text : withApplication)
  }
  const repository = new BareRepository(bare)
  const forge = await serveForge(forges[kind], repository, port)
  const server: Server = createSiteServer(out, { base: BASE })
  const home = await listen(server, BASE, String(await freePort()))
  return {
    address: `${home}studio/`,
    forge,
    read: file => repository.read(`main:pages/${file}`).toString(),
    async [Symbol.asyncDispose]() {
      forge.close()
      server.close()
      server.closeAllConnections()
      if (forge.faults.length > 0) throw new Error(forge.faults.join('\n'))
    },
  }
}

async function filesBelow(folder: string, name: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(
        async file =>
          [`${name}${file.slice(folder.length).split(sep).join('/')}`, await readFile(file)] as const,
      ),
    ),
  )
}
