import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnySection,
  definitionOf,
  isForPostsAlone,
  type SectionType,
  section,
  sectionPresets,
  sectionTypes,
} from '../../schema/section.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { serveChangedSite } from './changedSite.ts'
import { mostOf } from './extremeSections.ts'

/**
 * Before the first test, builds and serves a copy of the site with more pages, of a section or a few each. A test loads no more
 * than it is about: the home page alone takes a browser a second.
 * @returns stops serving
 */
export default async function serveSectionSite(): Promise<() => void> {
  const { origin, close } = await serveChangedSite('section-site', documents())
  // Reaches the processes of the tests, as `sectionSite`.
  process.env.CHALKLINE_SECTION_SITE = origin
  return close
}

/** The address of the site, for `test.use({ baseURL: sectionSite })`. */
export const sectionSite = process.env.CHALKLINE_SECTION_SITE

// Sections of a post need one: they are seen on a post's page, after the one that is its heading.
const head = (type: SectionType) => definitionOf(type).use?.after ?? ''
export const postTypes = sectionTypes
  .filter(isForPostsAlone)
  .sort((one, other) => head(one).localeCompare(head(other)))
const pageTypes = sectionTypes.filter(type => !isForPostsAlone(type))
/** Types that do more in a browser than what HTML does by itself: islands, those that have one, and films. */
const isInteractive = (type: SectionType) =>
  existsSync(
    join(projectRoot, `renderer/sections/${type.replace(/^./, first => first.toUpperCase())}.island.tsx`),
  ) || ['callToAction', 'prospectus', 'video'].includes(type)
export const interactiveTypes = pageTypes.filter(isInteractive)
export const staticTypes = pageTypes.filter(type => !isInteractive(type))

/** Numbers of pictures that galleries are tested with. Each is at `/galleries/<number>`. */
export const counts = [0, 1, 2, 3, 4, 5, 6, 40] as const

/** Numbers of items that lists in columns are tested with. Each is at `/rows/<number>`. */
export const rowCounts = Array.from({ length: 12 }, (_, index) => index + 1)

/** The numbers of columns of tables with long words at `/wide`. */
export const columnCounts = [3, 5, 9, 14]

export const LONG = 'Internationalisierungsmöglichkeitsverordnung'

function documents(): Record<string, object> {
  const first = pageTypes.flatMap(type => samplesOf(type).slice(0, 1))
  const [registration, enquiry] = samplesOf('form')
  return {
    'interactive.json': pageOf('Interactive', onOnePage(interactiveTypes.flatMap(samplesOf))),
    'static.json': pageOf('Static', onOnePage(staticTypes.flatMap(samplesOf))),
    'blog/[id].json': pageOf('Blog post not found', postTypes.flatMap(samplesOf)),
    'wide.json': pageOf('Wide', [
      stair(),
      ...columnCounts.map(tableOf),
      ...onOnePage((['table', 'siblings', 'requirementsOverview'] as const).flatMap(samplesOf)),
    ]),
    'most.json': pageOf('Most', onOnePage(first.map(mostOf))),
    ...Object.fromEntries(
      counts.map(count => [
        `galleries/${count}.json`,
        pageOf(`${count} pictures`, [words('Before'), galleryOf(count), words('After')]),
      ]),
    ),
    ...Object.fromEntries(
      rowCounts.map(count => [`rows/${count}.json`, pageOf(`Rows of ${count}`, onOnePage(gridsOf(count)))]),
    ),
    'day.json': only('hero', 'index.json'),
    'carousel.json': only('gallery', 'index.json'),
    'questions.json': only('faq', 'stages/pre-school.json'),
    'fees.json': only('callToAction', 'stages/pre-school.json'),
    'register.json': pageOf('Register', [registration]),
    'ask.json': pageOf('Ask', [enquiry]),
    'film.json': pageOf('Film', [film]),
    'way.json': pageOf('Way', [wayTo('Register', '/register'), wayTo('To the film', '/film')]),
  }
}

/** Types whose lists may have as many items as an author likes. */
const listed = (
  'admissionRequirements cards claims documents events faq learningApproaches logos map milestones ' +
  'pathForward people quickLinks quotes steps subjects timeline tracks vacancies'
).split(' ')

