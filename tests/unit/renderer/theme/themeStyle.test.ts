import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'
import { fontFaceRules, fontStack } from '../../../../renderer/theme/fontFaces.ts'
import { themeStyle } from '../../../../renderer/theme/themeStyle.ts'
import { typefaceTable } from '../../../../renderer/theme/typefaceTable.ts'
import type { SiteTheme } from '../../../../schema/model/site/theme.ts'
import { defaultWords } from '../../../../schema/model/site/words.ts'
import { resolveTheme } from '../../../../schema/model/theme/resolveTheme.ts'
import type { FontFallback } from '../../../../schema/model/theme/typefaces.ts'
import type { FontUrls } from '../../../../schema/model/viewModel.ts'
import { measureTypeface } from '../../../../scripts/site/outputs/measureTypeface.ts'
import type { OwnTypefaces } from '../../../../scripts/site/outputs/themeFiles.ts'
import { fontUrls, themeFiles } from '../../../../scripts/site/outputs/themeFiles.ts'
import { commonFile, typefaceNames, wholeFile } from '../../../../scripts/site/outputs/typefaceFiles.ts'

const propertiesOf = (css: string) =>
  new Map([...css.matchAll(/[{;]--([\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]))

test('a site that says nothing has the default colours, one that says something has its own', () => {
  expect(propertiesOf(styleOf({})).get('accent')).toBe('#A43D21')
  const own = propertiesOf(styleOf({ colours: { accent: '#123456' }, corner: 12 }))
  expect([own.get('accent'), own.get('page'), own.get('corner')]).toEqual(['#123456', '#F4F5F0', '12px'])
})

test('text on a wall is dark or light by contrast, and of one colour where nothing else is said', () => {
  const bright = propertiesOf(styleOf({ lights: { sunrise: { wall: '#FFEEDD' } } }))
  expect([bright.get('sunrise-text'), bright.get('sunrise-quiet')]).toEqual(['var(--ink)', 'var(--ink)'])
  const dark = propertiesOf(styleOf({ lights: { noon: { wall: '#112233', quiet: '#CCDDEE' } } }))
  expect([dark.get('noon-text'), dark.get('noon-quiet')]).toEqual(['var(--on-dark)', '#CCDDEE'])
})

test('every property that the tokens name is declared', async () => {
  const tokens = await import('../../../../renderer/theme/designTokens.ts')
  const { lights } = await import('../../../../renderer/theme/lights.ts')
  const named = [...JSON.stringify([tokens, lights]).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name)
  const declared = propertiesOf(styleOf({}))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(name => !declared.has(name ?? ''))).toEqual([])
})

const siteOf = (theme: SiteTheme, words = defaultWords, own: OwnTypefaces = new Map()) => {
  const resolved = resolveTheme(theme)
  return { theme: resolved, base: '/base/', fonts: fontUrls(resolved, words, '/base/', own) }
}

const styleOf = (theme: SiteTheme) => themeStyle(siteOf(theme))

test('only the typefaces of the theme are written', () => {
  const names = (...of: Parameters<typeof siteOf>) =>
    themeFiles(siteOf(...of), '').map(({ path }) => path.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''))
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
  const french = { ...defaultWords, menu: 'Menu à ouvrir' }
  expect(names({}, french)).toEqual(['besley-whole.woff2', 'cabin-whole.woff2', 'print.css'])
})

test('a typeface of the site shows after the fonts of devices that have got its metrics', () => {
  const theme: SiteTheme = { typefaces: { textFile: { path: '/fonts/own.woff2', fallback: 'sans' } } }
  const own = {
    whole: '/base/assets/own-1.woff2',
    fallbacks: [['Arial', [94, 102, 26], [98, 97, 25]]],
  } satisfies FontUrls
  const site = siteOf(theme, defaultWords, new Map([['/fonts/own.woff2', own]]))
  expect(fontFaceRules(site)).toContain("font-family:'Own Text';src:url('/base/assets/own-1.woff2')")
  expect(fontStack(site.theme, site.fonts, 'text')).toBe("'Own Text','Own Text on Arial',Arial,sans-serif")
  expect(themeStyle(site)).toContain(
    "font-family:'Own Text on Arial';src:local('Arial'),local('Liberation Sans');size-adjust:94%;ascent-override:102%",
  )
  expect(themeStyle(site)).toMatch(/size-adjust:98%;ascent-override:97%[^}]+unicode-range:U\+30-39}/)
})

test.each(typefaceNames)('the fallbacks of %s have its metrics', async name => {
  const { generic, fallbacks } = typefaceTable[name]
  const measured = await measureTypeface(
    await readFile(wholeFile(name)),
    generic === 'serif' ? 'serif' : 'sans',
  )
  expect(measured.map(([on]) => on)).toEqual(fallbacks.map(([on]) => on))
  const numbers = (all: readonly FontFallback[]) =>
    all.flatMap(([, letters, digits = []]) => [...letters, ...digits])
  expect(numbers(measured)).toHaveLength(6 * fallbacks.length)
  for (const [index, measure] of numbers(measured).entries())
    expect(measure).toBeCloseTo(numbers(fallbacks)[index] ?? 0, 1)
})

test('a typeface without an axis of weights is measured, too, and a file that is none is not', async () => {
  const [georgia] = await measureTypeface(await readFile(commonFile('besley')), 'serif')
  expect(georgia?.[0]).toBe('Georgia')
  expect(await measureTypeface(Buffer.from('no typeface'), 'serif')).toEqual([])
})
