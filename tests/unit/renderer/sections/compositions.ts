import { isStatement } from '../../../../renderer/sections/Text.tsx'
import type { SectionData } from '../../../../schema/model/viewModel.ts'
import type { SectionType } from '../../../../schema/section.ts'

/** How the words and pictures of several types are arranged, each for a reason in what they show. */
const compositions = {
  room: 'A picture from edge to edge and words on its plain wall: where a page opens or closes.',
  rail: 'Links in one line: what leads elsewhere, and is no content of its own.',
  ledger: 'The heading on the left, its sentence on the right, entries under lines: what is looked up.',
  margin: 'The heading stays in the margin while one reads or answers: what is read in order.',
  pictured: 'A picture beside the words: what is told of one place or by one person.',
  statement: 'One paragraph, set large: a single thought.',
  morning: 'Bands from dawn to noon: what follows upon something else over the years.',
  openings: 'A wall of lit openings: a share of a whole.',
  show: 'One large picture: what is to be looked at.',
  signs: 'Facts below signs, without lines: what is found by a glance.',
  stories: 'Pictures with dates and words: news.',
} as const

type Composition = keyof typeof compositions

type ByContent = { [T in SectionType]?: Composition | ((section: SectionData<T>['section']) => Composition) }

const bySection: ByContent = {
  hero: 'room',
  callToAction: 'room',
  postHero: 'room',
  quickLinks: 'rail',
  siblings: 'rail',
  calendar: 'ledger',
  cards: ({ items }) => {
    if (items.every(({ link, image }) => link && !image)) return 'margin'
    if (items.every(({ icon, image }) => icon && !image)) return 'signs'
    return items.every(({ image }) => image) ? 'stories' : 'ledger'
  },
  contact: 'ledger',
  documents: 'ledger',
  events: 'ledger',
  ageFinder: 'ledger',
  fees: 'ledger',
  pageFees: 'ledger',
  logos: 'ledger',
  people: 'ledger',
  results: 'openings',
  subjects: 'ledger',
  table: 'ledger',
  vacancies: 'ledger',
  faq: 'margin',
  form: 'margin',
  requirementsOverview: 'margin',
  postBody: 'margin',
  text: section => (isStatement(section) ? 'statement' : section.image ? 'pictured' : 'margin'),
  admissionRequirements: 'pictured',
  principalMessage: 'pictured',
  prospectus: 'pictured',
  map: 'pictured',
  quotes: 'statement',
  claims: 'openings',
  timeline: 'morning',
  milestones: 'morning',
  gallery: 'show',
  postGallery: 'show',
  video: 'show',
  blogList: 'stories',
  latestPosts: 'stories',
  relatedPosts: 'stories',
}

/** The composition of a section. A type that is not in the table is arranged like no other. */
export function compositionOf(section: SectionData['section']): Composition | SectionType {
  // Each entry is paired with its own section type; the pairing is lost in a lookup.
  const entry = bySection[section.type] as
    | Composition
    | ((section: SectionData['section']) => Composition)
    | undefined
  return (typeof entry === 'function' ? entry(section) : entry) ?? section.type
}
