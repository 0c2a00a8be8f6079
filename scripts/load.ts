import './lib/production.ts'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildSite } from './lib/build.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { Release } from './lib/release.ts'
import { projectRoot } from './lib/root.ts'
import { UsageError } from './lib/usageError.ts'

const usage = 'npm run load -- [--seconds 20] [--releases 20] [--port 4290]'
const CONNECTIONS = 32

/** What visitors ask for, in turn; wrk reads it. Whatever is not answered with 200 counts as an error. */
const requests = (routes: readonly string[]) => `
local routes = { ${routes.map(route => `"${route}"`).join(', ')} }
local at = 0
request = function()
  at = at % #routes + 1
  return wrk.format("GET", routes[at], { ["Accept-Encoding"] = "gzip" })
end`

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
  const folder = join(projectRoot, '.cache/load')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const out = join(folder, 'dist')
  const { pages } = await buildSite({
    pages: options.pages,
    public: options.public,
    out,
    base: '/',
    target: 'nginx',
  })
  if (pages === undefined) throw new UsageError('The content has mistakes. Run "npm run validate".')
  const master = join(folder, 'master')
  await cp(out, master, { recursive: true })
  await rename(out, `${out}.release-0`)
  await symlink('dist.release-0', out)

  const nginx = await startNginx(folder, options.port)
  try {
    const html = await readFile(join(master, 'index.html'), 'utf8')
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
      ([, path]) => path ?? [],
    )
    await writeFile(
      join(folder, 'requests.lua'),
      requests([
        '/',
        '/stages',
        '/STAGES/JHS',
        '/blog/1',
        '/about/unknown',
        '/stages/ils/page.json',
        ...assets,
      ]),
    )
    const args = [
      '-t2',
      `-c${CONNECTIONS}`,
      `-d${options.seconds}s`,
      '--latency',
      '-s',
      join(folder, 'requests.lua'),
    ]
    const load = promisify(execFile)('wrk', [...args, `http://127.0.0.1:${options.port}`])
    const releases = Number(options.releases)
    for (let count = 0; count < releases; count++) {
      await wait((Number(options.seconds) * 900) / releases)
      await swap(master, out)
    }
    const { stdout } = await load
    const found = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '0'
    const failed =
      Number(found(/Non-2xx or 3xx responses: (\d+)/)) +
      [...(/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
        (sum, [n]) => sum + Number(n),
        0,
      )
    console.log(
      `${found(/Requests\/sec:\s+([\d.]+)/)} requests a second by ${CONNECTIONS} connections, 99th percentile ${found(/99%\s+(\S+)/)}, ` +
        `${found(/(\d+) requests in/)} requests during ${releases} releases, ${failed} failed`,
    )
    return failed === 0 ? 0 : 1
  } finally {
    nginx.kill('SIGTERM')
  }
})

/** Publishes the same site once more, as a build would. */
async function swap(master: string, out: string): Promise<void> {
  const release = await Release.begin(out)
  await cp(master, release.folder, { recursive: true })
  await release.publish()
}

async function startNginx(folder: string, port: string) {
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
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return nginx
    await wait(50)
  }
  nginx.kill('SIGTERM')
  throw new UsageError(`nginx does not answer on port ${port}. Choose another one with --port.`)
}
