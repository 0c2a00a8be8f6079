import '../lib/production.ts'
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { fetchTools } from './fetchTools.ts'
import { type Certificate, makeCertificate, serveSecurely } from './secureServer.ts'
import { withBuiltSite } from './withBuiltSite.ts'

const SCANNER = '@mdn/mdn-http-observatory'

interface Scan {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
  tests: Record<string, { pass: boolean | null; result: string; scoreModifier: number }>
}

await run(async () => {
  const folders = readOptions(siteOptions, 'npm run observatory -- [--pages folder] [--public folder]')
  const folder = join(projectRoot, '.cache/observatory')
  await mkdir(folder, { recursive: true })
  const scanner = join(fetchTools('observatory', { [SCANNER]: '1.4.8' }), SCANNER)
  // The scanner's install script would fetch the HSTS preload list, which does not contain this machine.
  await writeFile(join(scanner, 'conf/hsts-preload.json'), '{}')
  const certificate = makeCertificate(folder)
  return withBuiltSite('observatory/dist', folders, async ({ server, origin }) => {
    const whole = await scan(scanner, certificate, (request, response) =>
      server.emit('request', request, response),
    )
    console.log(formatScan('with the headers', whole))
    console.log(formatScan('with the <meta> alone', await scan(scanner, certificate, withoutHeaders(origin))))
    return whole.scan.grade === 'A+' ? 0 : 1
  })
})

/** Serves the same site with no header but the content type, like GitHub Pages. */
function withoutHeaders(origin: string): RequestListener {
  return async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), { method: request.method ?? 'GET' })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}

async function scan(scanner: string, certificate: Certificate, answer: RequestListener): Promise<Scan> {
  const server = await serveSecurely(answer, certificate)
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(scanner, 'src/scan.js'), server.host],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file } },
    )
    return JSON.parse(stdout) as Scan // as the scanner documents it
  } finally {
    server.close()
  }
}

/** One line with the grade, and one per test that added or removed points. */
function formatScan(what: string, { scan, tests }: Scan): string {
  const { grade, score, testsPassed, testsQuantity } = scan
  const points = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier !== 0)
  return [
    `${grade} (${score} points, ${testsPassed} of ${testsQuantity} tests) ${what}`,
    ...points.map(
      ([name, { result, scoreModifier }]) => `  ${String(scoreModifier).padStart(4)}  ${name}: ${result}`,
    ),
  ].join('\n')
}
