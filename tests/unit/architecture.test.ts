import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { sectionTypes } from '../../schema/section.ts'
import { OWN_IDS } from '../../schema/validate/documentRules.ts'

const root = join(import.meta.dirname, '../..')

interface Import {
  file: string
  /** A path from the root for our own files, else the name of the package. */
  of: string
  isType: boolean
  isLazy: boolean
}

const imports = ['schema', 'renderer', 'scripts', 'tests'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => importsOf(`${room}/${name}`)),
)

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const statements = text.matchAll(
    /(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g,
  )
  return [...statements].map(([, type, fixed = '', lazy = '']) => ({
    file,
    of: (fixed || lazy).startsWith('.') ? join(dirname(file), fixed || lazy) : fixed || lazy,
    isType: type !== undefined,
    isLazy: lazy !== '',
  }))
}

const from = (room: string) => imports.filter(({ file }) => file.startsWith(room))
const offenders = (list: Import[], isAllowed: (found: Import) => boolean) =>
  list.filter(found => !isAllowed(found)).map(({ file, of }) => `${file} imports ${of}`)

/** Components may name islands, which this table loads when a browser needs them. */
const islandTable = 'renderer/islands.ts'
const isIslandOfTable = ({ file, isLazy }: Import) => file === islandTable && isLazy

/** A file, and all that it imports, itself or through others. @param counts whether an import does */
function loadedWith(start: string, counts: (found: Import) => boolean = () => true): Set<string> {
  const found = new Set([start])
  for (const file of found)
    for (const one of imports) if (one.file === file && !one.isType && counts(one)) found.add(one.of)
  return found
}

