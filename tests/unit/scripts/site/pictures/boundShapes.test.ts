import { optimize } from 'svgo'
import { expect, test } from 'vitest'
import { boundShapes, cleanSvg } from '../../../../../scripts/site/pictures/cleanSvg.ts'
import { whyUnreadable } from '../../../../../scripts/site/pictures/notAPicture.ts'
import { preparePicture } from '../../../../../scripts/studio/host/pictures/preparePicture.ts'

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" viewBox="0 0 40 40">${body}</svg>`

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
  await expect(preparePicture(bytes)).rejects.toThrow(/repeats its own shapes too often/)
})

test('a drawing may show one shape a thousand times, and colour a thousand shapes alike', () => {
  const gradient = `<linearGradient id="g">${'<stop offset=".5" stop-color="#a00"/>'.repeat(200)}</linearGradient>`
  const tiles = '<use href="#s0"/>'.repeat(1000)
  const coloured = '<circle fill="url(#g)" r="9"/>'.repeat(1000)
  const { data } = optimize(drawing(gradient + shape + tiles + coloured), { plugins: [boundShapes] })
  expect(data.match(/<use /g)).toHaveLength(1000)
})
