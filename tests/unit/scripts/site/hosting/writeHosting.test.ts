import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resolveSite } from '../../../../../schema/resolve/resolveSite.ts'
import { FilesIn } from '../../../../../scripts/lib/Files.ts'
import { type HostedSite, hostedSite } from '../../../../../scripts/site/hosting/HostedSite.ts'
import { writeHosting } from '../../../../../scripts/site/hosting/writeHosting.ts'
import { assets } from '../../../schema/resolve/school.ts'
import { contentOf, smallSite, withFields } from '../../../smallSite.ts'
import { filesIn } from '../../filesIn.ts'

async function hosted(target: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-hosted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const out = join(folder, 'dist')
  const release = new FilesIn(out)
  for (const [path, content] of Object.entries(files)) await release.write(path, content)
  const site: HostedSite = {
    ...{ hostname: 'school.example', base: '/', folder: out, root: '/srv/site', policy: '' },
    ...{ addresses: ['/', '/about'], fallbacks: [] },
  }
  return { out, told: await writeHosting(target, site, release) }
}

const pages = { 'index.html': 'home', 'about/index.html': 'about', 'about/team/index.html': 'team' }

test.each(['github-pages', 'netlify', 'cloudflare'])(
  '%s redirects to the address with a slash where a page is a folder alone, so each page lies beside its folder, too',
  async target => {
    const { out } = await hosted(target, {
      ...pages,
      'own/index.html': 'a page',
      'own.html': 'of the author',
    })
    expect(await readFile(join(out, 'about.html'), 'utf8')).toBe('about')
    expect(await readFile(join(out, 'about/team.html'), 'utf8')).toBe('team')
    expect(await readFile(join(out, 'own.html'), 'utf8')).toBe('of the author')
  },
)

test.each(['nginx', 'caddy', 's3'])(
  '%s is told to answer without a redirect, and gets each page once',
  async target => {
    const { out } = await hosted(target, pages)
    expect([...filesIn(out).keys()].filter(file => file.endsWith('.html')).sort()).toEqual(
      Object.keys(pages).sort(),
    )
  },
)

test.each([
  ['cloudflare', 26, 'a file may have 25 MiB, and this one has 26'],
  ['github-pages', 101, 'a file may have 100 MiB, and this one has 101'],
])('%s: a file of %i MiB, for which it would refuse the whole site, is told', async (target, size, words) => {
  const { told } = await hosted(target, { ...pages, 'docs/book.pdf': new Uint8Array(size * 2 ** 20) })
  expect(told.filter(line => line.includes('docs/book.pdf'))).toEqual([expect.stringContaining(words)])
  const { told: toldOfLess } = await hosted(target, {
    ...pages,
    'docs/book.pdf': new Uint8Array(20 * 2 ** 20),
  })
  expect(toldOfLess.join('')).not.toContain('docs/book.pdf')
})

test('R-RTE-12: hosts learn every address that answers in any letter case: of pages, aliases, posts, categories and the search', () => {
  const addressesOf = (files: Readonly<Record<string, string>>) => {
    const content = contentOf(files)
    return hostedSite(resolveSite(content, assets), content, '/srv/site').addresses
  }
  const own = ['/', '/blog', '/blog/1', '/blog/2', '/blog/category/news', '/home', '/stages', '/stages/ils']
  expect(addressesOf(smallSite)).toEqual([...own.slice(0, 6), '/search', ...own.slice(6)])
  expect(addressesOf(withFields('_site.json', { search: { off: true } }))).toEqual(own)
})
