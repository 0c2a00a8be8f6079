// Read by Stryker, which `npm run mutation` fetches (scripts/quality/mutation.ts).

/** Words for people: what a problem says, and what a field says about itself. No code reads them, and tests quote them where they matter. */
const words = {
  shouldIgnore(path) {
    const { node, parent } = path
    // What the words are about is asked all the same: z.string().min(1).meta(…).
    if (isCallOf(parent, 'meta') && path.listKey === 'arguments') return 'words for people'
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
    // File or code, then code or path, then message and cure.
    const first = isCallOf(parent, 'problem') || isCallOf(parent, 'fileProblem') ? 2 : Infinity
    const isWords = isField(path) || (parent.arguments?.indexOf(node) ?? -1) >= first
    return isWords ? 'words for people' : undefined
  },
}

const isCallOf = (node, name) =>
  node.type === 'CallExpression' && [node.callee.name, node.callee.property?.name].includes(name)

/** Whether something is said by a kind of field, such as text('The main heading of the page.', 'Junior High School'). */
function isField({ parent, scope, key }) {
  if (parent.type !== 'CallExpression' || parent.callee.type !== 'Identifier' || key > 1) return false
  const source = scope.getBinding(parent.callee.name)?.path.parent.source
  return source?.value.endsWith('/fields.ts') ?? false
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: words }]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', import.meta.url.replace('file://', '')],
  ignorers: ['words'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'schema/**/*.ts',
    // Declarations and explanations, which other tests compare as a whole with what is generated from them.
    '!schema/{sections,problems}/**',
    '!schema/{section,model/light,model/viewModel,editor/editorSchema,editor/jsonSchema}.ts',
    'renderer/{navigation/links,navigation/pageData,ui/text/contactUrls}.ts',
  ],
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
