import { expect, test } from 'vitest'
import { fontFaceRules, fontStack } from '../../../../renderer/theme/fontFaces.ts'
import { themeStyle } from '../../../../renderer/theme/themeStyle.ts'
import { typefaceTable } from '../../../../renderer/theme/typefaceTable.ts'
import { resolveTheme } from '../../../../schema/model/theme/resolveTheme.ts'
import { fontUrls, themeFiles } from '../../../../scripts/lib/outputs/themeFiles.ts'

const propertiesOf = (css: string) =>
  new Map([...css.matchAll(/[{;]--([\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]))

test('a site that says nothing has the default colours, one that says something has its own', () => {
  expect(propertiesOf(themeStyle(resolveTheme())).get('accent')).toBe('#A43D21')
  const own = propertiesOf(themeStyle(resolveTheme({ colours: { accent: '#123456' }, corner: 12 })))
  expect([own.get('accent'), own.get('page'), own.get('corner')]).toEqual(['#123456', '#F4F5F0', '12px'])
})

test('text on a wall is dark or light by contrast, and of one colour where nothing else is said', () => {
  const bright = propertiesOf(themeStyle(resolveTheme({ lights: { sunrise: { wall: '#FFEEDD' } } })))
  expect([bright.get('sunrise-text'), bright.get('sunrise-quiet')]).toEqual(['var(--ink)', 'var(--ink)'])
  const dark = propertiesOf(
    themeStyle(resolveTheme({ lights: { noon: { wall: '#112233', quiet: '#CCDDEE' } } })),
  )
  expect([dark.get('noon-text'), dark.get('noon-quiet')]).toEqual(['var(--on-dark)', '#CCDDEE'])
})

test('every property that the tokens name is declared', async () => {
  const tokens = await import('../../../../renderer/theme/tokens.ts')
  const { lights } = await import('../../../../renderer/theme/lights.ts')
  const named = [...JSON.stringify([tokens, lights]).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)
  const declared = propertiesOf(themeStyle(resolveTheme()))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(name => !declared.has(name ?? ''))).toEqual([])
})

test('only the typefaces of the theme are written', () => {
  const names = (theme: Parameters<typeof resolveTheme>[0]) =>
    themeFiles(resolveTheme(theme)).map(({ path }) => path.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''))
  expect(names({})).toEqual([
    'besley.woff2',
    'besley-whole.woff2',
    'cabin.woff2',
    'cabin-whole.woff2',
    'print.css',
  ])
  expect(names({ typefaces: { display: 'outfit', text: 'outfit' } })).toEqual([
    'outfit.woff2',
    'outfit-whole.woff2',
    'outfit-extended.woff2',
    'print.css',
  ])
})

const rulesOf = (typefaces: NonNullable<Parameters<typeof resolveTheme>[0]>['typefaces']) => {
  const theme = resolveTheme({ typefaces })
  return fontFaceRules({ theme, fonts: fontUrls(theme, '/base/') })
    .split('@font-face')
    .slice(1)
}

test('a typeface whose subset has one weight is whole where it is used for text', () => {
  const [only, ...others] = rulesOf({ display: 'besley', text: 'besley' })
  expect(others).toEqual([])
  expect(only).toContain('font-weight:400 700')
  expect(only).toContain('/besley-whole-')
})

test('a file of the site is served from where it lies', () => {
  const rules = rulesOf({ displayFile: { path: '/fonts/own.woff2', fallback: 'serif' } })
  expect(rules[0]).toContain("font-family:'Own Display';src:url('/base/fonts/own.woff2')")
  expect(
    fontStack(
      resolveTheme({ typefaces: { displayFile: { path: '/a.woff2', fallback: 'sans' } } }),
      'display',
    ),
  ).toBe("'Own Display',Arial,sans-serif")
})

test('further letters have a file of their own, after which the whole one comes', () => {
  const [extended, whole, common] = rulesOf({ text: 'source-sans', display: 'source-sans' })
  expect(extended).toContain('unicode-range:U+100-2BA')
  expect(whole).not.toContain('unicode-range')
  expect(common).toContain('unicode-range:U+20-7E')
})

test('each typeface has fallbacks with its metrics', () => {
  for (const { fallbacks } of Object.values(typefaceTable)) expect(fallbacks.length).toBeGreaterThan(1)
})
