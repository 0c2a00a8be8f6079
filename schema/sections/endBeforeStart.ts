import type { Finding } from '../problems/finding.ts'

/** The mistake of a last day that is before the first. Both are `YYYY-MM-DD`. @param path leads to the last day */
export const endBeforeStart = (start: string, end: string | undefined, path: Finding['path']): Finding[] =>
  end !== undefined && end < start
    ? [
        {
          code: 'end-before-start',
          path,
          message: `This ends on ${end}, before it starts on ${start}.`,
          cure: 'Correct one of the two dates.',
        },
      ]
    : []
