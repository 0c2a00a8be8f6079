import { gzipSync } from 'node:zlib'
import { optimize } from 'svgo'
import { expect, test } from 'vitest'
import { cleanSvg } from '../../../../../scripts/site/pictures/cleanSvg.ts'
import { boundShapes } from '../../../../../scripts/site/pictures/drawingCleaner.ts'
import { whyUnreadable } from '../../../../../scripts/site/pictures/notAPicture.ts'

const drawing = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" viewBox="0 0 40 40" ${attributes}>${body}<path fill="#a00" d="M0 0h40v40z"/></svg>`

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['a script by reference', drawing('<script xlink:href="https://evil.example/x.js"/>')],
  ['a script in CDATA', drawing('<script><![CDATA[alert(1)]]></script>')],
  [
    'a script under a prefix',
    drawing('<s:script xmlns:s="http://www.w3.org/2000/svg" href="https://evil.example/x.js"/>'),
  ],
  ['an event handler on the root', drawing('', 'onload="alert(1)"')],
  ['an event handler on a shape', drawing('<circle r="9" onmouseover="alert(1)"/>')],
  ['an event handler in capitals', drawing('<circle r="9" ONCLICK="alert(1)"/>')],
  [
    'foreign content',
    drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  ],
  ['a frame', drawing('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>')],
  ['a link that runs', drawing('<a xlink:href="javascript:alert(1)"><circle r="9"/></a>')],
  ['a link that runs, disguised', drawing('<a href="java&#10;script:alert(1)"><circle r="9"/></a>')],
  [
    'an animation of a link',
    drawing('<a><set attributeName="href" to="javascript:alert(1)"/><circle r="9"/></a>'),
  ],
  [
    'an animation',
    drawing('<circle r="9"><animate attributeName="href" values="javascript:alert(1)"/></circle>'),
  ],
  [
    'a typeface from elsewhere',
    drawing('<style>@font-face{font-family:x;src:url( https://evil.example/x.woff2 )}</style>'),
  ],
  [
    'a picture of a set',
    drawing('<style>circle{mask:image-set("https://evil.example/x.png" 1x)}</style><circle r="9"/>'),
  ],
  ['a style sheet from elsewhere', drawing('<style>@import url(https://evil.example/x.css);</style>')],
  ['a style that fetches', drawing('<circle r="9" style="fill:url(https://evil.example/x#a)"/>')],
  ['a fill that fetches', drawing('<circle r="9" fill="url(https://evil.example/x#a)"/>')],
  ['a fill that fetches, disguised', drawing('<circle r="9" fill="u\\72l(https://evil.example/x)"/>')],
  ['an instruction', `<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>${drawing('')}`],
])('%s is gone from a drawing, and the drawing is still there', (_, svg) => {
  const clean = cleanSvg(svg)
  expect(clean).not.toMatch(/script|alert|evil|\son\w+=|foreign|iframe|<(?:a|set|animate)\b|data:|import|\\/i)
  expect(clean).toMatch(/^<svg .*viewBox="0 0 40 40".*<path fill="#a00" d="[^"]+"\/><\/svg>$/)
})

