// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code, template literals included

/** A plausible mistake, as a replacement in a file, and the test file that must detect it. */
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

const hosting = 'scripts/site/hosting'
const csp = defects('scripts/site/hosting/policy.test.ts', `${hosting}/csp.ts`)
const trustedTypes = defects('scripts/site/hosting/policy.test.ts', 'renderer/browser/trustedTypes.ts')
const headers = defects('scripts/lib/serve/serverReplies.test.ts', `${hosting}/headers.ts`)
const nginx = defects('scripts/site/hosting/hosts.test.ts', `${hosting}/nginx.ts`)
const caddy = defects('scripts/site/hosting/hosts.test.ts', `${hosting}/caddy.ts`)
const staticHosts = defects('scripts/site/hosting/hostFiles.test.ts', `${hosting}/staticHosts.ts`)
const publishWorkflow = defects('licences.test.ts', '.github/workflows/publish.yml')
const publishTest = 'scripts/studio/host/publish/publishSite.test.ts'
const publishSite = defects(publishTest, 'scripts/studio/host/publish/publishSite.ts')
const commitContent = defects(publishTest, 'scripts/studio/host/publish/commitContent.ts')
const combine = defects(publishTest, 'scripts/studio/host/publish/combine.ts')
const urls = defects('schema/model/safeUrl.test.ts', 'schema/model/safeUrl.ts')
const fileNames = defects('scripts/site/files.test.ts', 'schema/read/fileNames.ts')
const release = defects('scripts/buildFaults.test.ts', 'scripts/site/release/Release.ts')
const earlierAssets = defects('scripts/buildFaults.test.ts', 'scripts/site/release/earlierAssets.ts')
const build = defects('scripts/buildFaults.test.ts', 'scripts/site/build.ts')
const folder = defects('scripts/site/files.test.ts', 'scripts/site/folder.ts')
const structuredData = defects('scripts/quality/audit.test.ts', 'scripts/site/outputs/structuredData.ts')
const feeds = defects('scripts/quality/audit.test.ts', 'scripts/site/outputs/feeds.ts')
const feedText = defects('scripts/site/canary.test.ts', 'scripts/site/outputs/richTextHtml.ts')
const machineFiles = defects('scripts/quality/audit.test.ts', 'scripts/site/outputs/machineFiles.ts')
const inBrowser = (name: string) => defects(`renderer/browser/${name}.test.ts`, `renderer/browser/${name}.ts`)
const navigation = inBrowser('navigation')
const loadDocument = inBrowser('loadDocument')
const replay = inBrowser('replayEarlyEvents')
const fetchOnce = inBrowser('fetchOnce')
const behaviours = inBrowser('behaviours')
const errorBoundary = defects('renderer/islands.test.tsx', 'renderer/ui/ErrorBoundary.tsx')
const island = defects('renderer/islands.test.tsx', 'renderer/server/renderPage.tsx')

