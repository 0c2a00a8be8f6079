import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillTokens } from '../../../schema/model/tokens.ts'
import { parseDocument } from '../../../schema/read/parse.ts'
import { shownSections } from '../../../schema/section.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { questions, type Tap } from '../../browser/parentQuestions.ts'
import { realDocuments } from '../realSite.ts'
import { type BuiltSite, builtSite, settings, siteFolder, siteOrigin } from './builtSite.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await builtSite()
})

function pageAt(address: string): Document {
  const document = site.get(address)
  if (!document) throw new Error(`There is no page ${address}`)
  return document
}

const readBuilt = (path: string): Promise<string> => readFile(join(siteFolder, path), 'utf8')

/** Collapses white space of any kind to single spaces. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** @throws when nothing in it matches the selector */
function one(parent: ParentNode, selector: string): Element {
  const found = parent.querySelector(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

const all = (parent: ParentNode, selector: string): Element[] => [...parent.querySelectorAll(selector)]

const textOf = (element: Element): string => plain(element.textContent ?? '')

/** What a link is called: the words of its parts, which need no space between them in HTML. */
const nameOf = (link: Element): string =>
  plain(
    all(link, '*').length === 0
      ? textOf(link)
      : [link, ...all(link, '*')]
          .flatMap(({ childNodes }) => [...childNodes])
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ textContent }) => textContent)
          .join(' '),
  )

const hrefOf = (link: Element): string | null => link.getAttribute('href')

const linkTo = (href: string): string => `a[href="${href}"]`

const PHONE = `tel:${settings.contact.phone.replace(/[^+\d]/g, '')}`
const MAIL = `mailto:${settings.contact.email}`

test('thumbnails say of how many pictures they show some', () => {
  expect(textOf(one(pageAt('/'), 'main'))).toContain(
    '8 of 12 pictures. The arrows and dots lead to all of them.',
  )
})

test('the titles of all sections stand in the HTML of their pages, as headings', async () => {
  let titles = 0
  for (const document of realDocuments().map(source => parseDocument(source))) {
    if (Array.isArray(document) || document.kind !== 'page') continue
    const { route, value } = document
    const headings = all(one(pageAt(route), 'main'), ':is(h1, h2, h3):not([hidden], [hidden] *)').map(textOf)
    for (const section of shownSections(value)) {
      if (!('title' in section) || !section.title) continue
      expect(headings, route).toContain(plain(fillTokens(section.title, settings)))
      titles++
    }
  }
  expect(titles).toBeGreaterThan(100)
})

describe('contact bar, header and footer', () => {
  test('R-LAY-1: every page has a contact bar, a main area and a footer', () => {
    for (const [address, document] of site) {
      const bar = one(document, 'aside[aria-label="Contact details"]')
      expect(textOf(bar), address).toContain(settings.contact.address)
      expect(textOf(one(bar, linkTo(PHONE))), address).toBe(settings.contact.phone)
      expect(textOf(one(bar, linkTo(MAIL))), address).toBe(settings.contact.email)
      expect(all(document, 'main'), address).toHaveLength(1)
      expect(textOf(one(document, 'main h1')), address).not.toBe('')
      expect(all(document, 'footer'), address).toHaveLength(1)
    }
  })

  const menuOf = (address: string) => one(pageAt(address), 'header nav[aria-label="Main"]')

  test('R-HDR-2: the menu lists the pages of the school in order', () => {
    const entries = all(menuOf('/'), 'a').map(link => `${textOf(one(link, 'span'))} ${hrefOf(link)}`)
    expect(entries).toEqual([
      'Home /',
      'About /about',
      'History /about/history',
      'Calendar /about/calendar',
      'Stages /stages',
      'Pre-School /stages/pre-school',
      'iPrimary /stages/iprimary',
      'ILS /stages/ils',
      'JHS /stages/jhs',
      "O' Level /stages/igcse",
      'SHS /stages/shs',
      "A' Level /stages/a-level",
      'Blog /blog',
    ])
  })

  test('R-HDR-3: the active items are the page and those above it', () => {
    const expected = {
      '/': ['Home page'],
      '/about': ['About page'],
      '/about/history': ['About true', 'History page'],
      '/stages/igcse': ['Stages true', "O' Level page"],
      '/blog/2': ['Blog true'],
      '/admissions/apply': [],
    }
    for (const [address, items] of Object.entries(expected)) {
      const marked = all(menuOf(address), 'a[aria-current]').map(
        link => `${textOf(one(link, 'span'))} ${link.getAttribute('aria-current')}`,
      )
      expect(marked, address).toEqual(items)
    }
  })

  test('the action next to the menu is marked on its own page alone', () => {
    const { label, path } = settings.headerAction ?? { label: '', path: '' }
    for (const [address, document] of site) {
      const actions = all(document, `header ${linkTo(path)}`)
      expect(actions.map(textOf), address).toEqual([label, label])
      for (const action of actions)
        expect(action.getAttribute('aria-current'), address).toBe(address === path ? 'page' : null)
    }
  })

  const footer = () => one(pageAt('/blog'), 'footer')

  test('R-FTR-1: quick links lead to about, stages, news, admissions and student life', () => {
    const links = all(footer(), 'nav[aria-labelledby="quick-links"] a').slice(0, 5)
    expect(textOf(one(footer(), '#quick-links'))).toBe('Quick links')
    expect(links.map(link => [textOf(link), hrefOf(link)])).toEqual([
      ['About', '/about'],
      ['Academic Stages', '/stages'],
      ['News & Events', '/blog'],
      ['Admissions', '/admissions'],
      ['Student Life', '/about/daily-life'],
    ])
  })

  test('R-FTR-3, D16: three social networks are linked, and LinkedIn leads nowhere yet and says so', () => {
    const links = all(footer(), 'ul[aria-label="Social networks"] a')
    expect(links.map(hrefOf)).toEqual([
      expect.stringContaining('facebook.com'),
      expect.stringContaining('instagram.com'),
      expect.stringContaining('youtube.com'),
      null,
    ])
    const disabled = links.filter(link => link.getAttribute('aria-disabled') === 'true')
    expect(disabled.map(link => [textOf(link), link.getAttribute('role')])).toEqual([['LinkedIn', 'link']])
  })

  test('R-FTR-2, R-FTR-4, R-FTR-5, R-FTR-6: address, phone and email, the newsletter, the copyright, what the school is for and who made the site', () => {
    const words = textOf(footer())
    expect(words).toContain('Shikpontele, Opposite the China Mall, Accra, Ghana')
    expect(textOf(one(footer(), linkTo(PHONE)))).toBe(settings.contact.phone)
    expect(textOf(one(footer(), linkTo(MAIL)))).toBe(settings.contact.email)
    const email = one(footer(), 'form input[placeholder="Enter your email address"]')
    expect(email.getAttribute('type')).toBe('email')
    expect(textOf(one(footer(), 'form button'))).toBe('Subscribe')
    expect(words).toContain(`© 2025 ${settings.name}`)
    expect(words).toMatch(/nurtur\w+ excellence/)
    expect(words).toMatch(/inspir\w+ futures through innovative education and holistic development/)
    expect(words).toMatch(/coding club/)
  })
})

