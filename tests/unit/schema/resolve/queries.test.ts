import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { contentOf, pageAt, smallSite } from '../../smallSite.ts'
import { assets } from './school.ts'

test('only queries.ts reads other documents, so that a build knows what a page shows of them', () => {
  const files = [
    ...readdirSync(join(projectRoot, 'schema/resolve')).map(name => `schema/resolve/${name}`),
    'scripts/site/outputs/structuredData.ts',
    'scripts/site/outputs/search/indexedPage.ts',
  ]
  const reading = files.filter(file =>
    /\b(?:content|all)\.(?:addresses|fees|pages|posts)\b|\{[^{}]*\b(?:addresses|fees|pages|posts)\b[^{}]*\}: Content|\{[^{}]*\b(?:addresses|fees|pages|posts)\b[^{}]*\} = content\b/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  )
  expect(reading).toEqual(['schema/resolve/queries.ts'])
})

test('feeds are made of content that notes what is asked of it', () => {
  const table = readFileSync(join(projectRoot, 'scripts/site/outputs.ts'), 'utf8')
  const [, made = ''] = /id: 'feeds',.*?make\(use\) \{\n(.*?)\n {4}\},/s.exec(table) ?? []
  expect(made).toContain("query(tracked.content, 'categories')")
  const read = made.split('\n').filter(line => /(?<!tracked\.)\bcontent\b/.test(line))
  expect(read.map(line => line.trim())).toEqual(['const tracked = track(content, assets, use)'])
})

test('a page reports what it queries, and queries nothing that it does not show', () => {
  const content = contentOf(smallSite)
  const queried = (route: string) => {
    const keys = new Set<string>()
    resolvePage({ ...content, onQuery: key => keys.add(key) }, pageAt(content, route), assets)
    return [...keys].sort()
  }
  expect(queried('/stages')).toEqual(['folder /stages', 'route /stages', 'route /stages/ils'])
  expect(queried('/stages/ils')).toEqual(['route /stages/ils'])
  expect(queried('/blog')).toContain('listedPosts ')
})