/** A section of each preset with so many items, as far as its schema allows it. */
const gridsOf = (count: number): AnySection[] =>
  sectionPresets
    .filter(({ section: { type } }) => listed.includes(type))
    .map(({ section }) => withItems(section, count))
    .filter(one => section.safeParse(one).success)

function withItems(one: AnySection, count: number): AnySection {
  const entries = Object.entries(one).map(([key, value]) => {
    if (key === 'groups' && Array.isArray(value)) return [key, value.map(group => withItems(group, count))]
    if (!['items', 'directions'].includes(key) || !Array.isArray(value) || value.length === 0)
      return [key, value]
    return [
      key,
      Array.from({ length: count }, (_, index) => numberedItem(value[index % value.length], index)),
    ]
  })
  return Object.fromEntries(entries)
}

const numberedItem = (item: object, index: number) =>
  Object.fromEntries(
    Object.entries(item).map(([key, text]) => [
      key,
      ['title', 'name', 'label', 'stage', 'question'].includes(key) ? `${text} ${index + 1}` : text,
    ]),
  )

const samplesOf = (type: SectionType) =>
  sectionPresets.filter(({ section }) => section.type === type).map(({ section }) => section)

const pageOf = (title: string, sections: readonly (object | undefined)[]) => ({
  title,
  description: `${title}.`,
  sections,
})

/** Sections for a page of many: none is an anchor, and what a landmark is called says which one it is. */
function onOnePage(sections: readonly AnySection[]): object[] {
  const titles = new Set<string>()
  return sections.map(section => {
    const title = 'title' in section ? (section.title ?? '') : ''
    const isRepeated = title !== '' && titles.has(title)
    titles.add(title)
    return { ...section, id: undefined, ...(isRepeated && { title: `${title} again` }) }
  })
}

/** A page of the real site with nothing but one type of its sections, which but for a hero begins out of view. */
function only(type: SectionType, file: string): object {
  const { title, description, header, light, sections } = JSON.parse(
    readFileSync(join(projectRoot, 'pages-json', file), 'utf8'),
  )
  const kept = sections.filter((section: AnySection) => section.type === type)
  const before = type === 'hero' ? [] : [words('Before', 40)]
  return { title, description, header, light, sections: [...before, ...kept] }
}

const words = (title: string, lines = 2) => ({
  type: 'text',
  title,
  content: Array(lines).fill('Words.').join('\n'),
})

/** A stair of twenty steps with long words. */
function stair(): object {
  const [section] = samplesOf('pathForward')
  const [step] = section?.type === 'pathForward' ? section.items : []
  return {
    ...section,
    items: Array.from({ length: 20 }, (_, index) => ({ ...step, stage: `${LONG} ${index}` })),
  }
}

const tableOf = (count: number) => ({
  type: 'table',
  title: `${count} columns`,
  columns: Array.from({ length: count }, (_, index) => ({
    label: index === 1 ? LONG : `Column ${index}`,
    align: index === 2 ? 'right' : 'left',
  })),
  rows: [LONG, '–'].map(text =>
    Array.from({ length: count }, (_, index) => (index % 3 === 0 ? text : `${index}`)),
  ),
})

const drawings = [
  'folded-roof great-stair colonnade sea-window courtyard library',
  'veranda music-room garden gate workshop court-at-noon',
].flatMap(names => names.split(' ').map(name => `/images/gallery/${name}.svg`))

const galleryOf = (count: number) => ({
  type: 'gallery',
  title: 'Gallery Highlights',
  items: Array.from({ length: count }, (_, index) => ({
    src: drawings[index % drawings.length],
    alt: `Picture called ${index + 1}`,
    caption: `Caption ${index + 1}`,
  })),
})

const film = {
  type: 'video',
  title: 'A day at school',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  videoTitle: 'From bell to bell',
  length: '3:45',
}

const wayTo = (buttonText: string, buttonLink: string) => ({
  type: 'callToAction',
  title: `Way: ${buttonText}`,
  description: 'It leads there.',
  buttonText,
  buttonLink,
})
