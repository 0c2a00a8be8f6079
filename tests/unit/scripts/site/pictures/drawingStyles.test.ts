import { expect, test } from 'vitest'
import { cleanDrawing } from '../../../../../scripts/site/pictures/cleanSvg.ts'

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 200">${body}</svg>`

test.each([
  [
    'a rule for several shapes below a group',
    '<style>.bars rect{fill:#4682b4}</style><g class="bars"><rect width="9" height="9"/><rect x="20" width="9" height="9"/></g>',
    /fill="#4682b4"/,
  ],
  [
    'a rule for each second shape',
    '<style>rect:nth-child(2n){fill:#4682b4}</style><g><rect width="9" height="9"/><rect x="20" width="9" height="9"/></g>',
    /fill="#4682b4"/,
  ],
  [
    'a rule for screens',
    '<style>@media screen{circle{fill:#4682b4}}</style><circle r="9"/>',
    /fill="#4682b4"/,
  ],
  [
    'a variable of the whole drawing',
    '<style>:root{--bar:#4682b4} circle{fill:var(--bar)}</style><circle r="9"/>',
    /fill="#4682b4"/,
  ],
  ['a variable that nobody sets', '<circle r="9" style="fill:var(--bar, #4682b4)"/>', /fill="#4682b4"/],
  ['a light and a dark colour', '<circle r="9" style="fill: light-dark(#4682b4, #111)"/>', /fill="#4682b4"/],
  [
    'a movement in pixels',
    '<rect width="60" height="60" style="transform: translate(300px, 120px)"/>',
    /translate\(300[ ,]120\)|M300 120|x="300" y="120"/,
  ],
  [
    'a movement in a style sheet',
    '<style>.a{transform:translateX(300px)}</style><rect class="a" width="60" height="60"/>',
    /translate\(300\)|M300 0|x="300"/,
  ],
  [
    'a quarter turn about a point',
    '<text x="5" y="5" style="transform: rotate(0.25turn); transform-origin: 100px 50px">Up</text>',
    /transform="(?:rotate\(90[ ,]100[ ,]50\)|translate\(150[ ,]-50\) ?rotate\(90\)|matrix\(0[ ,]1[ ,]-1[ ,]0[ ,]150[ ,]-50\))"/,
  ],
  ['a place in a style', '<rect style="x: 30px; width: 60px; height: 60px"/>', /M30 0|x="30"/],
])('%s is kept in a drawing', (_, body, kept) => {
  const { svg, losses } = cleanDrawing(drawing(body))
  expect(svg).toMatch(kept)
  expect(losses).toEqual([])
})

const words = '<div xmlns="http://www.w3.org/1999/xhtml"><p>Enrolment</p></div>'

test.each([
  [
    'words in a web page',
    `<foreignObject width="9" height="9">${words}</foreignObject>`,
    'such as “Enrolment”',
  ],
  [
    'words that are cut off in their copy',
    `<switch><foreignObject width="9" height="9">${words}</foreignObject><text>Enrol...</text></switch>`,
    'such as “Enrolment”',
  ],
  [
    'a photograph in another file',
    '<image width="9" height="9" href="photo.jpg"/>',
    'another file, “photo.jpg”',
  ],
  ['a shape in another file', '<use xlink:href="icons.svg#bus"/>', 'another file, “icons.svg#bus”'],
])('%s is missing from a drawing, which is said', (_, body, words) => {
  expect(cleanDrawing(drawing(body)).losses).toEqual([
    { isMissing: true, words: expect.stringContaining(words) },
  ])
})

test.each([
  [
    'a shape that is animated',
    '<circle r="9"><animate attributeName="r" to="3" dur="1s"/></circle>',
    'it moves',
  ],
  [
    'a shape that a style sheet animates',
    '<style>@keyframes a{to{opacity:0}} circle{animation:a 1s}</style><circle r="9"/>',
    'it moves',
  ],
  [
    'a typeface of its own',
    '<style>@font-face{font-family:"Hand";src:url(data:font/woff2;base64,AA)}</style><text font-family="Hand">Hi</text>',
    'its typeface “Hand”',
  ],
  [
    'a rule for narrow windows',
    '<style>@media (max-width: 300px){circle{fill:#a00}}</style><circle r="9"/>',
    'the rule “circle”',
  ],
  [
    'a turn about the middle of a shape',
    '<rect width="9" height="9" style="transform:rotate(9deg);transform-origin:center"/>',
    'about center',
  ],
  ['mixed colours', '<rect width="9" height="9" style="mix-blend-mode:multiply"/>', 'mix-blend-mode'],
  ['a style sheet in another file', '<style>@import url(chart.css);</style><circle r="9"/>', 'another file'],
])('%s is lost from a drawing, which is said', (_, body, words) => {
  expect(cleanDrawing(drawing(body)).losses).toEqual([
    { isMissing: false, words: expect.stringContaining(words) },
  ])
})

test.each([
  ['what a pointer does', '<style>circle:hover{fill:#a00}</style><circle r="9"/>'],
  ['a rule of nothing in the drawing', '<style>.legend text{fill:#a00}</style><circle r="9"/>'],
  [
    'colours for a dark screen',
    '<style>@media (prefers-color-scheme: dark){circle{fill:#fff}}</style><circle r="9"/>',
  ],
  ['a typeface of no words', '<style>@font-face{font-family:"Hand";src:url(a.woff2)}</style><circle r="9"/>'],
  [
    'words that stand there once more as text',
    `<switch><foreignObject width="9" height="9">${words}</foreignObject><text y="20">Enrolment</text></switch>`,
  ],
  [
    'a layer that is not shown',
    '<g style="display:none"><image href="sketch.png" width="9" height="9"/></g><circle r="9"/>',
  ],
])('%s is missed by nobody', (_, body) => {
  expect(cleanDrawing(drawing(body)).losses).toEqual([])
})

test.each([
  [
    'ISO-8859-1',
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('<text y="20">Crèche</text>')}`,
      'latin1',
    ),
  ],
  [
    'windows-1252',
    Buffer.from(
      `<?xml version='1.0' encoding='windows-1252'?>${drawing('<text y="20">Crèche</text>')}`,
      'latin1',
    ),
  ],
  [
    'UTF-16',
    Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-16"?>${drawing('<text y="20">Crèche</text>')}`,
      'utf16le',
    ),
  ],
  ['UTF-8', Buffer.from(drawing('<text y="20">Crèche</text>'))],
])('the letters of a drawing are right in %s', (_, bytes) => {
  expect(cleanDrawing(bytes).svg).toContain('>Crèche<')
})

test.each([
  ['in another encoding than it says', Buffer.from(drawing('<text y="20">Crèche</text>'), 'latin1')],
  [
    'in an encoding that nobody knows',
    Buffer.from(`<?xml version="1.0" encoding="x-school"?>${drawing('')}`),
  ],
])('a drawing %s is refused', (_, bytes) => {
  expect(() => cleanDrawing(bytes)).toThrow(expect.objectContaining({ name: 'UnknownLetters' }))
})
