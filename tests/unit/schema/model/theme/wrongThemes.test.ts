import { expect, test } from 'vitest'
import { defaultTheme } from '../../../../../schema/model/theme/defaultTheme.ts'
import { themeRules } from '../../../../../schema/model/theme/themeRules.ts'
import { fixDocuments } from '../../../../../schema/read/fixDocuments.ts'
import type { SourceDocument } from '../../../../../schema/read/source.ts'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { problemsOf, smallSite } from '../../../smallSite.ts'

/** The theme comes first, so that its lines do not depend on the rest. */
const siteWith = (theme: unknown) => ({
  ...smallSite,
  '_site.json': JSON.stringify({ theme, ...JSON.parse(smallSite['_site.json'] ?? '') }, null, 2),
})

const answer = (theme: unknown) => problemsOf(siteWith(theme)).map(oneLine).join('\n')

test('the default theme is legible', () => {
  expect(themeRules({})).toEqual([])
  expect(themeRules({ colours: defaultTheme.colours, lights: defaultTheme.lights })).toEqual([])
})

test('text that is too faint is answered with the nearest legible colour', () => {
  expect(answer({ colours: { soft: '#8A9A9F' } })).toMatchInlineSnapshot(
    `"_site.json:4:15  #8A9A9F on #D9E7DF (tint) has a contrast of 2.2. At least 4.5 is needed for quieter text. Write "#59686C", the nearest colour that is legible."`,
  )
})

test('a ground that is too dark for its text is named where it is written', () => {
  expect(answer({ colours: { tint: '#5A6A62' } })).toMatchInlineSnapshot(
    `"_site.json:4:15  #5A6A62 under #A1260D (error) has a contrast of 1.3. At least 4.5 is needed for what a form says is wrong. Write "#BCCDC4", the nearest colour that is legible."`,
  )
})

test('a wall on which neither text is legible is answered with the nearest wall', () => {
  expect(answer({ lights: { noon: { wall: '#808080' } } })).toMatchInlineSnapshot(
    `"_site.json:5:17  #808080 under #10222B (ink) has a contrast of 4.1. At least 4.5 is needed for text in the light "noon". Write "#878787", the nearest colour that is legible."`,
  )
})

test('the name of a colour is answered with its digits', () => {
  expect(answer({ colours: { wall: 'navy' } })).toMatchInlineSnapshot(
    `"_site.json:4:15  "wall" is "navy", which is not a colour written as # and six digits. Did you mean "#000080"?"`,
  )
})

test('a colour with five digits', () => {
  expect(answer({ colours: { wall: '#12345' } })).toMatchInlineSnapshot(
    `"_site.json:4:15  "wall" is "#12345", which is not a colour written as # and six digits. Write # and six digits, or letters from a to f. Example: "#14303D"."`,
  )
})

test('a colour in another notation', () => {
  expect(answer({ colours: { wall: 'rgb(20, 48, 61)', ink: '#123' } })).toMatchInlineSnapshot(`
    "_site.json:4:15  "wall" is "rgb(20, 48, 61)", which is not a colour written as # and six digits. Did you mean "#14303d"?
    _site.json:5:14  "ink" is "#123", which is not a colour written as # and six digits. Did you mean "#112233"?"
  `)
})

test('a typeface in a file that browsers need not know', () => {
  expect(
    answer({ typefaces: { textFile: { path: '/fonts/own.ttf', fallback: 'sans' } } }),
  ).toMatchInlineSnapshot(
    `"_site.json:5:17  "path" is "/fonts/own.ttf", which is not the path of a typeface. Only .woff2 can be shown: convert other files at fontsquirrel.com, and put the file into "public/fonts". Example: "/fonts/own.woff2"."`,
  )
})

test('a file of a typeface that is not there', () => {
  expect(
    answer({ typefaces: { textFile: { path: '/fonts/own.woff2', fallback: 'sans' } } }),
  ).toMatchInlineSnapshot(
    `"_site.json:5:17  There is no typeface "public/fonts/own.woff2". Put the file into "public/fonts", or write the path of one that is there."`,
  )
})

test('a name of a colour, and then its contrast, are fixed', () => {
  const { '_site.json': text } = siteWith({ colours: { soft: 'silver' } })
  const check = (sources: readonly SourceDocument[]) =>
    problemsOf(
      Object.fromEntries([...Object.entries(smallSite), ...sources.map(({ file, text }) => [file, text])]),
    )
  const [fixed] = fixDocuments([{ file: '_site.json', text }], check)
  expect(JSON.parse(fixed?.text ?? '').theme).toMatchInlineSnapshot(`
    {
      "colours": {
        "soft": "#656565",
      },
    }
  `)
})
