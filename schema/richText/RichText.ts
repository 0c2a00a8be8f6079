/** A part of a line. */
export type InlineNode =
  | string
  | { tag: 'strong' | 'em'; children: InlineText }
  | { tag: 'a'; href: string; children: InlineText }

/** One line of text with emphasis and links. */
export type InlineText = InlineNode[]

/** A block of a text. A string is a paragraph without emphasis and links, as most are. */
export type Block =
  | string
  | { tag: 'p' | 'h3'; children: InlineText }
  | { tag: 'ul' | 'ol'; items: RichText[] }
  | { tag: 'blockquote'; children: RichText }
  | { tag: 'figure'; src: string; alt: string; caption?: string }

/** A text of one or more blocks, serialisable. */
export type RichText = Block[]

/**
 * How much of Markdown a field takes. `inline`: emphasis and links, on one line. `blocks`: also paragraphs and lists.
 * `article`: also subheadings, quotations and pictures.
 */
export type Markup = 'inline' | 'blocks' | 'article'

/** A mark of types alone: any text is a source, but only what a schema marks as one is parsed. */
declare const parsed: unique symbol

/** Markdown on one line, as an author writes it. */
export type InlineSource = string & { readonly [parsed]?: InlineText }

/** Markdown as an author writes it: one text, or a list of its lines. */
export type RichSource = (string | string[]) & { readonly [parsed]?: RichText }

/** The same value with its Markdown parsed. */
export type Parsed<T> = T extends { readonly [parsed]?: infer P } & (string | string[])
  ? typeof parsed extends keyof T
    ? NonNullable<P>
    : ParsedParts<T>
  : ParsedParts<T>

type ParsedParts<T> = T extends object ? { [K in keyof T]: Parsed<T[K]> } : T

/** The text of a field that takes one text or a list of its lines. */
export const sourceText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join('\n')