describe('a parent looks for an answer', () => {
  const isNamed = (name: RegExp) => (link: Element) => name.test(nameOf(link))

  /** The links that can be tapped on the home page. Those of the menu can be only once it is opened. */
  const linksAfter = (menu: Tap | undefined): Element[] =>
    menu === 'Menu' ? all(pageAt('/'), 'header details a') : all(pageAt('/'), ':is(main, footer) a')

  test('D12: the answer to each question is at most two taps away', () => {
    for (const { asks, taps, route, answers } of questions) {
      const [name, menu] = taps.toReversed()
      if (!(name instanceof RegExp)) throw new Error('The last tap is on a link')
      const link = linksAfter(menu).find(isNamed(name))
      expect(link && hrefOf(link), asks).toBe(route)
      const [address = '', place] = route.split('#')
      const main = one(pageAt(address), 'main')
      if (place) expect(main.querySelector(`[id="${place}"]`), asks).not.toBeNull()
      const texts = all(main, '*').map(textOf)
      for (const answer of answers) expect(texts, asks).toContainEqual(expect.stringMatching(answer))
    }
  })

  test('D12: fees, dates, the visit and the results are in the menu of every page', () => {
    for (const [address, document] of site) {
      const names = all(document, 'header details a').map(textOf)
      expect(names, address).toEqual(
        expect.arrayContaining(['Fees', 'Term dates', 'Visit us', 'Contact', 'Student Life', 'Results']),
      )
    }
  })

  test('D12: the address opens a map in the footer and on the page of the visit', () => {
    for (const part of ['main', 'footer']) {
      const links = all(one(pageAt('/admissions/visit'), part), 'a')
      const address = links.find(isNamed(/Opposite the China Mall/))
      expect(address && hrefOf(address), part).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    }
  })
})

