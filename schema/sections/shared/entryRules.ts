import type { PathProblem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'

/** A list whose entries belong to those of another list, and that has more or fewer of them. */
export const wrongCount = (path: PathProblem['path'], message: string, suggestion: string): PathProblem => ({
  code: 'wrong-number-of-entries',
  path,
  message,
  suggestion,
})

/** `1 column`, `3 columns`. */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/**
 * Entries of a list with the name of an earlier one.
 * @param list the name of the list in its section
 * @param key the field that holds the name
 */
export const repeatedNames = (
  entries: readonly { name: string }[],
  list: string,
  key = 'name',
): PathProblem[] =>
  entries.flatMap(({ name }, index) =>
    entries.findIndex(entry => isSameName(entry.name, name)) === index
      ? []
      : {
          code: 'repeated-name',
          path: [list, index, key],
          message: `There is another "${truncate(name, 40)}" above.`,
          suggestion: 'Give each a name of its own, or delete one of the two.',
        },
  )

/** Whether two names are the same but for their capital letters. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
