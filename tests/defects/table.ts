// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is looked for is code, templates included

/** A mistake that somebody could make, and the test file that has to notice it. */
export interface Defect {
  what: string
  file: string
  right: string
  wrong: string
  test: string
}

const defects =
  (test: string, file: string) =>
  (what: string, right: string, wrong: string): Defect => ({
    what,
    file,
    right,
    wrong,
    test: `tests/unit/${test}`,
  })

const hosting = 'scripts/lib/hosting'
const csp = defects('scripts/policy.test.ts', `${hosting}/csp.ts`)
const sinks = defects('scripts/policy.test.ts', 'renderer/trustedTypes.ts')
const server = defects('scripts/serverReplies.test.ts', `${hosting}/headers.ts`)
const nginx = defects('scripts/hosts.test.ts', `${hosting}/nginx.ts`)
const caddy = defects('scripts/hosts.test.ts', `${hosting}/caddy.ts`)
const others = defects('scripts/hostFiles.test.ts', `${hosting}/staticHosts.ts`)
const urls = defects('schema/safeUrl.test.ts', 'schema/safeUrl.ts')
const names = defects('scripts/files.test.ts', 'schema/fileNames.ts')
const release = defects('scripts/buildFaults.test.ts', 'scripts/lib/release.ts')
const told = defects('scripts/audit.test.ts', 'scripts/lib/structuredData.ts')
const feeds = defects('scripts/audit.test.ts', 'scripts/lib/feeds.ts')
const machines = defects('scripts/audit.test.ts', 'scripts/lib/machineFiles.ts')

export const table: readonly Defect[] = [
  csp('emotion’s empty style is forbidden', "[...css, '']", '[...css]'),
  csp(
    'a form service cannot be reached',
    "'connect-src': [\"'self'\", ...service]",
    "'connect-src': [\"'self'\"]",
  ),
  csp('a <base> of others is allowed', "'base-uri': [\"'none'\"]", "'base-uri': [\"'self'\"]"),
  csp(
    'inline scripts are allowed',
    "'script-src': [\"'self'\"],\n    'img",
    "'script-src': [\"'self'\", \"'unsafe-inline'\"],\n    'img",
  ),
  csp('other sites may frame a page', "frame-ancestors 'none'`", 'frame-ancestors *`'),
  sinks('any markup may be inserted', 'SHAPES.test(html) ? html : null', 'html'),
  sinks('a worker may come from anywhere', 'origin === window.location.origin &&', ''),
  server(
    'pages are kept for good',
    "path.startsWith('/assets/') ? keptForGood : askedForAnew",
    'keptForGood',
  ),
  server('browsers may guess types', "'X-Content-Type-Options': 'nosniff',", ''),
  nginx('mistakes are sent without headers', '${quoted(value)} always;', '${quoted(value)};'),
  nginx('a catch-all answers for the data of a page', '(?!(?:.*/)?page\\\\.json$)', ''),
  nginx(
    'hidden files are served',
    '\'location ~ "/(?:\\\\.(?!well-known/)|_redirects$|_headers$)" { return 404; }\',',
    '',
  ),
  nginx('what was compressed is not sent', "'gzip_static on;',", ''),
  caddy('letter case counts', '"~(?i)^${escaped(path)}/?$"', '"~^${escaped(path)}/?$"'),
  caddy(
    'a missing asset is kept for good',
    '    header Cache-Control "${askedForAnew}"\n    header Content-Security-Policy "${site.policy}"\n    map',
    '    header Content-Security-Policy "${site.policy}"\n    map',
  ),
  caddy(
    'the worker has the policy of a page',
    '`header @worker Content-Security-Policy "${workerPolicy}"`,',
    '',
  ),
  others('Netlify asks for hashed files anew', "{ 'Cache-Control': keptForGood },\n  })", '{},\n  })'),
  others('CloudFront minds letter case', '.toLowerCase()', ''),
  others('an action is named by a tag', '@49933ea5288caeca8642d1e84afbd3f7d6820020', '@v4'),
  urls('//evil.example is an address', '(?!//)', ''),
  urls('names in other scripts are let in', '(?!.*[xX][nN]--)', ''),
  urls(
    'a hyphen makes a range of characters',
    '"-A-Za-z0-9_.~!$&\'()*+,;=:@/%"',
    '"A-Za-z0-9_.~!$&\'()*+,;=:@/%-"',
  ),
  urls(
    'a mail may be copied to others',
    '(?:subject|body)=${WORDS}(?:&',
    '(?:subject|body|bcc|cc)=${WORDS}(?:&',
  ),
  urls(
    'a password may stand before the host',
    '`https://${HOST}${rest}`,\n  //',
    '`https://(?:[^/@]*@)?${HOST}${rest}`,\n  //',
  ),
  names('accents spelt otherwise are another name', ".normalize('NFC')", ''),
  names('letter case makes another name', '.toLowerCase()', ''),
  names('devices of Windows with an ending are let in', '(?:\\.|$)/i', '$/i'),
  { ...names('links are followed', 'entry.isSymbolicLink()', 'entry.isFIFO()'), file: 'scripts/lib/read.ts' },
  release(
    'code of earlier releases is gone at once',
    'await keepEarlierAssets(this.#target, this.folder)',
    '',
  ),
  {
    ...release('code of earlier releases is never thrown away', 'mtimeMs > KEPT_FOR', 'mtimeMs < 0'),
    file: 'scripts/lib/earlierAssets.ts',
  },
  release('a release is pulled away under those who read it', ' && name !== shown', ''),
  {
    ...release('a build that fails leaves its folder behind', 'await release.abandon()', ''),
    file: 'scripts/lib/buildWhole.ts',
  },
  machines(
    'the sitemap forgets the posts',
    '[...content.pages.keys(), ...posts]',
    '[...content.pages.keys()]',
  ),
  feeds('feeds name a type of picture that there is not', ", type: 'image/jpeg'", ''),
  feeds('a post has no day in the JSON feed', 'published: dayOf(post.date),', ''),
  {
    ...feeds('words of a post pass for HTML in feeds', 'escapeHtml(paragraph)', 'paragraph'),
    test: 'tests/unit/scripts/canary.test.ts',
  },
  told('search engines are told what no reader sees', 'headline: post.title', 'headline: page.title'),
  told(
    'the trail to a page leads elsewhere',
    'url: site.origin + page.route },',
    "url: site.origin + '/here' },",
  ),
  {
    ...told('a section that throws takes the page away', 'if (error === undefined) return', 'return'),
    file: 'renderer/ErrorBoundary.tsx',
    test: 'tests/unit/renderer/failingSection.test.tsx',
  },
  {
    ...told(
      'a page that React renders anew loses its words',
      'ref={element => giveBack(element, place)}',
      '',
    ),
    file: 'renderer/SectionView.tsx',
    test: 'tests/unit/renderer/failingSection.test.tsx',
  },
]
