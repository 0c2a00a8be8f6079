import { expect, test } from 'vitest'
import { validateContent } from '../../../schema/content.ts'
import { entriesLinked, entriesOf, leavesOf, shown, stagesOf } from '../../../schema/entries.ts'
import { type Assets, cardOf, href, postsOf, resolvePage, resolvePost } from '../../../schema/resolve.ts'
import { resolveSite } from '../../../schema/resolveSite.ts'
import { contentOf, documentsOf, smallSite, smallWorld, withFields } from '../smallSite.ts'

/** A site below /school/, whose files are served under their own names. */
const assets: Assets = {
  base: '/school/',
  picture: path => ({ src: `/school${path}`, width: 4, height: 3 }),
  icon: name => `<path d="${name}"/>`,
  fonts: { besley: '/school/besley.woff2', cabin: '/school/cabin.woff2' },
  file: path => ({ href: `/school${path}`, size: 100 }),
}

const stage = (name: string, fields: Record<string, unknown>, page: Record<string, unknown> = {}) =>
  JSON.stringify({
    title: `${name} at {school}`,
    description: 'A stage.',
    ...page,
    summary: { name, description: `${name} of {school}`, icon: 'users', ...fields },
    sections: [{ type: 'text', title: name, content: name }],
  })

/** The small site, with stages in two levels, of which one is the light of noon and one asks for something. */
const files = {
  ...smallSite,
  'stages/secondary.json': stage('Secondary', { order: 2, content: 'All of {school}.' }),
  'stages/shs.json': stage('SHS', { order: 3, parent: '/Stages/Secondary/', image: '/images/hero.svg' }),
  'stages/jhs.json': JSON.stringify({
    ...JSON.parse(stage('JHS', { order: 2, parent: '/stages/secondary' }, { light: 'noon' })),
    sections: [
      { type: 'admissionRequirements', title: 'Bring', items: ['A form of {school}', 'A pen'] },
      { type: 'timeline', title: 'Stages', from: '/stages' },
      { type: 'siblings', label: 'Others', from: '/stages' },
    ],
  }),
  'stages/alevel.json': stage('A Level', { order: 2 }),
  'stages/zebra.json': stage('Zebra', { order: 2 }),
  'stages/deep/er.json': stage('Deeper', { order: 0 }),
  'stages/unlisted.json': JSON.stringify({
    title: 'Unlisted',
    description: 'In no list.',
    sections: [{ type: 'text', title: 'A', content: 'B' }],
  }),
}
const site = () => contentOf(files)
const stages = () => entriesOf(site(), assets, '/stages', '/stages/jhs')

test('a folder is listed in the order of its numbers, then of its addresses; children stand below their parent', () => {
  expect(stages().map(({ name, children }) => [name, ...children.map(child => child.name)])).toEqual([
    ['ILS'],
    ['A Level'],
    ['Secondary', 'JHS', 'SHS'],
    ['Zebra'],
  ])
  expect(leavesOf(stages()).map(({ name }) => name)).toEqual(['ILS', 'A Level', 'JHS', 'SHS', 'Zebra'])
  expect(entriesOf(site(), assets, '/nowhere', undefined)).toEqual([])
})

test('an entry has all that a list can show of its page', () => {
  expect(stages()[2]).toMatchObject({
    name: 'Secondary',
    description: 'Secondary of Harbour View School',
    icon: 'users',
    link: '/school/stages/secondary',
    content: 'All of Harbour View School.',
    isCurrent: false,
  })
  expect(stages()[2]?.children).toEqual([
    {
      name: 'JHS',
      description: 'JHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/jhs',
      content: '',
      light: 'noon',
      isCurrent: true,
      children: [],
      requirements: ['A form of Harbour View School', 'A pen'],
    },
    {
      name: 'SHS',
      description: 'SHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/shs',
      content: '',
      image: '/images/hero.svg',
      isCurrent: false,
      children: [],
    },
  ])
})

test('a list takes along what it shows and no more', () => {
  const [jhs] = stages()[2]?.children ?? []
  expect(shown(jhs ? [jhs] : [])).toEqual([{ name: 'JHS', link: '/school/stages/jhs' }])
  expect(shown(jhs ? [jhs] : [], ['light', 'image'])).toEqual([
    { name: 'JHS', link: '/school/stages/jhs', light: 'noon' },
  ])
  expect(stagesOf(jhs ? [jhs] : [])).toEqual([
    {
      name: 'JHS',
      description: 'JHS of Harbour View School',
      icon: 'users',
      link: '/school/stages/jhs',
      content: '',
      light: 'noon',
      children: [],
    },
  ])
})