describe('the blog', () => {
  const articlesOf = (address: string) => all(pageAt(address), 'main article')
  const titlesOf = (address: string) => articlesOf(address).map(article => textOf(one(article, 'h2')))

  test('R-BLG-1: the heading of the list is the name of the school and Blog', () => {
    expect(textOf(one(pageAt('/blog'), 'h1'))).toBe(`${settings.name} Blog`)
  })

  test('R-BLG-2: a card has picture, title, excerpt, date, author and a link Read More', () => {
    const card = articlesOf('/blog').find(card => all(card, linkTo('/blog/3')).length > 0)
    if (!card) throw new Error('The blog has no card of post 3')
    expect(one(card, 'img').getAttribute('alt')).not.toBe('')
    expect(textOf(one(card, 'h2'))).toBe('Our own show goes on air')
    expect(all(card, 'p').map(textOf)).toContainEqual(expect.stringMatching(/^The school has a show/))
    const date = one(card, 'time')
    expect([date.getAttribute('datetime'), textOf(date)]).toEqual(['2025-04-25', '25 April 2025'])
    expect(textOf(card)).toContain('School Media Team')
    expect(textOf(one(card, linkTo('/blog/3')))).toMatch(/^Read More/)
  })

  test('R-BLG-5: a post shows picture, way back, date, author, title, paragraphs, gallery and related posts', async () => {
    const main = one(pageAt('/blog/3'), 'main')
    const post = JSON.parse(await readFile(join(projectRoot, 'pages-json/_posts/3.json'), 'utf8'))
    expect(textOf(one(main, 'h1'))).toBe(post.title)
    expect(one(main, 'img').getAttribute('alt')).not.toBe('')
    expect(textOf(one(main, linkTo('/blog')))).toBe('Back to Blog')
    expect(textOf(one(main, 'time'))).toBe('25 April 2025')
    expect(textOf(main)).toContain(post.author)
    const content: string[] = fillTokens(post.content, settings).split('\n')
    expect(content.length).toBeGreaterThan(3)
    expect(all(main, 'p').map(textOf)).toEqual(expect.arrayContaining(content.map(plain)))
    expect(all(main, 'h2').map(textOf)).toEqual(expect.arrayContaining(['Gallery Highlights']))
    const related = one(main, '[data-section="relatedPosts"]')
    expect(textOf(one(related, 'h2'))).toBe('Related Posts')
    const cards = all(related, 'article')
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      const [excerpt = ''] = all(card, 'p')
        .map(({ textContent }) => textContent)
        .slice(-1)
      expect(excerpt).toMatch(/…$/)
      expect(excerpt).toHaveLength(81)
      expect(nameOf(one(card, 'a[href^="/blog/"]'))).toMatch(/^Read More/)
    }
  })

  test('the blog has feeds, and its pages name them', async () => {
    const named = all(pageAt('/blog'), 'link[rel="alternate"]').map(hrefOf)
    expect(named).toEqual(['/blog/feed.xml'])
    expect(await readBuilt('/blog/feed.xml')).toContain('<rss version="2.0"')
    expect(JSON.parse(await readBuilt('/blog/feed.json')).items).toHaveLength(7)
  })

  const ACHIEVEMENTS = '/blog/category/achievements'

  test('a category has feeds of its own posts, and its page names one', async () => {
    const [link] = all(pageAt(ACHIEVEMENTS), 'link[rel="alternate"]')
    expect(link?.getAttribute('href')).toBe(`${ACHIEVEMENTS}/feed.xml`)
    expect(link?.getAttribute('title')).toBe(`Achievements – ${settings.name} Blog`)
    expect(titlesOf(ACHIEVEMENTS)).toHaveLength(3)
    // The audit compares the two feeds.
    const { items } = JSON.parse(await readBuilt(`${ACHIEVEMENTS}/feed.json`))
    expect(items.map(({ title }: { title: string }) => title)).toEqual(titlesOf(ACHIEVEMENTS))
  })

  test('search engines get the place of a category among the pages, and its address once', async () => {
    const page = pageAt(ACHIEVEMENTS)
    expect(one(pageAt(ACHIEVEMENTS), 'link[rel="canonical"]').getAttribute('href')).toBe(
      siteOrigin + ACHIEVEMENTS,
    )
    expect(one(page, 'meta[name="description"]').getAttribute('content')).toMatch(
      /in the category Achievements/,
    )
    const data = all(page, 'script[type="application/ld+json"]')
    const trail = data
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .find(thing => thing['@type'] === 'BreadcrumbList')
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      settings.name,
      'Blog',
      'Achievements',
    ])
    expect((await readBuilt('/sitemap.xml')).match(new RegExp(`${ACHIEVEMENTS}</loc>`, 'g'))).toHaveLength(1)
  })
})

describe('the page that searches', () => {
  test('search engines are asked to leave it alone', () => {
    expect(one(pageAt('/search'), 'meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })

  test('without JavaScript the button leads to a list of all pages by topic', () => {
    const link = one(pageAt('/'), 'header a[data-search]:has(svg)')
    expect(hrefOf(link)).toBe('/search')
    expect(link.textContent).toBe('Search')
    // It is a link, and no picture as well.
    expect(one(link, 'svg').getAttribute('aria-hidden')).toBe('true')
    const main = one(pageAt('/search'), 'main')
    expect(all(main, 'h2').map(textOf)).toContain('All pages')
    const names = all(main, '[data-section="topics"] a').map(textOf)
    expect(names).toEqual(
      expect.arrayContaining(['Fees', 'JHS', 'Our people', 'World champion in Global Citizenship']),
    )
  })
})
