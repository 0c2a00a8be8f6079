import { z } from 'zod'
import { call, file, nothing } from './calls/call.ts'
import { documentCalls } from './calls/documents.ts'
import { pictureCalls } from './calls/pictures.ts'
import { publishCalls } from './calls/publish.ts'
import { targetCalls } from './calls/targets.ts'

const text = z.string().max(2_000_000)

/** Every call of the studio, by its name. Each is a POST request to `/_studio/api/<name>` with JSON both ways. */
export const calls = {
  /** The forms of all kinds of documents. */
  describe: call(nothing, async studio => studio.description()),
  /** All documents, with what is wrong with each. */
  list: call(nothing, async studio => studio.list()),
  /** Waits until something has changed since a revision, or for half a minute. */
  changes: call(z.strictObject({ since: z.int() }), (studio, { since }) => studio.changes(since)),
  /** A document, with what its author has not saved yet. */
  open: call(z.strictObject({ file }), (studio, { file }) => studio.open(file)),
  /** Shows a document as it is now, keeps it as unsaved work, and says what is wrong with it. */
  preview: call(z.strictObject({ file, text, base: text }), (studio, { file, text, base }) =>
    studio.preview(file, text, base),
  ),
  /** Forgets the unsaved work on a document. */
  discard: call(z.strictObject({ file }), (studio, { file }) => studio.discard(file)),
  /** Saves a document that nobody else has changed since it was loaded. */
  save: call(z.strictObject({ file, text, digest: z.string() }), (studio, { file, text, digest }) =>
    studio.save(file, text, digest),
  ),
  ...documentCalls,
  ...pictureCalls,
  ...publishCalls,
  ...targetCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type Input<N extends CallName> = z.infer<Calls[N]['input']>
/** What a call answers, as JSON brings it to the page. */
export type Output<N extends CallName> = Awaited<ReturnType<Calls[N]['run']>>
