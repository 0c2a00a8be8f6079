import { z } from 'zod'

const line = z.string().min(1)
const titled = { title: line.optional() }

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead'), text: line }),
  z.strictObject({ type: z.literal('text'), ...titled, text: line }),
  z.strictObject({ type: z.literal('list'), ...titled, items: z.array(line).min(1) }),
  z.strictObject({ type: z.literal('steps'), ...titled, items: z.array(line).min(1) }),
  z.strictObject({
    type: z.literal('table'),
    caption: line,
    columns: z.array(line).min(2),
    rows: z.array(z.array(line)).min(1),
    note: line.optional(),
  }),
])

/** What a printed document says: a cover, then one sheet after another. */
export const contents = z.strictObject({
  title: line,
  subtitle: line,
  /** A warning that stands on every sheet. */
  notice: line,
  language: line,
  /** The document's date; a clock's would make every document another. */
  date: z.iso.date(),
  sheets: z.array(z.strictObject({ title: line, blocks: z.array(block).min(1) })).min(1),
})

export type Contents = z.infer<typeof contents>
export type Block<T extends string = string> = Extract<z.infer<typeof block>, { type: T }>
