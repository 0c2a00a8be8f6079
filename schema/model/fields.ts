// schema/model: what documents may hold. Out: kinds of fields with their zod types, the schemas of pages, posts
// and the site, and the shapes that components get (viewModel.ts). Imports zod alone; the renderer takes types,
// paths.ts, slug.ts and letters.ts.

import { z } from 'zod'
import type { InlineSource, Markup, RichSource } from '../richText/RichText.ts'
import { type FieldKind, kinds } from './kinds.ts'

/** Keys of zod's metadata. The JSON Schema of editors has none of them. */
export const KIND = 'x-kind'
export const MARKUP = 'x-markup'
export const ALT_KEY = 'x-alt'
export const CAPTIONS_KEY = 'x-captions'
export const WIDTH = 'x-width'
export const KEYWORDS = 'x-keywords'
export const LABEL = 'x-label'
export const HELP = 'x-help'
export const CHOICES = 'x-choices'
export const COLUMNS = 'x-columns'
export const EMPTY = 'x-empty'

declare module 'zod' {
  interface GlobalMeta {
    [KIND]?: FieldKind
    /** How much of Markdown a text takes. */
    [MARKUP]?: Markup
    /** Of a picture: the key of the sibling that describes it. */
    [ALT_KEY]?: string
    /** Of a list of pictures: the key of the sibling list that describes them. */
    [CAPTIONS_KEY]?: string
    /** Of a picture: the width of its place. */
    [WIDTH]?: number
    /** What authors call a field who do not know its name, in lower case without spaces. */
    [KEYWORDS]?: readonly string[]
    /** What forms show in place of the key, of a description that mentions files, and of each choice. */
    [LABEL]?: string
    [HELP]?: string
    [CHOICES]?: Readonly<Record<string, string>>
    /** The key of the list whose entries are in the same order as those of this one. */
    [COLUMNS]?: string
    /** What an empty cell of a table is written as. */
    [EMPTY]?: string
    /** What holds without the field. */
    default?: unknown
    examples?: readonly unknown[]
  }
}

function marked(kind: FieldKind, what: string, example: string, extra = {}) {
  const { pattern, note } = kinds[kind]
  const description = note ? { description: `${what} ${note}`, [HELP]: what } : { description: what }
  return z
    .string()
    .regex(pattern)
    .meta({ [KIND]: kind, ...description, examples: [example], ...extra })
}

/** One line of plain text. `{name}`, `{phone}`, `{email}` and `{address}` are replaced by what `_site.json` says. */
export const text = (description: string, example: string) => marked('text', description, example)

/** One line of running text, with emphasis and links. Resolving turns it into an `InlineText`. */
export const sentence = (description: string, example: string): z.ZodType<InlineSource, InlineSource> =>
  marked('richText', description, example, { [MARKUP]: 'inline' satisfies Markup })

/** The sentence that a section may have below its heading. */
export const intro = (example: string) => sentence('A sentence below the heading.', example).optional()

/** The heading of a section, and what may be below it. */
export const titled = (title: string, description: string) => ({
  title: text('The heading.', title),
  description: intro(description),
})

/** The same field, which authors may look for under other names. */
export const withKeywords = <S extends z.ZodType>(field: S, keywords: readonly string[]) =>
  field.meta({ ...field.meta(), [KEYWORDS]: keywords })

/** The same field, with words for forms, whose authors see no files. */
export const inForms = <S extends z.ZodType>(field: S, { label, help }: { label?: string; help?: string }) =>
  field.meta({ ...field.meta(), ...(label && { [LABEL]: label }), ...(help && { [HELP]: help }) })

export const fontPath = (description: string, example: string) => marked('font', description, example)

/** A colour. */
export const colour = (description: string, example: string) => marked('colour', description, example)

/** One of a few words. @param choices each word with what forms call it @param help what forms say in place of the description */
export const choice = <const C extends Readonly<Record<string, string>>>(
  choices: C,
  description: string,
  help = description,
) => {
  const words = Object.keys(choices) as (keyof C & string)[] // they are the keys of exactly this object
  return z.enum(words).meta({ description, [HELP]: help, [CHOICES]: choices })
}

/** A link of its own below or next to the content of a section. */
export const action = (description: string, exampleText: string, exampleLink: string) =>
  z
    .strictObject({
      text: text('The words of the link.', exampleText),
      link: link('Where it leads.', exampleLink),
    })
    .meta({ description })
    .optional()

/**
 * Text of one or more blocks, written as one text with line breaks or as a list of its lines. Each line is a paragraph, or an
 * item of a list. Resolving turns it into a `RichText`.
 */
const blocks = (
  description: string,
  written: string,
  example: string | readonly string[],
  markup: Markup,
): z.ZodType<RichSource, RichSource> =>
  z.union([z.string().regex(/[^\s]/), z.array(z.string()).min(1).refine(hasWords)]).meta({
    [KIND]: 'richText',
    [MARKUP]: markup,
    description: `${description} One text, or a list of lines: ${written}. ${kinds.richText.note}`,
    [HELP]: description,
    examples: [example],
  })

