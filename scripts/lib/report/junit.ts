import { isError, type Problem } from '../../../schema/problem.ts'
import { type Findings, repositoryPaths } from './findings.ts'

/** JUnit XML: each document without errors is a passed test, each error a failed one; warnings are printed with the suite. */
export function junit({ problems, sources, folders }: Findings): string {
  const pathOf = repositoryPaths(folders)
  const errors = problems.filter(isError)
  const broken = new Set(errors.map(({ file }) => file))
  const passed = [...sources.keys()].filter(file => !broken.has(file))
  const counts = `tests="${passed.length + errors.length}" failures="${errors.length}" errors="0"`
  const warnings = problems.filter(problem => !isError(problem)).map(warning => `${line(warning, pathOf)}\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Chalkline" ${counts}>`,
    `  <testsuite name="content" ${counts} skipped="0">`,
    ...passed.map(file => `    <testcase classname="${escaped(pathOf(file))}" name="is in order"/>`),
    ...errors.map(error => failed(error, pathOf)),
    ...(warnings.length > 0 ? [`    <system-out>${escaped(warnings.join(''))}</system-out>`] : []),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function failed(error: Problem, pathOf: (file: string) => string): string {
  const path = escaped(pathOf(error.file))
  const name = escaped(`${error.code}, line ${error.line}, column ${error.column}`)
  return `    <testcase classname="${path}" name="${name}" file="${path}" line="${error.line}">
      <failure type="${error.code}" message="${escaped(error.message)}">${escaped(line(error, pathOf))}</failure>
    </testcase>`
}

const line = ({ file, line, column, message, cure }: Problem, pathOf: (file: string) => string) =>
  `${pathOf(file)}:${line}:${column}  ${message} ${cure}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold at all, such as control characters and halves of a pair, becomes the sign for "unreadable". */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"]/g, sign => entities[sign] ?? sign)
