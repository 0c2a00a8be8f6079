import { z } from 'zod'
import { aliasUrl, pageUrl, safeUrl } from './safeUrl.ts'

/**
 * What a string field means. Everything that reads references out of a document (validation, resolving, renaming)
 * goes by this mark, so a new section type needs no code in those places.
 */
export type FieldKind = 'text' | 'phone' | 'image' | 'pdf' | 'link' | 'page' | 'collection' | 'icon' | 'alias'

/** The name under which a field's kind, and the key of its picture's alt text, travel in zod's metadata. */
export const KIND = 'x-kind'
export const ALT_KEY = 'x-alt'

const marked = <S extends z.ZodType>(
  schema: S,
  kind: FieldKind,
  description: string,
  example: string,
  extra = {},
) => schema.meta({ [KIND]: kind, description, examples: [example], ...extra })

/** One line of plain text. `{school}`, `{phone}`, `{email}` and `{address}` in it are filled in from `_site.json`. */
export const text = (description: string, example: string) =>
  marked(z.string().regex(/^[^\r\n]*[^\s][^\r\n]*$/), 'text', description, example)

/** Text of one or more paragraphs; each line break (`\n`) starts a new one. */
export const paragraphs = (description: string, example: string) =>
  marked(
    z.string().regex(/[^\s]/),
    'text',
    `${description} A line break (\\n) starts a new paragraph.`,
    example,
  )

/** One telephone number, since it becomes a link: as many digits as numbers have (ITU-T E.164), and the signs between them. */
export const phone = (description: string, example: string) =>
  marked(z.string().regex(/^\+?(?:[ ()-]*[0-9]){7,15}[ ()-]*$/), 'phone', description, example)

/**
 * A picture in `public`.
 * @param altKey the neighbouring field that must describe the picture; none for pictures that only decorate
 */
export const imagePath = (description: string, example: string, altKey?: string) =>
  marked(
    z.string().regex(/^\/[^\s\\?#]+\.(?:avif|gif|jpe?g|png|svg|webp)$/),
    'image',
    `${description} The path of a file in the folder "public".`,
    example,
    altKey ? { [ALT_KEY]: altKey } : {},
  )

export const pdfPath = (description: string, example: string) =>
  marked(
    z.string().regex(/^\/[^\s\\?#]+\.pdf$/),
    'pdf',
    `${description} The path of a file in the folder "public".`,
    example,
  )

/** Where a link leads. `#` alone is the agreed placeholder for "not known yet". */
export const link = (description: string, example: string) =>
  marked(
    z.string().regex(safeUrl),
    'link',
    `${description} A page of this site ("/blog"), a place on a page ("#fees"), a web address ("https://…"), "mailto:…" or "tel:…".`,
    example,
  )

export const pagePath = (description: string, example: string) =>
  marked(z.string().regex(pageUrl), 'page', description, example)

/** A folder of pages, by its address: `/stages` means every page directly in `pages-json/stages`. */
export const collection = (description: string) =>
  marked(
    z.string().regex(pageUrl),
    'collection',
    `${description} The address of a folder of pages: "/stages" lists every page in "pages-json/stages" that has a summary.`,
    '/stages',
  )

export const iconName = (description: string, example: string) =>
  marked(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    'icon',
    `${description} The name of any Lucide icon (lucide.dev/icons), in lower case with hyphens.`,
    example,
  )

export const alias = () =>
  marked(z.string().regex(aliasUrl), 'alias', 'Another address that shows this page.', '/stages/JHS')

/** A calendar day, `YYYY-MM-DD`. */
export const date = (description: string, example: string) =>
  z.iso.date().meta({ description, examples: [example] })

/** The name of a place on a page, for links such as `/admissions/apply#documents`. */
export const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({
      description:
        'A name for this section, so that a link can lead straight to it ("/stages/ils#fees" leads to the id "fees").',
      examples: ['fees'],
    })

/** A list with at least one entry. */
export const list = <S extends z.ZodType>(item: S, description: string) =>
  z.array(item).min(1).meta({ description })