test('of linked pages those are listed that have a summary', () => {
  const links = ['/Stages/JHS', '/stages/unlisted', '/stages/ils/', '/nowhere', 'https://elsewhere.example/']
  expect(
    entriesLinked(site(), assets, links).map(({ name, isCurrent, children }) => [name, isCurrent, children]),
  ).toEqual([
    ['JHS', false, []],
    ['ILS', false, []],
  ])
})

test.each([
  ['/', '/school/'],
  ['/Stages/JHS/', '/school/stages/jhs'],
  ['/home?from=here#top', '/school/?from=here#top'],
  ['/docs/Fees.pdf', '/school/docs/Fees.pdf'],
  ['#fees', '#fees'],
  ['https://elsewhere.example/Stages', 'https://elsewhere.example/Stages'],
])('a link to %s leads a browser to %s', (link, address) => {
  expect(href(site(), assets, link)).toBe(address)
})

test('a page comes with its head, and each section with what it refers to', () => {
  const { sections, ...head } = resolvePage(site(), '/stages/jhs', assets)
  expect(head).toEqual({
    route: '/school/stages/jhs',
    title: 'JHS at Harbour View School – Harbour View School',
    description: 'A stage.',
    header: 'solid',
    light: 'noon',
  })
  const [requirements, timeline, siblings] = sections
  expect(requirements).toEqual({
    section: {
      type: 'admissionRequirements',
      title: 'Bring',
      items: ['A form of Harbour View School', 'A pen'],
    },
    refs: { pictures: {}, icons: {}, files: {} },
  })
  expect(timeline?.refs?.stages?.map(({ name }) => name)).toEqual(['ILS', 'A Level', 'Secondary', 'Zebra'])
  expect(timeline?.refs?.icons).toEqual({ users: '<path d="users"/>', compass: '<path d="compass"/>' })
  expect(siblings?.refs?.entries).toEqual([
    { name: 'ILS', link: '/school/stages/ils', isCurrent: false },
    { name: 'A Level', link: '/school/stages/alevel', isCurrent: false },
    { name: 'JHS', link: '/school/stages/jhs', isCurrent: true },
    { name: 'SHS', link: '/school/stages/shs', isCurrent: false },
    { name: 'Zebra', link: '/school/stages/zebra', isCurrent: false },
  ])
})

test('the home page bears the name of the school alone', () => {
  const { title, sections } = resolvePage(site(), '/', assets)
  expect(title).toBe('Harbour View School')
  expect(sections[0]?.refs?.pictures).toEqual({
    '/images/hero.svg': { src: '/school/images/hero.svg', width: 4, height: 3 },
  })
  expect(sections[2]?.section).toMatchObject({ buttonLink: '/school/stages/ils#fees' })
})

test('an address that no page has is a fault of the program', () => {
  expect(() => resolvePage(site(), '/nowhere', assets)).toThrow('No page has the route /nowhere')
})

/** What the first section of a page at /visit refers to. */
const refsOf = (section: Record<string, unknown>, from = files) => {
  const page = { title: 'Visit', description: 'Visit us.', header: 'overlay', sections: [section] }
  const world = { ...smallWorld, files: new Map([...smallWorld.files, ['/docs/fees.pdf', 100]]) }
  const all = contentOf({ ...from, 'visit.json': JSON.stringify(page) }, world)
  return resolvePage(all, '/visit', assets).sections[0]?.refs
}
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name)

