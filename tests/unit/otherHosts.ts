import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/quality/browser/spawnServer.ts'

/** A web server that knows nothing of this project. */
export interface Host extends AsyncDisposable {
  origin: string
}

const MIME_TYPES = '/etc/nginx/mime.types'

export const hasPython = (): boolean => starts('python3', '--version')

export const hasNginx = (): boolean => starts('nginx', '-v') && existsSync(MIME_TYPES)

const starts = (command: string, argument: string): boolean =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

export async function startPython(folder: string): Promise<Host> {
  const port = await freePort()
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder]
  return host(spawn('python3', args, { stdio: 'ignore' }), port, async () => {})
}

/** With the site configuration that Debian installs, and no rule of ours; or with one that a build has made. */
export async function startNginx(
  folder: string,
  configure: (listen: string) => string = listen => plainServer(folder, listen),
): Promise<Host> {
  const port = await freePort()
  const scratch = await mkdtemp(join(tmpdir(), 'chalkline-nginx-'))
  const config = join(scratch, 'nginx.conf')
  await writeFile(config, nginxConfig(scratch, configure(`127.0.0.1:${port}`)))
  return host(spawn('nginx', ['-c', config], { stdio: 'ignore' }), port, () =>
    rm(scratch, { recursive: true, force: true }),
  )
}

const plainServer = (folder: string, listen: string): string => `server {
  listen ${listen};
  root "${folder}";
  index index.html index.htm index.nginx-debian.html;
  server_name _;
  location / { try_files $uri $uri/ =404; }
}`

function nginxConfig(scratch: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    # Root may read any checkout, which the user that nginx would change to may not.
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid "${scratch}/pid";
    error_log "${scratch}/error.log";
    events {}
    http {
      access_log off;
      include ${MIME_TYPES};
      default_type application/octet-stream;
      ${temporary.map(name => `${name}_temp_path "${scratch}/${name}";`).join('\n')}
      ${servers}
    }`
}

async function host(server: ChildProcess, port: number, tidy: () => Promise<void>): Promise<Host> {
  const exit = new Promise(resolve => server.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await exit
    await tidy()
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) break
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answers) return { origin, [Symbol.asyncDispose]: stop }
    await wait(50)
  }
  await stop()
  throw new Error(`${server.spawnfile} does not answer at ${origin}`)
}
