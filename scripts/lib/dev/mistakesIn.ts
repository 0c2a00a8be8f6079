import type { Problem } from '../../../schema/problems/problem.ts'
import { codeFrame } from '../report/pretty.ts'
import type { Report } from '../report/Report.ts'
import type { Mistake } from './overlay/Mistake.ts'

/** The mistakes of a site as the overlay shows them. */
export const mistakesIn = (problems: readonly Problem[], texts: Report['texts']): Mistake[] =>
  problems.map(problem => {
    const { file, line, message, cure, help } = problem
    const text = texts.get(file)
    return {
      file,
      line,
      message,
      cure,
      help,
      excerpt: text === undefined ? undefined : codeFrame(problem, text),
    }
  })