test.each([
  ['top', ['ILS', 'A Level', 'Secondary', 'Zebra']],
  ['leaves', ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra']],
  ['all', ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
  [undefined, ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
])('cards of pages that show %s', (show, expected) => {
  const refs = refsOf({ type: 'pageCards', title: 'Stages', from: '/stages', ...(show && { show }) })
  expect(names(refs?.entries)).toEqual(expected)
  expect(refs?.entries?.at(-2)).toEqual(
    show === 'top'
      ? {
          name: 'Secondary',
          link: '/school/stages/secondary',
          description: 'Secondary of Harbour View School',
          isCurrent: false,
        }
      : {
          name: 'SHS',
          link: '/school/stages/shs',
          description: 'SHS of Harbour View School',
          image: '/images/hero.svg',
          isCurrent: false,
        },
  )
  expect(Object.keys(refs?.pictures ?? {})).toEqual(show === 'top' ? [] : ['/images/hero.svg'])
})

test('an overview of requirements has those of each stage, in its light', () => {
  const refs = refsOf({ type: 'requirementsOverview', title: 'Bring', from: '/stages' })
  expect(refs?.entries).toEqual([
    { name: 'ILS', link: '/school/stages/ils' },
    { name: 'A Level', link: '/school/stages/alevel' },
    {
      name: 'JHS',
      link: '/school/stages/jhs',
      light: 'noon',
      requirements: ['A form of Harbour View School', 'A pen'],
    },
    { name: 'SHS', link: '/school/stages/shs' },
    { name: 'Zebra', link: '/school/stages/zebra' },
  ])
})

test('a choice of a form can be taken from a folder', () => {
  const field = { name: 'stage', label: 'Stage', kind: 'select', optionsFrom: '/stages' }
  const form = {
    type: 'form',
    title: 'Ask',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, field],
    submitText: 'Send',
    subject: 'A question',
    successMessage: 'Thank you.',
  }
  expect(refsOf(form)?.entries?.[0]).toEqual({ name: 'ILS', link: '/school/stages/ils' })
  expect(names(refsOf(form)?.entries)).toEqual(['ILS', 'A Level', 'JHS', 'SHS', 'Zebra'])
})

test('a calendar has its file beside its page', () => {
  const term = { name: 'First term', start: '2026-09-08', end: '2026-12-11', events: [] }
  const calendar = { type: 'calendar', title: 'Terms', downloadText: 'Add', terms: [term] }
  expect(refsOf(calendar)?.calendarHref).toBe('/school/visit/calendar.ics')
  const home = contentOf(withFields('index.json', { sections: [calendar] }))
  expect(resolvePage(home, '/', assets).sections[0]?.refs?.calendarHref).toBe('/school/calendar.ics')
})

test('a document comes with its size', () => {
  const refs = refsOf({ type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl: '/docs/fees.pdf' })
  expect(refs?.files).toEqual({ '/docs/fees.pdf': { href: '/school/docs/fees.pdf', size: 100 } })
})

test('posts are listed newest first, as many as are asked for', () => {
  const cards = (section: Record<string, unknown>) => refsOf(section)?.posts?.map(({ id }) => id)
  expect(cards({ type: 'blogList', title: 'Blog' })).toEqual([2, 1])
  expect(cards({ type: 'latestPosts', title: 'News', count: 1 })).toEqual([2])
  expect(Object.keys(refsOf({ type: 'latestPosts', title: 'News', count: 1 })?.pictures ?? {})).toEqual([
    '/images/hero.svg',
  ])
})

const template = withFields('blog/[id].json', {
  title: 'No such post of {school}',
  light: 'noon',
  header: 'overlay',
  sections: [
    { type: 'postHero', backText: 'Back to Blog', backLink: '/blog' },
    { type: 'postBody' },
    { type: 'postGallery', title: 'Pictures' },
    { type: 'relatedPosts', title: 'More' },
  ],
})
const blogOf = () =>
  contentOf(
    withFields(
      '_posts/1.json',
      {
        title: 'Post of {school}',
        excerpt: 'By {school}.',
        images: ['/images/mark-dark.svg'],
        captions: ['The mark'],
      },
      template,
    ),
  )
const postOf = (id: number) => blogOf().posts.find(post => post.id === id)

test('the page of a post comes with the post, its pictures and its related posts', () => {
  const { sections, ...head } = resolvePost(blogOf(), postOf(1), assets)
  expect(head).toEqual({
    route: '/school/blog/1',
    title: 'Post of Harbour View School – Harbour View School',
    description: 'By Harbour View School.',
    header: 'overlay',
    light: 'noon',
  })
  for (const { refs } of sections.slice(0, 3)) {
    expect(refs?.post).toMatchObject({ id: 1, title: 'Post of Harbour View School' })
    expect(Object.keys(refs?.pictures ?? {})).toEqual(['/images/hero.svg', '/images/mark-dark.svg'])
  }
  expect(sections[3]?.refs?.posts?.map(({ href }) => href)).toEqual(['/school/blog/2'])
})

test('where there is no such post, a page says so', () => {
  const { sections, ...head } = resolvePost(blogOf(), undefined, assets)
  expect(head).toEqual({
    route: '/school/blog/_missing',
    title: 'No such post of Harbour View School – Harbour View School',
    description: 'No post.',
    header: 'overlay',
    light: 'noon',
    status: 404,
  })
  expect(sections.map(({ refs }) => refs?.post)).toEqual([null, null, null, undefined])
  expect(sections[3]?.refs?.posts).toEqual([])
})

test('without a page that shows posts, to ask for one is a fault of the program', () => {
  expect(() => resolvePost({ ...blogOf(), template: undefined }, postOf(1), assets)).toThrow(
    'There is no post template',
  )
})

test('a post is listed with what its card shows, and as a whole for the blog', () => {
  const post = postOf(1)
  expect(post && cardOf(post, blogOf(), assets)).toEqual({
    id: 1,
    title: 'Post of Harbour View School',
    excerpt: 'By Harbour View School.',
    featuredImage: '/images/hero.svg',
    featuredImageAlt: 'The harbour',
    date: '2025-04-01',
    author: 'The team',
    categories: ['News'],
    href: '/school/blog/1',
  })
  expect(postsOf(blogOf(), assets).map(({ id, href, picture }) => [id, href, picture.src])).toEqual([
    [2, '/school/blog/2', '/school/images/hero.svg'],
    [1, '/school/blog/1', '/school/images/hero.svg'],
  ])
  expect(postsOf(blogOf(), assets)[1]?.content).toBe('It happened.\nIt was good.')
})

test('a preview says of a page and of a post why visitors do not see them', () => {
  const view = { today: '2026-11-21', isPreview: true }
  const drafts = withFields('_posts/1.json', { draft: true }, withFields('blog/index.json', { draft: true }))
  const { content } = validateContent(documentsOf(drafts), smallWorld, view)
  const post = content?.posts.find(({ id }) => id === 1)
  expect(content && resolvePage(content, '/blog', assets).notice).toBe('Draft: not on the website yet')
  expect(content && resolvePost(content, post, assets).notice).toBe('Draft: not on the website yet')
  expect(content && resolvePost(content, content.posts[0], assets)).not.toHaveProperty('notice')
})

test('ways forward show the light of the pages to which they lead', () => {
  const way = (stage: string, link?: string) => ({ stage, description: 'On.', ...(link && { link }) })
  const items = [way('JHS', '/stages/jhs'), way('Work'), way('Blog', '/blog')]
  expect(refsOf({ type: 'pathForward', title: 'On', items })?.entries).toEqual([
    { name: 'JHS', link: '/school/stages/jhs', light: 'noon' },
  ])
})

test('an icon comes with its shape', () => {
  const items = [{ icon: 'sprout', title: 'Together', description: 'In small groups.' }]
  expect(refsOf({ type: 'learningApproaches', title: 'How', items })?.icons).toEqual({
    sprout: '<path d="sprout"/>',
  })
})

test('related posts come in the order in which they are named; those that are hidden stay away', () => {
  const third = withFields('_posts/2.json', { id: 3, draft: true, relatedPosts: [] })['_posts/2.json'] ?? ''
  const more = { ...template, '_posts/3.json': third }
  const related = contentOf(withFields('_posts/2.json', { relatedPosts: [3, 1] }, more))
  const [post] = related.posts
  expect(resolvePost(related, post, assets).sections[3]?.refs?.posts?.map(({ id }) => id)).toEqual([1])
})

test('what all pages share has its links, menus, pictures and icons ready', () => {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const navigation = [
    { label: '{school}', path: '/Home' },
    { label: 'Stages', path: '/Stages/', icon: 'users', subMenuFrom: '/stages' },
  ]
  const footer = {
    ...site.footer,
    social: [{ label: 'Facebook', path: 'https://www.facebook.com/x', icon: 'sprout' }],
  }
  const shared = resolveSite(
    contentOf({
      ...files,
      'stages/shs.json': stage('SHS', { order: 3, parent: '/stages/secondary', menuLabel: 'Senior' }),
      '_site.json': JSON.stringify({
        ...site,
        $schema: 'site.json',
        navigation,
        footer,
        catchAlls: ['/Stages'],
      }),
    }),
    assets,
  )
  expect(shared).toMatchObject({
    name: 'Harbour View School',
    base: '/school/',
    fonts: assets.fonts,
    navigation: [
      { label: 'Harbour View School', path: '/school/' },
      {
        label: 'Stages',
        path: '/school/stages',
        icon: 'users',
        subMenu: [
          { label: 'ILS', path: '/school/stages/ils' },
          { label: 'A Level', path: '/school/stages/alevel' },
          { label: 'JHS', path: '/school/stages/jhs' },
          { label: 'Zebra', path: '/school/stages/zebra' },
          { label: 'Senior', path: '/school/stages/shs' },
        ],
      },
    ],
    footer: { quickLinks: [{ label: 'Blog', path: '/school/blog' }] },
    fallbacks: [
      { prefix: '/school/stages', route: '/school/stages' },
      { prefix: '/school/blog', route: '/school/blog/_missing' },
    ],
  })
  expect(shared.navigation[1]).not.toHaveProperty('subMenuFrom')
  expect([shared, shared].map(data => '$schema' in data || 'catchAlls' in data)).toEqual([false, false])
  expect(Object.keys(shared.icons)).toEqual(['users', 'sprout'])
  expect(Object.keys(shared.pictures)).toEqual(['/images/mark-light.svg', '/images/mark-dark.svg'])
})

test('a site without posts has no page that answers for missing ones', () => {
  const { fallbacks } = resolveSite({ ...site(), template: undefined }, assets)
  expect(fallbacks).toEqual([{ prefix: '/school/stages', route: '/school/stages' }])
})
