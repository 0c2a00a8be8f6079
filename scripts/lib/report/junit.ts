import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { inRepository, type Report, repositoryPaths } from './Report.ts'

/** JUnit XML: each document without errors is a passed test, each error a failed test. Warnings are the output of the suite. */
export function junit(report: Report): string {
  const problems = inRepository(report)
  const errors = problems.filter(isError)
  const broken = new Set(errors.map(({ file }) => file))
  const files = [...report.sources.keys()].map(repositoryPaths(report.folders))
  const passed = files.filter(file => !broken.has(file))
  const counts = `tests="${passed.length + errors.length}" failures="${errors.length}" errors="0"`
  const warnings = problems.filter(problem => !isError(problem)).map(warning => `${line(warning)}\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Chalkline" ${counts}>`,
    `  <testsuite name="content" ${counts} skipped="0">`,
    ...passed.map(file => `    <testcase classname="${escaped(onOneLine(file))}" name="is in order"/>`),
    ...errors.map(failed),
    ...(warnings.length > 0 ? [`    <system-out>${escaped(warnings.join(''))}</system-out>`] : []),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function failed(error: Problem): string {
  const path = escaped(onOneLine(error.file))
  const name = escaped(`${error.code}, line ${error.line}, column ${error.column}`)
  return `    <testcase classname="${path}" name="${name}" file="${path}" line="${error.line}">
      <failure type="${error.code}" message="${escaped(onOneLine(error.message))}">${escaped(line(error))}</failure>
    </testcase>`
}

const line = ({ file, line, column, message, cure }: Problem) =>
  onOneLine(`${file}:${line}:${column}  ${message} ${cure}`)

/** A name of a file can have line breaks; what stands behind one would pass for a command to the program that shows the report. */
const onOneLine = (text: string): string => text.replace(/\r\n?|\n/g, '␊')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML. Characters that XML forbids, such as control characters and lone surrogates, become U+FFFD. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"]/g, sign => entities[sign] ?? sign)
