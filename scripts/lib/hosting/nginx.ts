import { types } from './contentType.ts'
import { filePolicy, workerPolicy } from './csp.ts'
import { escapeRegExp, type HostedSite } from './HostedSite.ts'
import { commonHeaders, immutable, revalidate, workerFile } from './headers.ts'

/**
 * A configuration for nginx, to include at the `http` level.
 * @param listen value of the directive. Certificates are configured by the administrator
 */
export function nginxConfig(site: HostedSite, listen = '80'): string {
  const { base, addresses, fallbacks } = site
  const entries = addresses.flatMap(address => {
    const file = quoted(`${address === '/' ? '' : address}/index.html`)
    // nginx compares the keys of a map case-insensitively.
    return address === '/' ? [] : [`${key(address)} ${file};`, `${key(`${address}/`)} ${file};`]
  })
  const catchAll = (status: 200 | 404) =>
    fallbacks
      .filter(fallback => fallback.status === status)
      // The renderer requests page.json to find out whether a page exists, so no catch-all may answer that.
      .map(({ prefix, file }) => `"~*^${escapeRegExp(prefix)}/(?!(?:.*/)?page\\.json$)" ${quoted(file)};`)
  const path = base === '/' ? '$uri' : '$chalkline_path'
  return `# Made by the build. Include it at the level of "http" and reload nginx; a new release needs no reload, but new pages
# answer to other letter cases, and new catch-alls work, only after one.
# For releases without a gap make the folder a symbolic link once: mv dist dist.release-0 && ln -s dist.release-0 dist.
# It cannot: name the style of each page in the header; the page itself does, in its first <meta>, and both hold.
# Brotli needs the package libnginx-mod-http-brotli-static and the line "brotli_static on;" beside "gzip_static on;".

# nginx knows no other way to write the sign.
geo $chalkline_dollar { default "$"; }

map_hash_bucket_size 512;
map_hash_max_size ${2 ** Math.ceil(Math.log2(Math.max(2048, entries.length * 2)))};

${base === '/' ? '' : block('map $uri $chalkline_path', ['volatile;', 'default "/.none";', `"~^${escapeRegExp(base.slice(0, -1))}(?<below>/.*)$" $below;`, `${key(base.slice(0, -1))} "/";`])}
${block(`map ${path} $chalkline_page`, ['default "/.none";', ...entries, ...catchAll(200)])}
${block(`map ${path} $chalkline_missing`, ['default "/404.html";', ...catchAll(404)])}
${block('map $uri $chalkline_caching', [`default ${quoted(revalidate)};`, `"~^/assets/" ${quoted(immutable)};`])}
${block('map $uri $chalkline_file_policy', [`default ${quoted(filePolicy)};`, `"~${workerFile.source.replaceAll('\\/', '/')}" ${quoted(workerPolicy)};`])}
${block('map $sent_http_content_type $chalkline_policy', ['default $chalkline_file_policy;', `"~^text/html" ${quoted(site.policy)};`])}
${block('server', [
  `listen ${listen};`,
  `server_name ${site.hostname};`,
  `root ${quoted(site.folder)};`,
  'server_tokens off;',
  'gzip_static on;',
  'gzip_vary on;',
  'charset utf-8;',
  'charset_types text/html text/css text/javascript text/plain text/calendar application/json;',
  block(
    'types',
    Object.entries(types).map(([extension, type]) => `${type.split(';')[0]} ${extension};`),
  ),
  'default_type application/octet-stream;',
  ...Object.entries({
    ...commonHeaders,
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  'add_header Content-Security-Policy $chalkline_policy always;',
  'add_header Cache-Control $chalkline_caching always;',
  `error_page 404 ${base.slice(0, -1)}$chalkline_missing;`,
  'location ~ "/(?:\\.(?!well-known/)|_redirects$|_headers$)" { return 404; }',
  `location / { try_files ${path} ${path}/index.html $chalkline_page =404; }`,
])}
`
}

/** What a map looks for. nginx takes it as it stands, also a "$". */
const key = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A text in which nginx finds no variable. */
const quoted = (text: string): string => key(text).replaceAll('$', `\${chalkline_dollar}`)

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map(line => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`