/** JSON Schema says it by `contains` (`schema/editor/jsonSchema.ts`). */
const hasWords = (lines: readonly string[]): boolean => lines.some(line => line.trim() !== '')

/** Paragraphs and lists. */
export const paragraphs = (description: string, example: string | readonly string[]) =>
  blocks(description, '["First paragraph", "- an item", "- another"]', example, 'blocks')

/** Paragraphs, lists, subheadings, quotations and pictures. */
export const article = (description: string, example: string | readonly string[]) =>
  blocks(
    description,
    '["First paragraph", "### A subheading", "- an item", "> a quotation", "![What it shows](/images/relay.jpg)"]',
    example,
    'article',
  )

export const phone = (description: string, example: string) => marked('phone', description, example)

/**
 * A picture in `public`.
 * @param altKey the sibling that must describe the picture. Absent for decorative pictures
 */
export const imagePath = (description: string, example: string, altKey?: string) =>
  marked('image', description, example, altKey ? { [ALT_KEY]: altKey } : {})

/**
 * A picture that a section may have, and what it shows.
 * @param width of its place
 * @param what it is: a picture, a map, a portrait
 */
export const describedImage = (
  width: number,
  description: string,
  example: string,
  what: string,
  altExample: string,
) => ({
  image: shownAt(width, imagePath(description, example, 'imageAlt')).optional(),
  imageAlt: text(`What the ${what} shows, for those who cannot see it.`, altExample).optional(),
})

export const pictureFile = (description: string, example: string) =>
  marked('pictureFile', description, example)

/** The width of the window on the screen for which widths are given, in CSS pixels. A band has that width. */
export const BAND_WIDTH = 1440

/** A photograph is behind the words of a band if it is at least so many times as wide as high. */
export const WIDE_PHOTOGRAPH = 1.3

/**
 * Marks a picture with the width of its place, so that an author is warned of a file that would be blurred there.
 * @param width in CSS pixels, in a window as wide as `BAND_WIDTH`
 */
export const shownAt = (width: number, picture: z.ZodString) =>
  picture.meta({ ...picture.meta(), [WIDTH]: width })

export const downloadPath = (description: string, example: string) => marked('download', description, example)

export const pdfPath = (description: string, example: string) => marked('pdf', description, example)

/** The target of a link. `#` alone is the placeholder for "not known yet". */
export const link = (description: string, example: string) => marked('link', description, example)

export const serviceUrl = (description: string, example: string) => marked('service', description, example)

export const pagePath = (description: string, example: string) => marked('page', description, example)

export const collection = (description: string) =>
  marked('collection', description, '/stages', { [LABEL]: 'Pages below' })

export const iconName = (description: string, example: string) => marked('icon', description, example)

export const alias = () => marked('alias', 'Another address that shows this page.', '/stages/JHS')

/** A calendar day, `YYYY-MM-DD`. */
export const date = (description: string, example: string) =>
  z.iso.date().meta({ description, examples: [example] })

/** The id of a section, for links such as `/admissions/apply#documents`. */
export const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({
      description:
        'A name for this section, so that a link can lead straight to it ("/stages/ils#fees" leads to the id "fees").',
      [HELP]: 'A short name for this section, in small letters, so that a link can lead straight to it.',
      examples: ['fees'],
    })

/** Whether a section is kept in its document and left out of the page. */
export const hidden = () =>
  z.boolean().meta({
    description: 'true while visitors should not see this section. Delete the line to show it again.',
    [HELP]: 'Visitors do not see this section. It stays here, to be shown again.',
    examples: [true],
  })

export const wholeNumber = (least: number, most: number, description: string, example: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ description, examples: [example] })

/** What an author may switch on, or off where it is on by default. */
export const yesOrNo = (
  description: string,
  help: string,
  more: { examples?: boolean[]; default?: boolean } = {},
) =>
  z
    .boolean()
    .meta({ description, [HELP]: help, examples: [true], ...more })
    .optional()

/** A list with at least one entry. */
export const list = <S extends z.ZodType>(item: S, description: string) =>
  z.array(item).min(1).meta({ description })

/** A list of entries with some fields, at least one. */
export const entryList = <F extends z.core.$ZodLooseShape>(description: string, fields: F) =>
  list(z.strictObject(fields), description)

/**
 * The same list, whose entries belong to those of another list, in their order. Forms show both as a table: each entry of the
 * other list heads a column, and what moves there moves here, too.
 * @param key of the other list, which is next to the entries that hold this one
 */
export const inOrderOf = <S extends z.ZodType>(key: string, field: S) =>
  field.meta({ ...field.meta(), [COLUMNS]: key })

/** Facts that only the organisation knows and that are not written yet. Validation warns of each. */
export const toConfirm = (example: string) =>
  inForms(
    list(
      z
        .string()
        .regex(/\S/)
        .meta({ description: 'One fact, in a few words.', examples: [example] }),
      'Facts that are still to come from the organisation. Visitors do not see this list; "npm run validate" reminds you of each.',
    ),
    {
      label: 'Still to come',
      help: 'Facts that are still to come from the organisation. Visitors do not see this list; you are reminded of each.',
    },
  )
