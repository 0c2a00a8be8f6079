import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../../renderer/contexts/site.tsx'
import { FormView } from '../../../renderer/forms/FormView.tsx'
import { OtherWays, SubmissionStatus } from '../../../renderer/forms/SubmissionStatus.tsx'
import { validateAnswers } from '../../../renderer/forms/validateAnswers.ts'
import { Footer } from '../../../renderer/layout/Footer.tsx'
import { BodyEnd, BodyStart, PageTop } from '../../../renderer/layout/Layout.tsx'
import Newsletter from '../../../renderer/layout/Newsletter.tsx'
import { SectionError } from '../../../renderer/page/SectionError.tsx'
import { Screens } from '../../../renderer/page/screens.tsx'
import { SearchBox, SearchDialog } from '../../../renderer/search/SearchBox.tsx'
import { createRenderer, loadSections } from '../../../renderer/server/renderPage.tsx'
import { CarouselPanel } from '../../../renderer/ui/gallery/CarouselPanel.tsx'
import { ModalDialog } from '../../../renderer/ui/ModalDialog.tsx'
import { LoadError } from '../../../renderer/ui/viewer/LoadError.tsx'
import { Toolbar } from '../../../renderer/ui/viewer/ViewerToolbar.tsx'
import { defaultWords } from '../../../schema/model/site/words.ts'
import type { PageData, SectionData, SiteData } from '../../../schema/model/viewModel.ts'
import { resolveNotFound } from '../../../schema/resolve/resolvePage.ts'
import { type RefsOf, sectionPresets } from '../../../schema/section.ts'
import { parsed, refsOf } from './parsed.ts'
import { markedSite as site, untranslated } from './untranslated.ts'

await loadSections()

const page: PageData = {
  route: '/',
  title: '本',
  description: '本',
  header: 'solid',
  light: 'noon',
  sections: [],
}

const card = {
  ...{ id: 1, title: 'Concert', excerpt: 'Songs.', featuredImage: '/a.svg', href: '/blog/1' },
  ...{ date: '2026-05-02', author: 'Efua', categories: ['Music'] },
}
const entry = { name: 'Primary', link: '/primary', description: 'First.', icon: 'sun', isCurrent: false }
const stage = { ...entry, content: [], children: [] }
/** What any section may refer to. Files are those of the presets. */
const refs: SectionData['refs'] & RefsOf<'calendar'> = {
  pictures: {},
  icons: {},
  files: Object.fromEntries(
    JSON.stringify(sectionPresets)
      .match(/\/[\w/.-]+\.pdf/g)
      ?.map((href, index) => [href, { href, size: 900_000 + index * 600_000, pages: index + 1 }]) ?? [],
  ),
  entries: [entry],
  stages: [{ ...stage, children: [stage] }],
  posts: [card],
  post: { ...card, content: [], images: ['/a.svg'], relatedPosts: [] },
  calendarHref: '/calendar.ics',
  nextEvent: { title: 'Fair', date: '2026-05-02', endDate: '2026-05-04', isNow: true },
  frame: { url: 'https://video.example/1', service: 'Tube' },
}

const renderer = createRenderer(site)

test.each(sectionPresets)(
  '$section.type ($name) says nothing that is not in its data or in the dictionary',
  ({ section }) => {
    const own = refsOf(section)
    const show = (shown: Partial<SectionData['refs']>) =>
      renderer.renderPage({ ...page, sections: [{ section: parsed(section), refs: { ...own, ...shown } }] })
        .body
    const data = [section, own, refs, site.contact, site.name, new URL(site.origin).hostname, 'forms.example']
    expect(untranslated(show(refs), data)).toEqual([])
    const none = { ...refs, post: null, posts: [], nextEvent: undefined }
    expect(untranslated(show(none), data)).toEqual([])
  },
)

const fields = (['text', 'select', 'radio', 'checkbox', 'file', 'number', 'date', 'email'] as const).map(
  kind => ({
    ...{ name: kind, label: '名前', kind, required: true, options: ['一', '二'] },
    ...{ accept: ['.pdf'], maxSize: 5, min: 1, max: 3, earliest: '2026-01-02', latest: '2026-02-03' },
  }),
)
const form = { fields, submitText: '送信', subject: '件名', successMessage: '完了', variant: 'page' } as const
const status = { successMessage: '完了', to: '名@例', subject: '件名', message: '文' }
const withMenu: SiteData = {
  ...site,
  notice: { text: '告', from: '2026-01-01', until: '2026-02-01' },
  blog: '/b',
  navigation: [{ label: '頁', path: '/a', target: '_blank', subMenu: [{ label: '章', path: '/a/b' }] }],
}

