import { isStatement } from '../../../../renderer/sections/Text.tsx'
import type { SectionData } from '../../../../schema/model/viewModel.ts'
import type { SectionType } from '../../../../schema/section.ts'

/** How the words and pictures of a section are arranged, each for a reason in what it shows. */
export const compositions = {
  room: 'A picture from edge to edge and words on its plain wall: where a page opens or closes.',
  rail: 'Links in one line: what leads elsewhere, and is no content of its own.',
  ledger: 'The heading on the left, its sentence on the right, entries under lines: what is looked up.',
  margin: 'The heading stays in the margin while one reads or answers: what is read in order.',
  pictured: 'A picture beside the words: what is told of one place or by one person.',
  thread: 'Numerals on a thread beside a heading that stays: what is done one after the other.',
  frieze: 'A course of blocks above signs without lines: habits, which have no order and no ends.',
  statement: 'One paragraph, set large: a single thought.',
  bays: 'Bays of a wall from edge to edge, in the paints of their pages: places to enter.',
  morning: 'Bands from dawn to noon: what follows upon something else over the years.',
  openings: 'A wall of lit openings: a share of a whole.',
  fork: 'A line that divides: a choice between two ways.',
  stair: 'Steps that climb: one thing that leads up to the next.',
  show: 'One large picture: what is to be looked at.',
  signs: 'Facts below signs, without lines: what is found by a glance.',
  stories: 'Pictures with dates and words: news.',
} as const

export type Composition = keyof typeof compositions

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
  steps: 'thread',
  learningApproaches: 'frieze',
  claims: 'openings',
  pageCards: 'bays',
  timeline: 'morning',
  milestones: 'morning',
  tracks: 'fork',
  pathForward: 'stair',
  gallery: 'show',
  postGallery: 'show',
  video: 'show',
  blogList: 'stories',
  latestPosts: 'stories',
  relatedPosts: 'stories',
}

/** The composition of a section. @throws when its type is not in the table above */
export function compositionOf(section: SectionData['section']): Composition {
  // Each entry is paired with its own section type; the pairing is lost in a lookup.
  const entry = bySection[section.type] as
    | Composition
    | ((section: SectionData['section']) => Composition)
    | undefined
  if (!entry) throw new Error(`Which composition has the section type "${section.type}"?`)
  return typeof entry === 'function' ? entry(section) : entry
}
