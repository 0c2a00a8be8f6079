import { expect, test } from 'vitest'
import type { Field } from '../../../../../schema/model/mapFields.ts'
import { Locator } from '../../../../../schema/read/source.ts'
import { altTextProblems, captionProblems } from '../../../../../schema/validate/fields/altText.ts'

const locator = new Locator('page.json', '{}')
const picture = '/images/green-gate.jpg'

/** What is said about the description of a picture that has a caption and a title. */
function messagesOf(parent: Record<string, unknown>, field: Partial<Field> = {}) {
  const whole: Field = {
    kind: 'image',
    value: picture,
    path: ['items', 2, 'src'],
    parent,
    altKey: 'alt',
    ...field,
  }
  return altTextProblems(whole)
    .map(found => locator.place(found))
    .map(({ code, path, message }) => [code, path.join('.'), message])
}
const isFileName = (alt: string) => messagesOf({ alt }).some(([code]) => code === 'alt-text-is-file-name')

test.each([
  'gate.jpg',
  'The gate.JPEG',
  'gate.png',
  'gate.avif',
  'gate.gif',
  'gate.svg',
  'gate.webp',
  'IMG_2041',
  'img2041',
  'DSC-12',
  'DSCN 7',
  'PXL_20261121',
  'WA0001',
  'image 3',
  'photo12',
  'Screenshot 2026',
  // The name of the picture itself.
  'green-gate',
  'Green-Gate',
])('"%s" is the name of a file', alt => {
  expect(messagesOf({ alt })).toEqual([
    ['alt-text-is-file-name', 'items.2.alt', `"${alt}" is the name of a file.`],
  ])
})

test.each([
  'The green gate',
  'green gate',
  'green-gates',
  'gate.jpg, framed',
  'A photo 3 pupils took',
  'Image of a gate',
  'Walking the dog',
  'jpg',
])('"%s" describes a picture', alt => {
  expect(isFileName(alt)).toBe(false)
})

test.each([
  '.',
  '-',
  '…',
  '1',
  '2 / 3',
  'A',
  'image',
  'Photo',
  'A picture.',
  'the photo',
  'Alt text',
  'Photo of',
  'N/A',
])('"%s" does not say what is in the picture', alt => {
  const reported = ['alt-text-without-words', 'items.2.alt', `"${alt}" does not say what is in the picture.`]
  expect(messagesOf({ alt })).toEqual([reported])
  const [problem] = captionProblems({ images: [picture], captions: [alt] })
  expect(problem?.code).toBe('alt-text-without-words')
})

test.each([
  'The gate',
  'Ox',
  'The gate in a photograph',
  'A picture book',
  'Drawing lesson',
  'Logo',
  '校门',
  'a'.repeat(250),
])('"%s" is a description', alt => {
  expect(messagesOf({ alt })).toEqual([])
})

test('a description of more than 250 characters is reported with its length', () => {
  expect(messagesOf({ alt: 'ab '.repeat(84) })).toEqual([
    ['long-alt-text', 'items.2.alt', 'This description has 252 characters, which are read out at one go.'],
  ])
})

test('a description that says the same as its neighbour is reported, by the name of that', () => {
  expect(messagesOf({ src: picture, alt: 'A gate', title: 'Gates', caption: 'A gate' })).toEqual([
    ['repeated-alt-text', 'items.2.alt', '"alt" says the same as "caption".'],
  ])
  expect(messagesOf({ src: picture, alt: 'A gate', caption: 'The gate at noon' })).toEqual([])
})

test.each<[string, Record<string, unknown>, Partial<Field>]>([
  ['a field that is no picture', { alt: 'gate.jpg' }, { kind: 'link' }],
  ['a picture that only decorates', { alt: 'gate.jpg' }, { altKey: undefined }],
  ['a picture without a description', {}, {}],
])('nothing is said about %s', (_, parent, field) => {
  expect(messagesOf(parent, field)).toEqual([])
})

const captions = (...words: string[]) =>
  captionProblems({ captions: words, images: [picture, '/images/hall.jpg', '/images/court.jpg'] }).map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )

test.each([
  [['A gate', 'A hall', 'A court'], []],
  [['A gate', 'A hall', 'A gate'], ['repeated-alt-text captions.2']],
  [
    ['A gate', 'A gate', 'A gate'],
    ['repeated-alt-text captions.1', 'repeated-alt-text captions.2'],
  ],
  [
    ['green-gate', 'IMG_7', 'A court'],
    ['alt-text-is-file-name captions.0', 'alt-text-is-file-name captions.1'],
  ],
  // The name of another picture is a word like others.
  [['A gate', 'green-gate'], []],
  [['A gate', 'A hall', 'A court', 'One too many'], []],
])('captions %j: %j', (words, problems) => {
  expect(captions(...words)).toEqual(problems)
})

test.each([
  ['Photo of a green gate', 'A green gate'],
  ['A picture of the gate', 'The gate'],
  ['The image showing Ama at the gate', 'Ama at the gate'],
  ['This is a photograph of our gate', 'Our gate'],
])('"%s" is asked to begin with what is to be seen', (alt, better) => {
  const [first] = altTextProblems({
    kind: 'image',
    value: picture,
    path: ['src'],
    parent: { alt },
    altKey: 'alt',
  })
  expect(first?.code).toBe('alt-text-says-picture')
  expect(first?.suggestion).toBe(`Begin with what is to be seen: "${better}".`)
  const [caption] = captionProblems({ captions: [alt], images: [picture] })
  expect(caption).toMatchObject({ code: 'alt-text-says-picture', path: ['captions', 0] })
})

test.each(['A child paints a picture of a gate', 'Picture frames in the hall', 'Photographers at the gate'])(
  '"%s" describes what is to be seen',
  alt => {
    expect(messagesOf({ alt })).toEqual([])
  },
)