test.each<[string, ReactNode]>([
  ['what comes before a page', <BodyStart site={withMenu} key="" />],
  ['the header', <PageTop page={page} key="" />],
  ['the footer', <Footer newsletter="" key="" />],
  ['the form in the footer', <Newsletter {...form} key="" />],
  ['what navigation says', <BodyEnd key="" />],
  ['a form', <FormView {...form} key="" />],
  [
    'a form with optional fields',
    <FormView {...form} fields={fields.map(field => ({ ...field, required: false }))} key="" />,
  ],
  ['a form that writes an email', <FormView {...form} handler={{ kind: 'mailto' }} key="" />],
  ['a form that is sent', <SubmissionStatus {...status} state="sent" isMail key="" />],
  ['a form that was not sent', <SubmissionStatus {...status} state="failed" isMail={false} key="" />],
  ['other ways', <OtherWays {...status} key="" />],
  ['the search', <SearchBox initial="題" key="" />],
  ['the search over a page', <SearchDialog onClose={() => {}} key="" />],
  ['what replaces a page', <Screens key="" />],
  ['a section that failed', <SectionError advice="文" key="" />],
  [
    'the controls of a carousel',
    <CarouselPanel
      slides={[{ id: 0, src: '/a.svg', name: '絵', full: { src: '/a.svg' } }]}
      current={0}
      key=""
    />,
  ],
  [
    'a dialog',
    <ModalDialog title="題" onClose={() => {}} key="">
      文
    </ModalDialog>,
  ],
  [
    'the controls of a document',
    <Toolbar state={{ page: 1, pages: 3, zoom: 1 }} dispatch={() => {}} url="/a" key="" />,
  ],
  ['a document that does not load', <LoadError onRetry={() => {}} key="" />],
  ['a document that asks for a password', <LoadError isLocked onRetry={() => {}} key="" />],
])('%s says nothing that is not in the dictionary', (_, element) => {
  const html = renderToStaticMarkup(<SiteProvider site={withMenu}>{element}</SiteProvider>)
  expect(html).toContain('⟦')
  expect(
    untranslated(html, [
      withMenu.contact,
      withMenu.footer,
      withMenu.name,
      'forms.example',
      'leave-empty',
      fields,
    ]),
  ).toEqual([])
})

test.each([
  ['of an unknown address', resolveNotFound('/x', site)],
  ['that searches', { ...page, search: { topics: [{ title: '題', links: [{ label: '頁', path: '/a' }] }] } }],
])('the page %s says nothing that is not in the dictionary', (_, shown) => {
  const { start, body, end } = renderer.renderPage(shown)
  expect(untranslated(start + body + end, [site.contact, site.footer, site.name, 'forms.example'])).toEqual(
    [],
  )
})

test('every answer that a form does not take is answered from the dictionary', () => {
  const file = (name: string, size: number) =>
    Object.defineProperty(new File([], name), 'size', { value: size })
  const wrong = [
    {},
    { answers: { number: 'x', date: 'x', email: 'x', file: 'x' }, files: { file: file('文.png', 1) } },
    { answers: { number: '9', date: '2020-01-01', file: 'x' }, files: { file: file('文.pdf', 9e6) } },
  ]
  for (const { answers = {}, files } of wrong) {
    const limits = [{}, { min: undefined, earliest: undefined }, { max: undefined, latest: undefined }]
    for (const limit of limits) {
      const found = validateAnswers(
        fields.map(field => ({ ...field, ...limit })),
        { answers, ...(files && { files }) },
        site,
      )
      expect(Object.keys(found).length).toBeGreaterThan(2)
      expect(untranslated(Object.values(found).join('\n'), '')).toEqual([])
    }
  }
})

test('a word that is in a component is found', () => {
  expect(untranslated('<p>⟦Menu⟧ Menu</p>', '')).toEqual(['menu'])
  expect(untranslated('<p aria-label="Main ⟦Page ⟦x⟧⟧">文</p>', '')).toEqual(['main'])
})

test('the interface says every word of the dictionary', () => {
  const sources = ['renderer', 'schema/resolve', 'schema/sections', 'scripts/site/outputs'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => readFileSync(join(folder, name), 'utf8')),
  )
  // A type declares its words, which says none of them.
  const identifiers = new Set(sources.join('\n').match(/\b\w+\b(?!: \[)/g))
  expect(Object.keys(defaultWords).filter(key => !identifiers.has(key))).toEqual([])
})
