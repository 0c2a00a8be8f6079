import type { NewKind } from '../../../lib/authoring/newDocument.ts'

/** A kind of document that an author can add. */
export interface OfferedKind {
  kind: NewKind
  name: string
  /** What it is for. */
  sentence: string
  /** Whether its author chooses the page to which it belongs. The others have a place of their own. */
  hasParent: boolean
}

const described: Readonly<Record<NewKind, Omit<OfferedKind, 'kind'>>> = {
  page: {
    name: 'Page',
    sentence: 'For anything that lasts: an opening picture, text, questions with answers, and an invitation.',
    hasParent: true,
  },
  post: {
    name: 'Post',
    sentence: 'News with a date and photographs, for the list of posts.',
    hasParent: false,
  },
  stage: {
    name: 'Stage',
    sentence: 'A stage of the school, with the same sections as the other stages. It joins their list.',
    hasParent: false,
  },
  offering: {
    name: 'Offering',
    sentence: 'Something special that the school has for its pupils. It joins the list of offerings.',
    hasParent: false,
  },
}

// `as`: Object.keys returns string[].
export const offeredKinds: readonly OfferedKind[] = (Object.keys(described) as NewKind[]).map(kind => ({
  kind,
  ...described[kind],
}))
