import { createHash } from 'node:crypto'
import { SHARED_FOLDER } from '../pictures/settings.ts'
import { types } from './contentType.ts'
import type { HostedSite } from './HostedSite.ts'
import {
  commonHeaders,
  drawingPolicy,
  filePolicy,
  hashedFile,
  immutable,
  revalidate,
  sharedResourcePolicy,
  studioFile,
  studioFilePolicy,
  workerFile,
  workerPolicy,
} from './headers.ts'

/**
 * A configuration for nginx, to include at the `http` level.
 * @param listen value of the directive. Certificates are configured by the administrator
 */
export function nginxConfig(site: HostedSite, listen = '80'): string {
  const { base, addresses, fallbacks } = site
  const name = `$${ownName(site)}`
  /** A text in which nginx finds no variable. */
  const quoted = (text: string): string => key(text).replaceAll('$', `\${${ownName(site)}_dollar}`)
  const entries = addresses.flatMap(address => {
    const file = quoted(`${address === '/' ? '' : address}/index.html`)
    // nginx compares the keys of a map case-insensitively.
    if (address === '/') return []
    return Buffer.byteLength(address) > LONGEST_KEY
      ? [`"~*^${escapeRegExp(address)}/?$" ${file};`]
      : [`${key(address)} ${file};`, `${key(`${address}/`)} ${file};`]
  })
  const catchAll = (status: 200 | 404) =>
    fallbacks
      .filter(fallback => fallback.status === status)
      .map(({ prefix, file }) => `"~*^${escapeRegExp(prefix)}/" ${quoted(file)};`)
  const ofStudio = site.hasStudio ? [`"~${sourceOf(studioFile)}" ${quoted(studioFilePolicy)};`] : []
  const path = base === '/' ? '$uri' : `${name}_path`
  return `# Made by the build. Include it at the level of "http" and reload nginx; a new release needs no reload, but new pages
# answer to other letter cases, and new catch-alls work, only after one.
${rootNote(site)}
# For releases without a gap make that folder a symbolic link once: mv site site.release-0 && ln -s site.release-0 site.
# It cannot: name the style of each page in the header; the page itself does, in its first <meta>, and both hold.
# Brotli needs the package libnginx-mod-http-brotli-static and the line "brotli_static on;" beside "gzip_static on;".

# nginx knows no other way to write the sign.
geo ${name}_dollar { default "$"; }

${base === '/' ? '' : block(`map $uri ${name}_path`, ['volatile;', 'default "/.none";', `"~^${escapeRegExp(base.slice(0, -1))}(?<below>/.*)$" $below;`, `${key(base.slice(0, -1))} "/";`])}
${block(`map ${path} ${name}_page`, ['default "/.none";', ...entries, ...catchAll(200)])}
${block(`map ${path} ${name}_missing`, ['default "/404.html";', ...catchAll(404)])}
${block(`map $uri ${name}_caching`, [`default ${quoted(revalidate)};`, `"~${sourceOf(hashedFile)}" ${quoted(immutable)};`])}
${block(`map $uri ${name}_resource_policy`, [`default ${quoted(commonHeaders[RESOURCE_POLICY] ?? '')};`, `"~^${SHARED_FOLDER}" ${sharedResourcePolicy};`])}
${block(`map $uri ${name}_page_policy`, [`default ${quoted(site.policy)};`, ...ofStudio])}
${block(`map $uri ${name}_file_policy`, [`default ${quoted(filePolicy)};`, ...ofStudio, `"~${sourceOf(workerFile)}" ${quoted(workerPolicy)};`, `"~*\\.svg$" ${quoted(drawingPolicy)};`])}
${block(`map $sent_http_content_type ${name}_policy`, [`default ${name}_file_policy;`, `"~^text/html" ${name}_page_policy;`])}
${block('server', [
  `listen ${listen};`,
  `server_name ${site.hostname};`,
  `root ${quoted(site.root)};`,
  'server_tokens off;',
  'gzip_static on;',
  'gzip_vary on;',
  'charset utf-8;',
  'charset_types text/css text/javascript text/plain text/calendar application/json;',
  block(
    'types',
    Object.entries(types).map(([extension, type]) => `${type.split(';')[0]} ${extension};`),
  ),
  'default_type application/octet-stream;',
  ...Object.entries(commonHeaders).map(
    ([header, value]) =>
      `add_header ${header} ${header === RESOURCE_POLICY ? `${name}_resource_policy` : quoted(value)} always;`,
  ),
  `add_header Content-Security-Policy ${name}_policy always;`,
  `add_header Cache-Control ${name}_caching always;`,
  `error_page 404 ${base.slice(0, -1)}${name}_missing;`,
  'location ~ "/(?:\\.(?!well-known/)|_redirects$|_headers$)" { return 404; }',
  `location / { try_files ${path} ${path}/index.html ${name}_page =404; }`,
])}
`
}

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** What a map looks for. nginx takes it literally, also a "$". */
const key = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * Longer keys do not fit into a bucket of a map's hash table as nginx has it by default, and its size can be set only once for all
 * sites of a server. Patterns are in no table. In bytes of the key with a slash, of which a bucket of 64 has room for 46.
 */
const LONGEST_KEY = 40

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map(line => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

/** Begins the names of what a configuration defines. Two sites on one server have different ones. */
const ownName = ({ hostname, base }: HostedSite): string =>
  `chalkline_${createHash('sha256')
    .update(hostname + base)
    .digest('hex')
    .slice(0, 8)}`

/** The first lines of a configuration, which say what to change in it. */
const rootNote = ({ root }: HostedSite): string =>
  `# The site is expected in ${root.replace(/\s/g, ' ')} on the server. If it lies elsewhere, change "root" below, or build with --root /its/folder.`

/** A pattern as nginx writes it, where a slash is no sign. */
const sourceOf = ({ source }: RegExp): string => source.replaceAll('\\/', '/')

/** Escapes an address for a regular expression in a configuration. */
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
