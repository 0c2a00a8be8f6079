import type { Problem } from '../../../../schema/problems/problem.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import type { Check } from '../../content/checkSite.ts'
import { fieldsOf } from './fieldsOf.ts'

/** Problems in which documents are called by their titles instead of their files, which authors of the studio never see. */
export const nameDocuments = (problems: readonly Problem[], check: Check | undefined): Problem[] =>
  problems.map(problem => ({
    ...problem,
    message: withTitles(problem.message, check),
    cure: withTitles(problem.cure, check),
  }))

const withTitles = (words: string, check: Check | undefined): string =>
  words.replace(/"([^"\s]+\.json)"/g, (quoted, file: string) => {
    if (!check?.sources.get(file)) return quoted
    const { title } = fieldsOf(file, check)
    return kindOf(file) === 'site' ? '“The whole site”' : typeof title === 'string' ? `“${title}”` : quoted
  })
