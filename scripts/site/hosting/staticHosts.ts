import { basename } from 'node:path'
import { types } from './contentType.ts'
import type { HostedSite } from './HostedSite.ts'
import { commonHeaders, immutable, revalidate, workerPolicy } from './headers.ts'

/** `_headers` for Netlify, which by default lets browsers revalidate every file. */
export const netlifyHeaders = (site: HostedSite, further: HeaderRules = {}): string =>
  formatRules({
    '/*': { ...commonHeaders, 'Content-Security-Policy': site.policy },
    [`${site.base}assets/*`]: { 'Cache-Control': immutable },
    ...further,
  })

/** `_headers` for Cloudflare Pages. Matching rules add up, so `!` removes the header of the first rule. */
export const cloudflareHeaders = (site: HostedSite): string =>
  netlifyHeaders(site, {
    [`${site.base}assets/pdf.worker*`]: {
      '! Content-Security-Policy': '',
      'Content-Security-Policy': workerPolicy,
    },
  })

/** Path → its headers. */
type HeaderRules = Record<string, Record<string, string>>

const formatRules = (rules: HeaderRules): string =>
  Object.entries(rules)
    .map(([path, headers]) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`)),
        '',
      ].join('\n'),
    )
    .join('\n')

/** The response headers policy of a CloudFront distribution, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontPolicy(site: HostedSite): string {
  const named = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']
  const custom = Object.entries(commonHeaders).filter(([name]) => !named.includes(name))
  return json({
    Name: 'chalkline',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: site.policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: commonHeaders['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(commonHeaders['Strict-Transport-Security'] ?? '')?.[0]),
        IncludeSubdomains: false,
        Preload: false,
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  })
}

/** A CloudFront function for viewer requests: pages answer in any letter case, with and without a trailing slash. */
export const cloudFrontFunction = ({ base }: HostedSite): string => `function handler(event) {
  var request = event.request
  var base = ${JSON.stringify(base)}
  var path = request.uri
  if (path + '/' === base) path = base
  if (path.indexOf(base) !== 0) return request
  if (/\\.[a-z0-9]+$/i.test(path)) return request
  // Every page lies under its address in lower case too.
  request.uri = base + path.slice(base.length).toLowerCase().replace(/\\/+$/, '') + '/index.html'
  request.uri = request.uri.replace(/\\/{2,}/g, '/')
  return request
}
`

/** What CloudFront answers when S3 has no such file. S3 answers 403 rather than 404 to clients that may not list the bucket. */
export const cloudFrontErrors = ({ base }: HostedSite): string =>
  json({
    Quantity: 2,
    Items: [403, 404].map(ErrorCode => ({
      ErrorCode,
      ResponsePagePath: `${base}404.html`,
      ResponseCode: '404',
      ErrorCachingMinTTL: 0,
    })),
  })

/**
 * Uploads the hashed assets first and the pages last, so that no page refers to an asset that is not there yet. Each type of file is
 * named: the table of the program differs from one machine to the next. It lies beside the folder of the site.
 */
export const s3Upload = ({ folder, base }: HostedSite): string => `#!/bin/sh
# Usage: BUCKET=name DISTRIBUTION=id sh upload.sh
# The site is the folder ${JSON.stringify(basename(folder))} beside the one of this file. Where it is elsewhere: SITE=/its/folder BUCKET=…
set -eu
name=${inShell(basename(folder))}
site=\${SITE:-$(dirname "$0")/../$name}

# Usage: upload <ending> <type>. Files without one of these endings come last.
upload() {
  if [ -d "$site/assets" ] && [ -n "$(find "$site/assets" -name "*.$1" | head -n 1)" ]; then
    aws s3 sync "$site/assets" "s3://$BUCKET${base}assets" --exclude "*" --include "*.$1" --content-type "$2" --cache-control "${immutable}"
  fi
  if [ -n "$(find "$site" -name "*.$1" ! -path "$site/assets/*" | head -n 1)" ]; then
    aws s3 sync "$site" "s3://$BUCKET${base}" --exclude "*" --include "*.$1" --exclude "assets/*" --exclude "_*" --content-type "$2" --cache-control "${revalidate}"
  fi
}

${Object.entries(types)
  .sort(([one], [other]) => Number(one === 'html') - Number(other === 'html'))
  .map(([extension, type]) => `upload ${extension} "${type}"`)
  .join('\n')}
# What has another ending, and what the site no longer has.
aws s3 sync "$site" "s3://$BUCKET${base}" --exclude "assets/*" --exclude "_*" --delete --cache-control "${revalidate}"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"
`

/** A word of a shell that means nothing but itself. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
