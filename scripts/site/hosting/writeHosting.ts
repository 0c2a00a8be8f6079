import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilesIn } from '../../lib/Files.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { UsageError } from '../../lib/usageError.ts'
import { caddyfile } from './caddy.ts'
import { compress, contentType, isCompressible, LEAST_TO_COMPRESS } from './contentType.ts'
import type { HostedSite } from './HostedSite.ts'
import { nginxConfig } from './nginx.ts'
import {
  cloudFrontErrors,
  cloudFrontFunction,
  cloudFrontPolicy,
  cloudflareHeaders,
  netlifyHeaders,
  s3Upload,
} from './staticHosts.ts'

/** The folder next to a site that holds the configuration of its host. */
const hostingFolder = (out: string): string => `${out}.hosting`

/** @throws UsageError when there is no such host */
export function targetOf(name: string): string {
  if (Object.hasOwn(targets, name)) return name
  throw new UsageError(`There is no target "${name}". Choose ${Object.keys(targets).join(', ')}.`)
}

/**
 * Writes the configuration of a host, into the release and next to the site.
 * @returns the limitations of that host
 */
export async function writeHosting(
  name: string,
  site: HostedSite,
  release: FilesIn,
): Promise<readonly string[]> {
  const target = targets[name]
  if (!target) return []
  for (const [path, content] of Object.entries(target.within?.(site) ?? {}))
    await release.write(path, content)
  if (target.catchAlls === 'folders') {
    for (const { prefix, file } of site.fallbacks)
      await release.write(`${prefix.slice(1)}/404.html`, await readFile(join(release.folder, file)))
  }
  if (target.addsSlash) await writeBesideFolders(release)
  if (target.isPrecompressed) await precompress(release)
  const beside = Object.entries(target.beside?.(site) ?? {})
  if (beside.length > 0) await mkdir(hostingFolder(site.folder), { recursive: true })
  for (const [path, content] of beside) await writeFile(join(hostingFolder(site.folder), path), content)
  const tooLarge = target.largestFile ? await largerFiles(release.folder, target.largestFile) : []
  return [...tooLarge, ...target.cannot]
}

/** Writes the page of a folder beside it, too: `about.html` for `about/index.html`. */
async function writeBesideFolders(release: FilesIn): Promise<void> {
  const files = await listFiles(release.folder)
  const all = new Set(files)
  await inParallel(files, async file => {
    const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? []
    // A file of the author's own stays.
    if (folder === undefined || all.has(`${folder}.html`)) return
    await copyFile(join(release.folder, file), join(release.folder, `${folder}.html`))
  })
}

/** What to do about files that a host does not take. @param most in MiB */
async function largerFiles(folder: string, most: number): Promise<string[]> {
  const sizes = await inParallel(await listFiles(folder), async file => {
    const mebibytes = (await stat(join(folder, file))).size / 2 ** 20
    return mebibytes > most ? { file, mebibytes } : []
  })
  return sizes
    .flat()
    .map(
      ({ file, mebibytes }) =>
        `It refuses the whole site because of "${file}": a file may have ${most} MiB, and this one has ${Math.ceil(mebibytes)}. Save it smaller or in parts, or publish elsewhere.`,
    )
}

/** Writes `.br` and `.gz` next to every compressible file, at the highest levels. */
async function precompress(release: FilesIn): Promise<void> {
  const files = (await listFiles(release.folder)).filter(file => isCompressible(contentType(file)))
  await inParallel(files, async name => {
    const file = join(release.folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < LEAST_TO_COMPRESS) return
    await writeFile(`${file}.br`, await compress(bytes, 'br', 11))
    await writeFile(`${file}.gz`, await compress(bytes, 'gzip'))
  })
}

type Files = Record<string, string>

interface Target {
  /** Files inside the site: path relative to its folder → content. */
  within?: (site: HostedSite) => Files
  /** Files for the administrator of the host, written next to the site: name → content. */
  beside?: (site: HostedSite) => Files
  /** Whether the host can send files that the build has compressed. */
  isPrecompressed?: boolean
  /** How a page answers for unknown addresses below it: by a rule, by a `404.html` in its folder, or only by JavaScript in the browser. */
  catchAlls: 'rules' | 'folders' | 'browser'
  /**
   * Whether the host redirects `/about` to `/about/` where only `about/index.html` is. There `about.html` is written too, which it
   * sends for `/about`: so the address that links, the sitemap and `canonical` name is the one that answers.
   */
  addsSlash?: boolean
  /** The largest file that it takes, in MiB. A larger one makes it refuse the whole site. */
  largestFile?: number
  /** Limitations of this host, printed after the build. */
  cannot: readonly string[]
}

const byBrowser =
  'It answers other letter cases with status 404; the browser then finds the right page by itself.'
const noRules = `It has no rule for unknown addresses below a page: they get status 404, and the browser then shows the right page.`
const styleInMeta =
  'The hash of a page’s style stands in the page’s own <meta>, not in the header; both policies hold.'

/** The hosts that a build can write a configuration for. */
export const targets: Readonly<Record<string, Target>> = {
  nginx: {
    beside: site => ({ 'chalkline.conf': nginxConfig(site) }),
    isPrecompressed: true,
    catchAlls: 'rules',
    cannot: [styleInMeta, 'It sends .gz files; for .br files it needs libnginx-mod-http-brotli-static.'],
  },
  caddy: {
    beside: site => ({ Caddyfile: caddyfile(site) }),
    isPrecompressed: true,
    catchAlls: 'rules',
    cannot: [styleInMeta],
  },
  netlify: {
    within: site => ({ _headers: netlifyHeaders(site) }),
    addsSlash: true,
    catchAlls: 'rules',
    cannot: [
      styleInMeta,
      byBrowser,
      'It cannot give the PDF worker a policy of its own: pictures in JPEG 2000 are decoded without WebAssembly, slower.',
    ],
  },
  cloudflare: {
    within: site => ({
      _headers: cloudflareHeaders(site),
      // Cloudflare applies redirects before it looks for files, so a catch-all would hide the pages below it. A 404.html does not.
      _redirects: '',
    }),
    addsSlash: true,
    largestFile: 25,
    catchAlls: 'folders',
    cannot: [
      styleInMeta,
      byBrowser,
      'Unknown addresses below a page that answers for them show that page, but with status 404.',
    ],
  },
  // .github/workflows/publish.yml publishes there.
  'github-pages': {
    within: () => ({ '.nojekyll': '' }),
    addsSlash: true,
    largestFile: 100,
    catchAlls: 'browser',
    cannot: [
      'It sends no header of ours: the policy of each page holds by its <meta>, but frames are not forbidden, and HSTS, Permissions-Policy and the like are missing.',
      'It has everything kept for ten minutes, hashed files too.',
      byBrowser,
      noRules,
    ],
  },
  s3: {
    beside: site => ({
      'response-headers-policy.json': cloudFrontPolicy(site),
      'viewer-request.js': cloudFrontFunction(site),
      'custom-error-responses.json': cloudFrontErrors(site),
      'upload.sh': s3Upload(site),
    }),
    catchAlls: 'browser',
    cannot: [
      styleInMeta,
      noRules,
      'It cannot give the PDF worker a policy of its own: pictures in JPEG 2000 are decoded without WebAssembly, slower.',
    ],
  },
}
