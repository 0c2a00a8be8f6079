import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { STUDIO_ROUTE } from '../../../schema/model/site/studioAccess.ts'
import type { FilesIn } from '../../lib/Files.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { UsageError } from '../../lib/usageError.ts'
import { SHARED_FOLDER } from '../pictures/settings.ts'
import { contentType, isCompressible } from './contentType.ts'
import type { HostedSite } from './HostedSite.ts'
import { commonHeaders, immutable, sharedResourcePolicy, studioFilePolicy, workerPolicy } from './headers.ts'
import { nginxConfig } from './nginx.ts'

/** The folder next to a site that holds the configuration of its host. */
const hostingFolder = (out: string): string => `${out}.hosting`

/** @throws UsageError when there is no such host */
export function targetOf(name: string): string {
  if (Object.hasOwn(targets, name)) return name
  throw new UsageError(`There is no target "${name}". Choose ${Object.keys(targets).join(', ')}.`)
}

/**
 * Writes the configuration of a host, into the release and next to the site.
 * @param out the folder of the published site
 * @returns where its configuration is, and its limitations
 */
export async function writeHosting(
  name: string,
  site: HostedSite,
  release: FilesIn,
  out: string,
): Promise<readonly string[]> {
  const target = targets[name]
  if (!target) return []
  for (const [path, content] of Object.entries(target.within?.(site) ?? {}))
    await release.write(path, content)
  if (target.hasPageOfFolder) {
    for (const { prefix, file } of site.fallbacks)
      await release.write(`${prefix.slice(1)}/404.html`, await readFile(join(release.folder, file)))
  }
  if (target.addsSlash) await writeBesideFolders(release)
  if (target.isPrecompressed) await precompress(release)
  const ofAdministrator = Object.entries(target.ofAdministrator?.(site) ?? {})
  if (ofAdministrator.length > 0) await mkdir(hostingFolder(out), { recursive: true })
  for (const [path, content] of ofAdministrator) await writeFile(join(hostingFolder(out), path), content)
  const tooLarge = target.largestFile ? await largerFiles(release.folder, target.largestFile) : []
  const places = ofAdministrator.map(([path]) => `Its configuration is ${join(hostingFolder(out), path)}.`)
  return [...places, ...tooLarge, ...target.cannot]
}

/** Writes the page of a folder next to it, too: `about.html` for `about/index.html`. */
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

/** In bytes. Compression does not make smaller files any smaller. */
const LEAST_TO_COMPRESS = 600

/** Writes `.br` and `.gz` next to every compressible file, at the highest levels. */
async function precompress(release: FilesIn): Promise<void> {
  const files = (await listFiles(release.folder)).filter(file => isCompressible(contentType(file)))
  await inParallel(files, async name => {
    const file = join(release.folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < LEAST_TO_COMPRESS) return
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  })
}

type Files = Record<string, string>

interface Target {
  /** Files inside the site: path relative to its folder → content. */
  within?: (site: HostedSite) => Files
  /** Files for the administrator of the host, written next to the site: name → content. */
  ofAdministrator?: (site: HostedSite) => Files
  /** Whether the host can send files that the build has compressed. */
  isPrecompressed?: boolean
  /** Whether it answers unknown addresses below a page by a `404.html` in the folder of that page. */
  hasPageOfFolder?: boolean
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
    ofAdministrator: site => ({ 'chalkline.conf': nginxConfig(site) }),
    isPrecompressed: true,
    cannot: [styleInMeta, 'It sends .gz files; for .br files it needs libnginx-mod-http-brotli-static.'],
  },
  netlify: {
    // The value of the later rule holds.
    within: site => ({
      _headers: headersFile(site, {
        ...ofStudio(site, {}),
        [`${site.base.slice(0, -1)}${SHARED_FOLDER}*`]: {
          'Cross-Origin-Resource-Policy': sharedResourcePolicy,
        },
      }),
    }),
    addsSlash: true,
    cannot: [
      styleInMeta,
      byBrowser,
      'It cannot give the PDF worker a policy of its own: pictures in JPEG 2000 are decoded without WebAssembly, slower.',
    ],
  },
  cloudflare: {
    within: site => ({
      _headers: headersFile(site, {
        // Matching rules add up: `!` removes the header of the first one.
        ...ofStudio(site, { '! Content-Security-Policy': '' }),
        [`${site.base}assets/pdf.worker*`]: {
          '! Content-Security-Policy': '',
          'Content-Security-Policy': workerPolicy,
        },
        [`${site.base.slice(0, -1)}${SHARED_FOLDER}*`]: {
          '! Cross-Origin-Resource-Policy': '',
          'Cross-Origin-Resource-Policy': sharedResourcePolicy,
        },
      }),
      // Cloudflare applies redirects before it looks for files, so a catch-all would hide the pages below it. A 404.html does not.
      _redirects: '',
    }),
    addsSlash: true,
    largestFile: 25,
    hasPageOfFolder: true,
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
    cannot: [
      'It sends no header of ours: the policy of each page holds by its <meta>, but frames are not forbidden, and HSTS, Permissions-Policy and the like are missing.',
      'It has everything kept for ten minutes, hashed files too.',
      byBrowser,
      noRules,
    ],
  },
}

/** The headers of the studio. @param before those that come first */
const ofStudio = (
  { base, hasStudio }: HostedSite,
  before: Record<string, string>,
): Record<string, Record<string, string>> =>
  hasStudio
    ? {
        [`${base.slice(0, -1)}${STUDIO_ROUTE}/*`]: { ...before, 'Content-Security-Policy': studioFilePolicy },
        [`${base.slice(0, -1)}${STUDIO_ROUTE}/assets/*`]: { 'Cache-Control': immutable },
      }
    : {}

/** `_headers` of Netlify and Cloudflare. @param further path → its headers, an empty value for a header that is removed */
const headersFile = (site: HostedSite, further: Record<string, Record<string, string>> = {}): string =>
  Object.entries({
    '/*': { ...commonHeaders, 'Content-Security-Policy': site.policy },
    [`${site.base}assets/*`]: { 'Cache-Control': immutable },
    ...further,
  })
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) =>
        value ? `  ${name}: ${value}` : `  ${name}`,
      )
      return [path, ...lines, ''].join('\n')
    })
    .join('\n')
