import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveBuiltSite, siteFolder } from './builtSite.ts'

/** Name and text of each file whose name ends so. */
const filesOf = (ending: string) =>
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => [name.replaceAll('\\', '/'), readFileSync(join(siteFolder, name), 'utf8')] as const)

const pages = filesOf('.html')

test('every page states its policy before anything else, and has no inline script and no style attribute', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const [name, html] of pages) {
    expect(html.slice(0, 200), name).toMatch(
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
    )
    expect(html.indexOf('<meta charset'), `${name}: the encoding is where it is looked for`).toBeLessThan(900)
    expect(html, name).not.toContain('unsafe-')
    expect(html, name).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, name).not.toMatch(/<[^>]+\son[a-z]+=/)
    const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(
      inline.filter(attributes => !/type="application\/(?:ld\+)?json"/.test(attributes ?? '')),
      name,
    ).toEqual([])
  }
})

test('every page is served with the policy that it states, and with frames forbidden', async () => {
  await using server = await serveBuiltSite()
  for (const [name, html] of pages.filter(([name]) => name.endsWith('index.html'))) {
    const answer = await server.get(`/${name}`)
    const [, stated] = /content="(default-src[^"]*)"/.exec(html) ?? []
    expect(answer.headers.get('content-security-policy'), name).toBe(`${stated}; frame-ancestors 'none'`)
  }
})

test('no build has the overlay or the refresh of the dev server: neither their code nor a way to it', () => {
  for (const [name, html] of pages)
    expect(html, name).not.toMatch(/(?:overlay|refresh)\/client|name="revision"/)
  const files = filesOf('.js').filter(([name]) => name.startsWith('assets/'))
  expect(files.length).toBeGreaterThan(5)
  for (const [name, code] of files)
    expect(code, name).not.toMatch(/alertdialog|to correct|ask-for-|kept-island|moveBefore/)
})