export const table: readonly Defect[] = [
  csp('emotion’s empty style is forbidden', '...styles, NO_STYLE]', '...styles]'),
  csp(
    'a form service cannot be reached',
    "'connect-src': [\"'self'\", ...services]",
    "'connect-src': [\"'self'\"]",
  ),
  csp('a <base> of others is allowed', "'base-uri': [\"'none'\"]", "'base-uri': [\"'self'\"]"),
  csp(
    'inline scripts are allowed',
    "'script-src': [\"'self'\"],\n    'img",
    "'script-src': [\"'self'\", \"'unsafe-inline'\"],\n    'img",
  ),
  csp('other sites may frame a page', "frame-ancestors 'none'`", 'frame-ancestors *`'),
  trustedTypes('any markup may be inserted', 'SHAPES.test(html) ? html : null', 'html'),
  trustedTypes('a worker may come from anywhere', 'isSameOrigin(url) &&', ''),
  headers('pages are kept for good', "path.startsWith('/assets/') ? immutable : revalidate", 'immutable'),
  headers('browsers may guess types', "'X-Content-Type-Options': 'nosniff',", ''),
  nginx('mistakes are sent without headers', '${quoted(value)} always;', '${quoted(value)};'),
  nginx(
    'a catch-all answers in its own letters alone',
    '"~*^${escapeRegExp(prefix)}/"',
    '"~^${escapeRegExp(prefix)}/"',
  ),
  nginx(
    'hidden files are served',
    '\'location ~ "/(?:\\\\.(?!well-known/)|_redirects$|_headers$)" { return 404; }\',',
    '',
  ),
  nginx('what was compressed is not sent', "'gzip_static on;',", ''),
  caddy('letter case counts', '"~(?i)^${escapeRegExp(path)}/?$"', '"~^${escapeRegExp(path)}/?$"'),
  caddy(
    'a missing asset is kept for good',
    '    header Cache-Control "${revalidate}"\n    header Content-Security-Policy "${site.policy}"\n    map',
    '    header Content-Security-Policy "${site.policy}"\n    map',
  ),
  caddy(
    'the worker has the policy of a page',
    '`header @worker Content-Security-Policy "${workerPolicy}"`,',
    '',
  ),
  staticHosts(
    'Netlify asks for hashed files anew',
    "{ 'Cache-Control': immutable },\n    ...further",
    '{},\n    ...further',
  ),
  staticHosts('CloudFront minds letter case', '.toLowerCase()', ''),
  publishWorkflow('an action is named by a tag', '@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5', '@v4'),
  publishSite(
    'what a colleague has just published is overwritten',
    '`${published.commit}:',
    '`+${published.commit}:',
  ),
  publishSite(
    'a mistake that only both sites together have is published',
    'if (published.hasNews) await',
    'if (!published) await',
  ),
  publishSite('being overtaken is taken for a refusal', 'if (isOvertaken(error)) return undefined', ''),
  commitContent('a save that is under way is published', ', ...content.flatMap(hiddenIn)', ''),
  combine('an engineer’s commits are sent along', 'await refuseOtherCommits(checkout, head, upstream)', ''),
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
  fileNames('accents spelt otherwise are another name', ".normalize('NFC')", ''),
  fileNames('letter case makes another name', '.toLowerCase()', ''),
  fileNames('devices of Windows with an ending are let in', '(?:\\.|$)/i', '$/i'),
  folder('links are followed', 'entry.isSymbolicLink()', 'entry.isFIFO()'),
  release(
    'code of earlier releases is gone at once',
    'if (isVisited) await keepEarlierAssets(this.#target, this.folder)',
    '',
  ),
  earlierAssets('code of earlier releases is never thrown away', 'mtimeMs > RETENTION', 'mtimeMs < 0'),
  release('a release is pulled away under those who read it', ' || name === shown', ''),
  build(
    'a build that fails leaves its folder behind',
    'kept: foreign }\n    } catch (error) {\n      await release.abandon()',
    'kept: foreign }\n    } catch (error) {',
  ),
  machineFiles(
    'the sitemap forgets the posts',
    '[...content.pages.keys(), ...posts, ...categories]',
    '[...content.pages.keys(), ...categories]',
  ),
  feeds('feeds name a type of picture that there is not', ", type: 'image/jpeg'", ''),
  feeds('a post has no day in the JSON feed', 'published: startOfDay(post.date),', ''),
  feedText('words of a post pass for HTML in feeds', '<p>${escapeHtml(block)}</p>', '<p>${block}</p>'),
  structuredData(
    'search engines are told what no reader sees',
    'headline: post.title',
    'headline: page.title',
  ),
  structuredData(
    'the trail to a page leads elsewhere',
    'url: site.origin + page.route },',
    "url: site.origin + '/here' },",
  ),
  navigation('the page that was left is forgotten', 'if (!shown.standsIn) keep(shown)', ''),
  navigation('a click for a new tab stays in this one', ' || !isPlainClick(event)', ''),
  navigation('metadata of the page before stay', 'element.remove()', 'element.isConnected'),
  loadDocument(
    'a page of another release is shown by this one',
    'scriptOf(parsed) !== scriptOf(document) || ',
    '',
  ),
  loadDocument('a page may do what its document must not', ' || policyOf(parsed) !== policyOf(document)', ''),
  replay('an early click is lost when its code fails to load', '(release, release)', '(release)'),
  fetchOnce('what islands know of the site is fetched for each', 'cache.get(url) ?? ', ''),
  behaviours('Space scrolls the page that it presses a button on', 'event.preventDefault()', ''),
  errorBoundary(
    'a section that throws takes the page away',
    'this.state.hasFailed ? this.props.fallback : this.props.children',
    'this.props.children',
  ),
  island(
    'an island is hydrated with other ids than it was prerendered with',
    '{ prefix, props: { section }, context }',
    '{ props: { section }, context }',
  ),
]
