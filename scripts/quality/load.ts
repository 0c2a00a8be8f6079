import '../lib/production.ts'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { Release } from '../site/release/Release.ts'
import { runBuild } from './browser/runBuild.ts'

const usage = 'npm run load -- [--seconds 20] [--releases 20] [--port 4290]'
const CONNECTIONS = 32

/** What visitors request in turn, in addition to the scripts of the home page. */
const ROUTES = ['/', '/stages', '/STAGES/JHS', '/blog/1', '/about/unknown', '/search/index.json']

const folder = join(projectRoot, '.cache/load')
/** A symbolic link to the current release. */
const out = join(folder, 'dist')
/** A copy of the built site, from which further releases are made. */
const master = join(folder, 'master')

// Measures nginx under load while releases are published. Every request must be answered with status 200.
await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      seconds: { type: 'string', default: '20' },
      releases: { type: 'string', default: '20' },
      port: { type: 'string', default: '4290' },
    },
    usage,
  )
  for (const command of ['nginx', 'wrk'])
    if (spawnSync(command, ['-v']).error) throw new UsageError(`"${command}" is not installed.`)
  await buildFirstRelease(options)
  const nginx = await startNginx(options.port)
  try {
    const seconds = Number(options.seconds)
    const releases = Number(options.releases)
    const load = runWrk(options.port, seconds)
    for (let count = 0; count < releases; count++) {
      await wait((seconds * 900) / releases)
      await publishAgain()
    }
    const { summary, failed } = parseWrk(await load)
    console.log(`${summary} during ${releases} releases, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    nginx.kill('SIGTERM')
  }
})

async function buildFirstRelease(folders: Folders): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (!runBuild({ pages: folders.pages, public: folders.public, out, target: 'nginx' }))
    throw new UsageError('The content has mistakes. Run "npm run validate".')
  await cp(out, master, { recursive: true })
  await rename(out, `${out}.release-0`)
  await symlink('dist.release-0', out)
}

/** Publishes the same site again, as a build would. */
async function publishAgain(): Promise<void> {
  const release = await Release.begin(out)
  await cp(master, release.folder, { recursive: true })
  await release.publish()
}

/** @returns the output of wrk */
async function runWrk(port: string, seconds: number): Promise<string> {
  const html = await readFile(join(master, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  const script = join(folder, 'requests.lua')
  await writeFile(script, requestScript([...ROUTES, ...scripts]))
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script]
  const { stdout } = await promisify(execFile)('wrk', [...args, `http://127.0.0.1:${port}`])
  return stdout
}

/** A script for wrk that requests the routes in turn. */
function requestScript(routes: readonly string[]): string {
  return `
local routes = { ${routes.map(route => `"${route}"`).join(', ')} }
local at = 0
request = function()
  at = at % #routes + 1
  return wrk.format("GET", routes[at], { ["Accept-Encoding"] = "gzip" })
end`
}

function parseWrk(output: string): { summary: string; failed: number } {
  const match = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '0'
  const socketErrors = match(/Socket errors: (.*)/).match(/\d+/g) ?? []
  const failures = [match(/Non-2xx or 3xx responses: (\d+)/), ...socketErrors]
  return {
    summary:
      `${match(/Requests\/sec:\s+([\d.]+)/)} requests a second by ${CONNECTIONS} connections, ` +
      `99th percentile ${match(/99%\s+(\S+)/)}, ${match(/(\d+) requests in/)} requests`,
    failed: failures.reduce((sum, count) => sum + Number(count), 0),
  }
}

async function startNginx(port: string) {
  const site = await readFile(join(folder, 'dist.hosting/chalkline.conf'), 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
events {}
http {
access_log off;
${temporary.map(name => `${name}_temp_path "${folder}/${name}";`).join('\n')}
${site.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}`
  await writeFile(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response?.ok) return nginx
    await wait(50)
  }
  nginx.kill('SIGTERM')
  throw new UsageError(`nginx does not answer on port ${port}. Choose another one with --port.`)
}
