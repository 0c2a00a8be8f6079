import type { Problem } from '../../../../schema/problems/problem.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { fieldsOf } from './fieldsOf.ts'

/** Problems in which documents are called by their titles instead of their files, which authors of the studio never see. */
export const nameDocuments = (problems: readonly Problem[], site: Site | undefined): Problem[] =>
  problems.map(problem => ({
    ...problem,
    message: withTitles(problem.message, site),
    cure: withTitles(problem.cure, site),
  }))

const withTitles = (words: string, site: Site | undefined): string =>
  words.replace(/"([^"\s]+\.json)"/g, (quoted, file: string) => {
    if (!site?.texts.has(file)) return quoted
    const { title } = fieldsOf(file, site)
    return kindOf(file) === 'site' ? '“The whole site”' : typeof title === 'string' ? `“${title}”` : quoted
  })
