import type { ListedDocument } from '../../documents/listDocuments.ts'

/** What the list of pages can be narrowed down to. */
export const statuses = {
  all: { name: 'All', includes: () => true },
  drafts: { name: 'Drafts', includes: ({ isDraft }: ListedDocument) => isDraft },
  scheduled: { name: 'Scheduled', includes: ({ isScheduled }: ListedDocument) => isScheduled },
  mistakes: {
    name: 'With mistakes',
    includes: ({ problems }: ListedDocument) => problems.some(({ severity }) => severity === 'error'),
  },
} as const

export type Status = keyof typeof statuses