test.each([
  ['entities that blow up', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
  ['entities that read files', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ['entities by parameter', '<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.example/x.dtd"> %a;]>'],
])('a drawing that declares %s is refused', (_, declaration) => {
  expect(() => cleanSvg(declaration + drawing('<text>&a;</text>'))).toThrow('entities')
})

test('a style that hides what it loads is refused', () => {
  const body = '<style>circle{fill:u\\72l(https://evil.example/x)}</style><circle r="9"/><circle r="8"/>'
  expect(() => cleanSvg(drawing(body))).toThrow('hides')
})

test.each([
  ['a condition of the window', '@media (max-width:300px){circle{fill:#a00}}', /@media ?\(max-width:300px\)/],
  ['a rule for several shapes', '.b circle{fill:#4682b4}', /\.b circle\{fill:#4682b4\}|fill="#4682b4"/],
  [
    'a typeface of its own',
    '@font-face{font-family:H;src:url(data:font/woff2;base64,AA)}text{font-family:H}',
    /woff2;base64,AA/,
  ],
  // librsvg knows no variables.
  ['the value of a variable', ':root{--bar:#4682b4} circle{fill:var(--bar)}', /fill[=:]"?#4682b4/],
])('a drawing keeps %s', (_, css, kept) => {
  const body = '<g class="b"><circle r="9"/><circle r="8"/></g><text y="9">Hi</text>'
  expect(cleanSvg(drawing(`<style>${css}</style>${body}`))).toMatch(kept)
})

test('a drawing does not move', () => {
  const clean = cleanSvg(
    drawing('<style>@keyframes a{to{opacity:0}}circle{animation:a 1s}</style><circle r="9"/><circle r="8"/>'),
  )
  expect(clean).not.toContain('keyframes')
})

const page = '<div xmlns="http://www.w3.org/1999/xhtml"><p>Enrolment</p></div>'
const foreign = `<foreignObject width="9" height="9">${page}</foreignObject>`

test.each([
  ['words in a web page', foreign, 'such as “Enrolment”'],
  [
    'words that are cut off in their copy',
    `<switch>${foreign}<text>Enrol...</text></switch>`,
    'such as “Enrolment”',
  ],
  [
    'a photograph in another file',
    '<image width="9" height="9" href="photo.jpg"/>',
    'another file, “photo.jpg”',
  ],
  ['a web page', '<image href="data:text/html,x" width="9" height="9"/>', 'another file'],
  ['a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>', 'another file'],
  ['a filter', '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>', 'another file'],
  ['a shape in another file', '<use xlink:href="icons.svg#bus"/>', 'another file, “icons.svg#bus”'],
])('%s would be missing from a drawing, which is refused', (_, body, words) => {
  expect(() => cleanSvg(drawing(body))).toThrow(words)
})

test.each([
  ['words that stand there once more as text', `<switch>${foreign}<text y="20">Enrolment</text></switch>`],
  [
    'a layer that is not shown',
    '<g style="display:none"><image href="sketch.png" width="9" height="9"/></g>',
  ],
])('%s is missed by nobody', (_, body) => {
  expect(cleanSvg(drawing(body))).toContain('<path')
})

test.each(['ISO-8859-1', 'windows-1252', 'UTF-16'])('the letters of a drawing are right in %s', encoding => {
  const text = `<?xml version="1.0" encoding="${encoding}"?>${drawing('<text y="20">Crèche</text>')}`
  const bytes = encoding === 'UTF-16' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'latin1')
  expect(cleanSvg(bytes)).toContain('>Crèche<')
})

test('a drawing in another encoding than it says is refused', () => {
  const bytes = Buffer.from(drawing('<text y="20">Crèche</text>'), 'latin1')
  expect(() => cleanSvg(bytes)).toThrow('not saved as "utf-8"')
})

test('what a drawing is made of stays: sizes, names of its own, reuse, gradients, masks and the colours of its style sheet', () => {
  const clean = cleanSvg(
    drawing(
      '<style>.b{fill:#00a}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#0a0"/><stop offset="1"/></linearGradient><circle id="c" r="4"/><mask id="m"><circle r="9" fill="#fff"/></mask></defs><use href="#c" x="3"/><use xlink:href="#c" x="9"/><circle class="b" r="3"/><g mask="url(#m)"><circle r="8" fill="url(#g)"/></g>',
    ),
  )
  expect(clean).toMatch(/width="40" height="40"/)
  expect(clean.match(/<use\b[^>]*href="#\w+"/g)).toHaveLength(2)
  expect(clean).toMatch(/<linearGradient/)
  expect(clean).toMatch(/fill[=:]"?#00a/)
  expect(clean).toMatch(/mask="url\(#\w+\)"/)
})

const shape = '<path id="s0" d="M0 0h9v9z"/>'

/** Twelve levels, each of which shows the one before it ten times. */
const levels = (level: (id: string, before: string) => string) =>
  Array.from({ length: 12 }, (_, index) => level(`s${index + 1}`, `s${index}`)).join('')

const uses = (href: string) => (before: string) => `<use ${href}="#${before}"/>`.repeat(10)

const endless: [kind: string, body: string][] = [
  ['groups by href', shape + levels((id, before) => `<g id="${id}">${uses('href')(before)}</g>`)],
  ['groups by xlink:href', shape + levels((id, before) => `<g id="${id}">${uses('xlink:href')(before)}</g>`)],
  [
    'symbols',
    `${shape}${levels((id, before) => `<symbol id="${id}">${uses('href')(before)}</symbol>`)}<use href="#s12"/>`,
  ],
  [
    'definitions, the last one first',
    `<use href="#s12"/><defs>${levels((id, before) => `<g id="${id}">${uses('href')(before)}</g>`)}${shape}</defs>`,
  ],
  [
    'patterns that fill patterns',
    `${shape}${levels((id, before) => `<pattern id="${id}" width="9" height="9">${`<path fill="url(#${before})" d="M0 0h9v9z"/>`.repeat(10)}</pattern>`)}<path fill="url(#s12)" d="M0 0h9v9z"/>`,
  ],
  [
    'patterns in style sheets',
    `<style>${levels((id, before) => `.c${id}{fill:url(#${before})}`)}</style>${shape}${levels(id => `<pattern id="${id}" width="9" height="9">${`<path class="c${id}" d="M0 0h9v9z"/>`.repeat(10)}</pattern>`)}<path fill="url('#s12')" d="M0 0h9v9z"/>`,
  ],
  [
    'masks',
    `${shape}${levels((id, before) => `<mask id="${id}">${`<path mask="url( &quot;#${before}&quot; )" d="M0 0h9v9z"/>`.repeat(10)}</mask>`)}<path mask="url(#s12)" d="M0 0h9v9z"/>`,
  ],
  ['itself', '<g id="a"><path d="M0 0h9v9z"/><use href="#a"/></g>'],
  ['one another', '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/><path d="M0 0h9v9z"/></g>'],
  [
    'a pattern that is filled with itself',
    '<pattern id="p" width="9" height="9"><path fill="url(#p)" d="M0 0h9v9z"/></pattern><path fill="url(#p)" d="M0 0h9v9z"/>',
  ],
]

test.each(endless)('a drawing that repeats %s is refused before it is drawn, with words', async (_, body) => {
  const bytes = Buffer.from(drawing(body))
  const cause = await Promise.resolve()
    .then(() => cleanSvg(bytes))
    .catch((error: unknown) => error)
  expect(whyUnreadable(bytes, cause)[0]).toBe('This drawing repeats its own shapes too often to be drawn.')
})

test('a drawing may show one shape a thousand times, and colour a thousand shapes alike', () => {
  const gradient = `<linearGradient id="g">${'<stop offset=".5" stop-color="#a00"/>'.repeat(200)}</linearGradient>`
  const tiles = '<use href="#s0"/>'.repeat(1000)
  const coloured = '<circle fill="url(#g)" r="9"/>'.repeat(1000)
  const { data } = optimize(drawing(gradient + shape + tiles + coloured), { plugins: [boundShapes] })
  expect(data.match(/<use /g)).toHaveLength(1000)
})

const zigzag = (points: number) =>
  `<path d="M0 0${Array.from({ length: points }, (_, at) => `l${(at * 7919) % 13} ${(at * 104_729) % 11}`).join('')}"/>`
const styled = (rules: number, shapes: number) =>
  `<style>${Array.from({ length: rules }, (_, at) => `.c${at}{fill:red}`).join('')}</style>${'<path class="c1" d="M0 0h9v9z"/>'.repeat(shapes)}`

test.each([
  ['a path of a million lines', drawing(zigzag(1_000_000))],
  ['a path of 40,000 lines', drawing(zigzag(40_000))],
  ['a hundred long paths', drawing(zigzag(5000).repeat(100))],
  ['a line through 40,000 points', drawing(`<polyline points="${'9 1 '.repeat(40_000)}"/>`)],
  ['500 rules for 2,000 shapes', drawing(styled(500, 2000))],
  ['10 MB of words', drawing(`<text>${'words '.repeat(1_700_000)}</text>`)],
])('%s would take minutes to clean or to draw, and is refused within seconds', (_, svg) => {
  const start = performance.now()
  expect(() => cleanSvg(svg)).toThrow('too many points or styles')
  expect(performance.now() - start).toBeLessThan(8000)
})

test('a map of 250 shapes with 300 lines each is drawn', () => {
  expect(cleanSvg(drawing(zigzag(300).repeat(250)))).toContain('<path')
})

const attribute = '<svg xmlns="http://www.w3.org/2000/svg"><path d=M0 /></svg>'

test.each<[string, string | Buffer, string, string]>([
  ['a compressed drawing', gzipSync(drawing('')), 'compressed (SVGZ)', 'Plain SVG'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, 'declares entities', 'Plain SVG'],
  ['half of a drawing', drawing('').slice(0, -6), 'end of this picture is missing', 'Copy it once more'],
  [
    'groups without end',
    drawing('<g fill="red">'.repeat(20_000) + '</g>'.repeat(20_000)),
    'groups within groups',
    'PNG',
  ],
  ['what is no XML', attribute, 'This drawing cannot be read.', 'Save it as PNG'],
])(
  'the reason of a refusal is the true one, and its advice leads elsewhere: %s',
  (_, svg, reason, advice) => {
    const bytes = Buffer.from(svg)
    let cause: unknown
    try {
      cleanSvg(bytes)
    } catch (error) {
      cause = error
    }
    const [message, suggestion] = whyUnreadable(bytes, cause)
    expect(message).toContain(reason)
    expect(suggestion).toContain(advice)
  },
)
