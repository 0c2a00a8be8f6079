// Read by Stryker, which `npm run mutation` fetches (scripts/mutation.ts).

/** What a problem says, and what a field says about itself: words for people, which no code reads. */
const words = {
  shouldIgnore({ node, parent }) {
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
    if (parent?.type !== 'CallExpression' || !isProblem(parent.callee)) return undefined
    // File or code, then code or path, then message and cure.
    return parent.arguments.indexOf(node) >= 2 ? 'words for people' : undefined
  },
}

/** The second half of what is never compared: descriptions and examples of fields. */
const descriptions = {
  shouldIgnore: ({ node }) =>
    node.type === 'CallExpression' && node.callee.property?.name === 'meta' ? 'words for people' : undefined,
}

const isProblem = callee => callee.name === 'fileProblem' || callee.property?.name === 'problem'

export const strykerPlugins = [
  { kind: 'Ignore', name: 'words', value: words },
  { kind: 'Ignore', name: 'descriptions', value: descriptions },
]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', import.meta.url.replace('file://', '')],
  ignorers: ['words', 'descriptions'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  // Every mutant is run by the tests alone that reach it.
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Stryker would rewrite it by means of TypeScript’s API, which TypeScript 7 has no more; nothing in it needs that.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  ignorePatterns: ['/.cache', '/dist', '/screenshots', '/.git'],
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, allowColor: false, skipFull: true },
  jsonReporter: { fileName: '.cache/mutation.json' },
  htmlReporter: { fileName: '.cache/mutation.html' },
  thresholds: { high: 90, low: 85, break: 85 },
  allowConsoleColors: false,
}
