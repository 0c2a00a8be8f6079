import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { OWN_IDS } from '../../schema/anchors.ts'
import { sectionSchemas } from '../../schema/section.ts'

const root = join(import.meta.dirname, '../..')

interface Import {
  file: string
  /** A path from the root for our own files, else the name of the package. */
  of: string
  isType: boolean
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
  }))
}

const from = (room: string) => imports.filter(({ file }) => file.startsWith(room))
const offenders = (list: Import[], isAllowed: (found: Import) => boolean) =>
  list.filter(found => !isAllowed(found)).map(({ file, of }) => `${file} imports ${of}`)

test('every import of our own code leads to a file, so that the rules below see all of them', () => {
  const own = imports.filter(({ of }) => /^(?:schema|renderer|scripts|tests)\//.test(of))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ of }) => !existsSync(join(root, of)))).toEqual([])
})

test('schema knows zod, the position-keeping parser and the distance of words, and nothing else', () => {
  const packages = ['zod', 'jsonc-parser', 'fastest-levenshtein']
  expect(offenders(from('schema/'), ({ of }) => of.startsWith('schema/') || packages.includes(of))).toEqual(
    [],
  )
})

test('paths.ts and slugOf.ts import nothing', () => {
  expect([...from('schema/paths.ts'), ...from('schema/slugOf.ts')]).toEqual([])
})

test('renderer takes only types, paths.ts and slugOf.ts from schema, so that zod never reaches a browser', () => {
  const shared = ['schema/paths.ts', 'schema/slugOf.ts']
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

test('ui, theme and hooks know no layout and no section', () => {
  const shared = [...from('renderer/ui/'), ...from('renderer/theme/'), ...from('renderer/hooks/')]
  expect(offenders(shared, ({ of }) => !/^renderer\/(?:layout|sections)\//.test(of))).toEqual([])
})

test('only the registry and the list of static sections name sections, and a section knows no other', () => {
  const naming = ['renderer/registry.ts', 'renderer/staticSections.ts']
  const reaching = from('renderer/').filter(
    ({ of, file }) => of.startsWith('renderer/sections/') && !naming.includes(file),
  )
  const folderOf = (path: string) => /^renderer\/sections\/([^/.]+)/.exec(path)?.[1]
  expect(
    offenders(reaching, ({ file, of }) => folderOf(file) === folderOf(of) && folderOf(file) !== undefined),
  ).toEqual([])
})

test('scripts use the renderer through server.tsx, and what server, browser and drawings share', () => {
  const shared = [
    'server.tsx',
    'notFound.ts',
    'document.ts',
    'paragraphsOf.ts',
    'catalogue.tsx',
    'theme/themeColor.ts',
    'theme/fontFaces.ts',
    'theme/print.ts',
    'theme/tokens.ts',
    'theme/lights.ts',
    // What a script puts in the place of emotion's `styled` is a part of the renderer.
    'prerender/styling.ts',
  ]
  const reaching = from('scripts/').filter(({ of }) => of.startsWith('renderer/'))
  expect(offenders(reaching, ({ of }) => shared.includes(of.slice('renderer/'.length)))).toEqual([])
})

test('the component of a section type lies in the file of its name, where the build looks for it', () => {
  const missing = sectionSchemas
    .map(schema => schema.shape.type.value)
    .filter(
      type =>
        !existsSync(join(root, `renderer/sections/${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`)),
    )
  expect(missing).toEqual([])
})

test('no section can have an id that every page has', () => {
  const layout = readdirSync(join(root, 'renderer/layout')).map(name => `layout/${name}`)
  const written = ['document.ts', ...layout].flatMap(name => [
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
