import { expect, test } from 'vitest'
import { createRenderer, namesIn, rulesOf } from '../../../../renderer/server/renderPage.tsx'
import type { PageData, Picture, SectionData } from '../../../../schema/model/viewModel.ts'
import { type SectionType, sectionPresets } from '../../../../schema/section.ts'
import { parsed, refsOf } from '../parsed.ts'
import { siteData } from '../siteData.ts'

const renderer = createRenderer(siteData)

type Lighting = 'shadow' | 'tint' | 'none'

/** What a photograph takes of the light, by the section that shows it. */
const expected: Partial<Record<SectionType, Lighting[]>> = {
  hero: ['shadow'],
  callToAction: ['shadow'],
  text: ['shadow'],
  cards: ['shadow'],
  pageCards: ['shadow'],
  admissionRequirements: ['shadow'],
  blogList: ['shadow'],
  latestPosts: ['shadow'],
  relatedPosts: ['shadow'],
  postHero: ['shadow'],
  people: ['tint'],
  principalMessage: ['tint'],
  quotes: ['tint'],
  video: ['tint'],
  postBody: ['tint'],
  gallery: ['none'],
  postGallery: ['none'],
  logos: ['none'],
  map: ['none'],
}

const post = {
  ...{ id: 1, title: 'Concert', excerpt: 'Songs.', featuredImage: '/a.svg', href: '/blog/1' },
  ...{ date: '2026-05-02', author: 'Efua', categories: ['Music'] },
}
const entry = { name: 'Primary', link: '/primary', description: 'First.', icon: 'sun', image: '/a.svg' }

/** Every picture that a preset names is the same one. */
const refsWith = (picture: Picture): SectionData['refs'] => ({
  pictures: Object.fromEntries(
    [...(JSON.stringify(sectionPresets).match(/\/images\/[\w/-]+\.svg/g) ?? []), '/a.svg'].map(path => [
      path,
      picture,
    ]),
  ),
  icons: {},
  files: {},
  entries: [{ ...entry, isCurrent: false }],
  posts: [post],
  post: {
    ...post,
    content: [{ tag: 'figure', src: '/a.svg', alt: 'A choir' }],
    images: ['/a.svg'],
    relatedPosts: [],
  },
  frame: { url: 'https://video.example/1', service: 'Tube' },
})

/** The section as a visitor gets it, without header and footer. */
function show(section: (typeof sectionPresets)[number]['section'], picture: Picture): string {
  const page: PageData = {
    ...{ route: '/', title: 'Songs', description: 'Songs.', header: 'solid', light: 'early' },
    sections: [{ section: parsed(section), refs: { ...refsOf(section), ...refsWith(picture) } }],
  }
  return /<main[\s\S]*<\/main>/.exec(renderer.renderPage(page).body)?.[0] ?? ''
}

const photograph: Picture = {
  ...{ src: '/a.jpg', width: 900, height: 600, color: '#a0a0a0', isPhotograph: true },
  extremes: ['#101010', '#e0e0e0'],
}

function lightingsIn(html: string): Lighting[] {
  const frames = [...html.matchAll(/(?:<picture class="([^"]*)">)?<img /g)]
  return frames.map(([, classes]) => {
    const rules = classes ? rulesOf(namesIn([classes])) : ''
    if (!rules.includes('mix-blend-mode:multiply')) return 'none'
    return rules.includes('data:image/svg+xml') ? 'shadow' : 'tint'
  })
}

test('a photograph takes part in the light of its page by the section that shows it', () => {
  const found: Partial<Record<SectionType, Lighting[]>> = {}
  for (const { section } of sectionPresets) {
    const lightings = lightingsIn(show(section, photograph))
    if (lightings.length > 0)
      found[section.type] = [...new Set([...(found[section.type] ?? []), ...lightings])]
  }
  expect(found).toEqual(expected)
})

test('a section with drawings has no markup of light and shadow', () => {
  const { isPhotograph: _, ...drawing } = { ...photograph, src: '/a.svg' }
  for (const { section } of sectionPresets) {
    const html = show(section, drawing)
    expect(lightingsIn(html).filter(lighting => lighting !== 'none')).toEqual([])
    expect(html).not.toContain('<picture')
  }
})