test('every import of our own code leads to a file, so that the rules below see all of them', () => {
  const own = imports.filter(({ of }) => /^(?:schema|renderer|scripts|tests)\//.test(of))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ of }) => !existsSync(join(root, of)))).toEqual([])
})

test('schema knows zod, the parsers of JSON and Markdown, the distance of words and the names of colours, and nothing else', () => {
  const packages = ['zod', 'markdown-it', 'jsonc-parser', 'fastest-levenshtein', 'color-name']
  expect(offenders(from('schema/'), ({ of }) => of.startsWith('schema/') || packages.includes(of))).toEqual(
    [],
  )
})

test('tests/unit mirrors the source: every folder below schema, renderer and scripts is a folder of the source', () => {
  const tests = ['schema', 'renderer', 'scripts'].flatMap(room =>
    readdirSync(join(root, 'tests/unit', room), { recursive: true, withFileTypes: true })
      .filter(entry => /\.test\.tsx?$/.test(entry.name))
      .map(entry => relative(join(root, 'tests/unit'), entry.parentPath)),
  )
  expect(tests.length).toBeGreaterThan(100)
  expect([...new Set(tests)].filter(folder => !existsSync(join(root, folder)))).toEqual([])
})

test('paths.ts and slug.ts import nothing, and letters.ts only slug.ts', () => {
  expect([...from('schema/model/paths.ts'), ...from('schema/model/slug.ts')]).toEqual([])
  expect(from('schema/model/letters.ts').map(({ of }) => of)).toEqual(['schema/model/slug.ts'])
})

test('renderer takes only types, paths.ts, slug.ts and letters.ts from schema, so that zod never reaches a browser', () => {
  const shared = ['paths.ts', 'slug.ts', 'letters.ts'].map(name => `schema/model/${name}`)
  const reaching = from('renderer/').filter(({ of }) => of.startsWith('schema/') || of === 'zod')
  expect(offenders(reaching, ({ of, isType }) => isType || shared.includes(of))).toEqual([])
})

test('renderer knows no commands, and nothing but tests knows tests', () => {
  expect(offenders(from('renderer/'), ({ of }) => !of.startsWith('scripts/'))).toEqual([])
  expect(
    offenders(
      [...from('renderer/'), ...from('schema/'), ...from('scripts/')],
      ({ of }) => !of.startsWith('tests/'),
    ),
  ).toEqual([])
})

test('sections are found: nothing imports one but a part of itself', () => {
  const reaching = from('renderer/').filter(({ of }) => of.startsWith('renderer/sections/'))
  const folderOf = (path: string) => /^renderer\/sections\/([^/.]+)/.exec(path)?.[1]
  expect(
    offenders(reaching, ({ file, of }) => folderOf(file) === folderOf(of) && folderOf(file) !== undefined),
  ).toEqual([])
})

test('the entry script imports at once no React, no styles and nothing that makes HTML', () => {
  const found = loadedWith('renderer/browser/entry.ts', ({ isLazy }) => !isLazy)
  const allowed = [
    islandTable,
    ...['renderer/theme/scriptTokens.ts', 'renderer/theme/constants.ts'],
    ...['schema/model/paths.ts', 'schema/model/slug.ts'],
  ]
  expect(found.size).toBeGreaterThan(10)
  expect([...found].filter(file => !file.startsWith('renderer/browser/') && !allowed.includes(file))).toEqual(
    [],
  )
})

test('scripts use the renderer through renderPage.tsx and what server, browser and drawings share', () => {
  const shared = [
    'server/renderPage.tsx',
    'server/document.ts',
    'islandSite.ts',
    'ui/text/language.ts',
    // The build and the browser must split texts into the same terms.
    'search/SiteSearch.ts',
    'search/terms.ts',
    'theme/fontFaces.ts',
    'theme/themeStyle.ts',
    'theme/designTokens.ts',
    'theme/typefaceTable.ts',
  ]
  // What runs in pages of the dev server, and in the studio's frame, is code of a browser.
  const inPages = ['scripts/lib/dev/refresh/', 'scripts/studio/app/frame/']
  const reaching = from('scripts/').filter(
    ({ file, of }) => of.startsWith('renderer/') && !inPages.some(folder => file.startsWith(folder)),
  )
  expect(offenders(reaching, ({ of }) => shared.includes(of.slice('renderer/'.length)))).toEqual([])
})

test('a site and its outputs come from values alone: nothing that makes them knows a disk, a process or a network', () => {
  const site = loadedWith('schema/site/createSite.ts')
  const outputs = loadedWith('scripts/site/outputs.ts')
  expect(site).toContain('schema/validate/validateSite.ts')
  expect(outputs).toContain('scripts/site/outputs/feeds.ts')
  const studio = ['StudioSite', 'documentCalls', 'publicationCalls', 'fileCalls', 'measureFile'].map(name =>
    loadedWith(`scripts/studio/site/${name}.ts`),
  )
  const nodeIn = (files: ReadonlySet<string>) => [...files].filter(of => of.startsWith('node:'))
  expect([site, outputs, ...studio].flatMap(nodeIn)).toEqual([])
  for (const host of ['GitHubHost', 'GitLabHost', 'GiteaHost'])
    expect(nodeIn(loadedWith(`scripts/studio/hosts/${host}.ts`))).toEqual([])
  // The same walk finds the modules of Node where there are some.
  expect(nodeIn(loadedWith('scripts/site/folder.ts'))).toContain('node:fs')
})

test('the page of the studio takes only types from its server, but for code without Node', () => {
  const shared = [
    ...['scripts/studio/site/attachmentTypes.ts', 'scripts/studio/site/labels.ts'],
    'scripts/studio/hosts/forge.ts',
    ...['morphPage', 'showPage'].map(name => `scripts/lib/dev/refresh/${name}.ts`),
    // The worker is started by its address alone.
    ...['scripts/studio/site/printFields.ts', 'scripts/studio/worker/sharedWorker.ts'],
    ...['scripts/lib/dev/sampleAddress.ts', 'scripts/lib/usageError.ts'],
    ...['notAPicture', 'drawingCleaner'].map(name => `scripts/site/pictures/${name}.ts`),
    ...['pictureRules', 'prepareAttachment'].map(name => `scripts/studio/site/${name}.ts`),
  ]
  const reaching = from('scripts/studio/app/').filter(
    ({ of, isType }) => !isType && /^scripts\//.test(of) && !of.startsWith('scripts/studio/app/'),
  )
  expect(offenders(reaching, ({ of }) => shared.includes(of))).toEqual([])
  const page = ['main.tsx', 'files/prepareFile.ts'].flatMap(name => [
    ...loadedWith(`scripts/studio/app/${name}`),
  ])
  expect(page).toContain('schema/model/schemaNode.ts')
  expect(page.filter(of => of.startsWith('node:'))).toEqual([])
  // Before any schema is made, which the policy of the page would report.
  const [first] = from('scripts/studio/app/main.tsx')
  expect(first?.of).toBe('scripts/studio/app/withoutEval.ts')
})

test('a section type is called as its file in schema/sections, where it is found', () => {
  const files = readdirSync(join(root, 'schema/sections')).filter(name => name.endsWith('.ts'))
  expect(files.map(name => name.slice(0, -'.ts'.length)).sort()).toEqual(sectionTypes.toSorted())
})

/** Files and folders that may name section types, with the reason. */
const mayNameTypes = [
  // Whole documents, and pages that measurements need.
  'schema/starters/',
  'schema/problems/',
  'scripts/quality/',
  // Its advice names the sections of a post template.
  'schema/validate/postTemplate.ts',
  // The newsletter's form has the fields of the section.
  'renderer/forms/answers.ts',
  // A report says "FAQ".
  'scripts/lib/review/reviewSite.ts',
  'schema/sections.generated.ts',
  // Drawings have elements of these names.
  'scripts/site/pictures/drawingCleaner.ts',
]
/** Types whose names are also ordinary words. Of these only unmistakable uses count. */
const ambiguousTypes = [
  ...['text', 'form', 'gallery', 'contact', 'relatedPosts', 'table', 'fees', 'results'],
  ...['people', 'quotes', 'documents', 'events', 'map', 'video'],
]

test('nothing but its definition, its component and the tables names a section type', () => {
  const owner = (file: string) =>
    /^(?:schema|renderer)\/sections\/([^/.]+)/.exec(file)?.[1]?.replace(/^./, first => first.toLowerCase())
  const files = ['schema', 'renderer', 'scripts'].flatMap(room =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:tsx?|mjs)$/.test(name))
      .map(name => `${room}/${name}`),
  )
  const found = files
    .filter(file => !mayNameTypes.some(start => file.startsWith(start)))
    .flatMap(file => {
      const code = readFileSync(join(root, file), 'utf8').replace(
        /\/\*\*.*?\*\/|\/\/ [^\n]*|(?:instead|after): '\w+'/gs,
        '',
      )
      const isNamed = (type: string) =>
        new RegExp(
          `${ambiguousTypes.includes(type) ? '(?:type [!=]==|case|Section<|SectionData<) ?' : ''}['"\`]${type}['"\`]`,
        ).test(code)
      return sectionTypes
        .filter(type => type !== owner(file) && isNamed(type))
        .map(type => `${file}: ${type}`)
    })
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test('no section can have an id that every page has', () => {
  const layout = readdirSync(join(root, 'renderer/layout'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .map(name => `layout/${name}`)
  const written = ['server/document.ts', ...layout].flatMap(name => [
    ...readFileSync(join(root, 'renderer', name), 'utf8').matchAll(/\sid="([^"]+)"/g),
  ])
  expect(written.map(([, id]) => id).sort()).toEqual([...OWN_IDS].sort())
})

test('colours stand in renderer/theme alone', () => {
  const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
  const coloured = files.filter(
    name =>
      /\.tsx?$/.test(name) &&
      !name.startsWith('theme/') &&
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i.test(readFileSync(join(root, 'renderer', name), 'utf8')),
  )
  expect(coloured).toEqual([])
})

test('D1: nothing but _site.json spells the name of the school', () => {
  const name: string = JSON.parse(readFileSync(join(root, 'pages-json/_site.json'), 'utf8')).name
  const rooms = ['schema', 'renderer', 'scripts', 'tests', 'pages-json', '.github']
  const texts = rooms
    .filter(room => existsSync(join(root, room)))
    .flatMap(room =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(file => `${room}/${file}`),
    )
    .concat('README.md', 'CONTRIBUTING.md', 'package.json')
    .filter(file => /\.(?:tsx?|mjs|json|md|yml)$/.test(file) && existsSync(join(root, file)))
  expect(
    texts.filter(
      file => file !== 'pages-json/_site.json' && readFileSync(join(root, file), 'utf8').includes(name),
    ),
  ).toEqual([])
})

/**
 * Folders from the lowest layer to the highest. A file imports only its own layer and lower ones; types count too. A file that
 * is in the list itself has another layer than its folder.
 */
const layers: Record<string, string[][]> = {
  schema: [
    ['schema/problems'],
    // Section types are a part of the model.
    ['schema/richText'],
    ['schema/model', 'schema/sections', 'schema'],
    ['schema/starters'],
    ['schema/text'],
    ['schema/read'],
    ['schema/validate'],
    ['schema/site'],
    ['schema/resolve'],
    ['schema/editor'],
  ],
  renderer: [
    [
      'renderer/theme',
      // What components ask of a browser, too.
      ...['environment.ts', 'fetchOnce.ts', 'overlays.ts', 'reloadOnStaleChunk.ts', 'scrollProgress.ts'].map(
        name => `renderer/browser/${name}`,
      ),
      // The table of islands imports them lazily alone.
      islandTable,
      'renderer/islandSite.ts',
    ],
    ['renderer/contexts'],
    ['renderer/hooks'],
    ['renderer/ui'],
    ['renderer/forms', 'renderer/search', 'renderer/page'],
    ['renderer/layout', 'renderer/sections'],
    ['renderer/server', 'renderer/browser'],
  ],
  scripts: [
    ['scripts/lib'],
    ['scripts/site/pictures'],
    ['scripts/site/bundle'],
    ['scripts/site/hosting'],
    ['scripts/lib/serve'],
    ['scripts/site/outputs'],
    ['scripts/site/release'],
    ['scripts/site'],
    ['scripts/lib/report'],
    ['scripts/lib/review'],
    ['scripts/lib/authoring'],
    ['scripts/lib/dev'],
    ['scripts/studio/hosts'],
    ['scripts/studio/site'],
    ['scripts/studio/worker'],
    ['scripts/studio/app'],
    ['scripts/studio/server'],
    // The commands. No product code depends on what measures it.
    ['scripts'],
    ['scripts/quality/browser'],
    ['scripts/quality'],
  ],
  // Each alone, so that there is no circle of folders either.
  'scripts/studio': [
    // Code without Node and without a browser.
    ...['hosts', 'site', 'worker', 'app/frame'],
    // What answers requests.
    'server',
    // Its page.
    ...[
      'app/htmlPolicy.ts',
      'app/session.ts',
      'app/call.ts',
      'app/dialog',
      'app/signIn',
      'app/files',
      'app/state',
      'app/form',
      'app/pictures',
      'app/grid',
      'app/richText',
      'app/shell',
    ],
    'app',
  ].map(name => [join('scripts/studio', name)]),
}

test.each(Object.entries(layers))('imports between the folders of %s run one way', (room, order) => {
  const folders = order.flat().filter(name => !/\.tsx?$/.test(name))
  const depth = Math.max(...folders.map(folder => folder.split('/').length))
  const layerOf = (path: string) => {
    const folder = path.split('/').slice(0, -1).slice(0, depth).join('/')
    const layerAt = (name: string) => order.findIndex(layer => layer.includes(name))
    return layerAt(path) < 0 ? layerAt(folder) : layerAt(path)
  }
  const own = from(`${room}/`).filter(found => found.of.startsWith(`${room}/`) && !isIslandOfTable(found))
  expect(own.filter(({ file, of }) => layerOf(file) < 0 || layerOf(of) < 0)).toEqual([])
  expect(offenders(own, ({ file, of }) => layerOf(of) <= layerOf(file))).toEqual([])
})

test('no file imports itself through others, types included', () => {
  const targets = new Map<string, string[]>()
  for (const { file, of } of imports.filter(found => !isIslandOfTable(found)))
    targets.set(file, [...(targets.get(file) ?? []), of])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '))
    if (done.has(file) || path.includes(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  expect(circles).toEqual([])
})
