import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createRenderer, loadSections, styleSheet } from '../../../../renderer/server/renderPage.tsx'
import type { Page } from '../../../../schema/model/page.ts'
import type { PageData } from '../../../../schema/model/viewModel.ts'
import { resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import {
  isForPostsAlone,
  type SectionType,
  sectionPresets,
  sectionTypes,
} from '../../../../schema/section.ts'
import { assets, site } from '../../schema/resolve/school.ts'
import { contentOf, pageAt, withFields } from '../../smallSite.ts'

await loadSections()

test('a page is whole whatever characters its texts hold', () => {
  // A document may not hold the sign by which the writer knows a place; what a page is rendered from might.
  const content = 'Before \u0001 between \u0001 \uE000 after.'
  const sections = [{ type: 'text', title: 'T', content: ['Words.'] }]
  const site = contentOf(withFields('stages/index.json', { sections }))
  const whole = JSON.stringify(resolvePage(site, pageAt(site, '/stages'), assets))
  const page: PageData = JSON.parse(whole.replace('"Words."', JSON.stringify(content)))
  const { body } = createRenderer(resolveSite(site, assets)).renderPage(page)
  expect(body).toContain(`<p>${content}</p>`)
  expect(body).toContain('<header')
})

const content = site()

const newRenderer = () => createRenderer(resolveSite(content, assets))

const shared = newRenderer()

const presetsOf = (type: SectionType) =>
  sectionPresets.filter(({ section }) => section.type === type).map(({ section }) => section)

/** A page with sections of one type, which are all its presets. */
function pageWith(type: SectionType, renderer = shared, sections = presetsOf(type)) {
  const page: Page = { title: 'Page', description: 'Page.', sections }
  const rendered = renderer.renderPage(
    isForPostsAlone(type)
      ? resolvePost({ ...content, template: { prefix: '/blog', page } }, content.posts[0], assets)
      : resolvePage(content, { route: '/page', page }, assets),
  )
  return { ...rendered, html: rendered.start + rendered.body + rendered.end }
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const style = styleSheet(resolveSite(content, assets))

test.each(sectionTypes)('the stylesheet has the rules of all classes on a page of %s', type => {
  const { html } = pageWith(type)
  const used = classesIn(html)
  const ruled = new Set([...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter(name => !ruled.has(name))).toEqual([])
})

test.each(sectionTypes)('no id occurs twice on a page with %s and a copy of it', type => {
  // A name that an author gives twice is a mistake.
  const sections = presetsOf(type).flatMap(({ id, ...section }) => [section, section])
  const ids = [...pageWith(type, shared, sections).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('pointing to an entry of a list of pages lights its picture and underlines its name', () => {
  const { html } = pageWith('pageCards')
  const { document } = new JSDOM(html).window
  // In front of a selector that begins with a colon comes a class, and the rule applies to nothing.
  const rules = [...style.matchAll(/[{}]([^{}]*:hover[^{}]*)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/),
  )
  const within = rules.filter(rule => /^[^.]*:hover.*>/.test(rule)).map(rule => rule.replace(/::\w+$/, ''))
  const found = within.flatMap(rule => [...document.querySelectorAll(rule.replaceAll(':hover', ':not(i)'))])
  const inMain = found.filter(element => element.closest('main')).map(({ localName }) => localName)
  expect(new Set(inMain)).toEqual(new Set(['div', 'a']))
})

test('a document has the rules of what it begins with and of nothing else, whatever was rendered before', () => {
  const { start, body, firstEnd, style: critical } = pageWith('gallery')
  const first = classesIn(start + body.slice(0, firstEnd))
  const others = [...classesIn(body.slice(firstEnd))].filter(name => !first.has(name))
  const ruled = new Set([...critical.matchAll(/\.(c-[\w-]+)/g)].map(([, name = '']) => name))
  expect([...first].filter(name => name.startsWith('c-') && !ruled.has(name))).toEqual([])
  expect([...ruled].filter(name => !first.has(name))).toEqual([])
  pageWith('faq')
  expect(others.length).toBeGreaterThan(3)
  expect(pageWith('gallery', newRenderer()).style).toBe(critical)
})
