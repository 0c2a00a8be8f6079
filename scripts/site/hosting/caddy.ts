import { types } from './contentType.ts'
import { escapeRegExp, type HostedSite, ownName, rootNote } from './HostedSite.ts'
import { commonHeaders, filePolicy, immutable, revalidate, workerFile, workerPolicy } from './headers.ts'

/**
 * A Caddyfile.
 * @param address of the site in the Caddyfile. For a domain name, Caddy obtains a certificate by itself
 */
export function caddyfile(site: HostedSite, address = site.hostname): string {
  const { base, addresses, fallbacks } = site
  const name = ownName(site)
  const below = (status: 200 | 404, top = '') =>
    fallbacks
      .filter(fallback => fallback.status === status)
      .map(({ prefix, file }) => `"~(?i)^${escapeRegExp(top + prefix)}/" ${output(file)}`)
  const pages = addresses
    .filter(path => path !== '/')
    .map(path => `"~(?i)^${escapeRegExp(path)}/?$" ${output(`${path}/index.html`)}`)
  const policies = [
    `header Content-Security-Policy "${site.policy}"`,
    `header @file Content-Security-Policy "${filePolicy}"`,
    `header @worker Content-Security-Policy "${workerPolicy}"`,
  ]
  // Caddy's own table of types is incomplete, and depends on the machine.
  const contentTypes = Object.entries(types).map(
    ([extension, type]) =>
      `@${extension} path *.${extension}\n    header @${extension} Content-Type "${type}"`,
  )
  const common = Object.entries(commonHeaders).map(([name, value]) => `header ${name} "${value}"`)
  return `# Made by the build. A new release needs no reload, but new pages answer to other letter cases, and new catch-alls
# work, only after one.
${rootNote(site)}
# It cannot: name the style of each page in the header; the page itself does, in its first <meta>, and both hold.
${address} {
  root * ${quoted(site.root)}
  route {
${base === '/' ? '' : `    @outside not path ${base.slice(0, -1)} ${base}*\n    error @outside 404\n    uri strip_prefix ${base.slice(0, -1)}\n`}    @hidden path_regexp "/(?:\\.[^w]|_redirects$|_headers$)"
    @file path ${Object.keys(types)
      .filter(extension => extension !== 'html')
      .map(extension => `*.${extension}`)
      .join(' ')}
    @worker path_regexp "${workerFile.source.replaceAll('\\/', '/')}"
    @asset path /assets/*
    @page file {
      try_files {path} {path}/index.html {${name}_page}
    }
    map {path} {${name}_page} {
      ${[...pages, ...below(200), 'default "/.none"'].join('\n      ')}
    }
    ${[...common, ...policies, ...contentTypes, `header Cache-Control "${revalidate}"`, `header @asset Cache-Control "${immutable}"`].join('\n    ')}
    error @hidden 404
    rewrite @page {http.matchers.file.relative}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
  handle_errors {
    header Content-Type "text/html; charset=utf-8"
    header Cache-Control "${revalidate}"
    header Content-Security-Policy "${site.policy}"
    map {path} {${name}_missing} {
      ${[...below(404, base.slice(0, -1)), 'default "/404.html"'].join('\n      ')}
    }
    rewrite * {${name}_missing}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
}
`
}

/** A text in which Caddy finds no placeholder. */
const quoted = (text: string): string => `"${text.replace(/[\\"{}]/g, '\\$&')}"`

/** What a map answers. Behind a "$" it takes the name of a group of the regular expression. */
const output = (text: string): string => quoted(text).replaceAll('$', '$$$$')
