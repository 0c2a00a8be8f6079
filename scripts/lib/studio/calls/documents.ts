import { z } from 'zod'
import { newKinds } from '../../authoring/newDocument.ts'
import { offeredKinds } from '../documents/offeredKinds.ts'
import { call, file, nothing } from './call.ts'

/** Longer ones fit into no list and no browser's tab. */
const title = z.string().trim().max(150)

/** Calls that add, rename, delete and restore documents. */
export const documentCalls = {
  /** The kinds of documents that can be added. */
  kinds: call(nothing, async () => offeredKinds),
  /** Adds a document. A page can have a parent; the others have a place of their own. */
  addDocument: call(
    z.strictObject({ kind: z.enum(newKinds), title, parent: file.optional() }),
    (studio, { kind, title, parent }) => studio.documents.add(kind, title, parent),
  ),
  duplicateDocument: call(z.strictObject({ file, title }), (studio, { file, title }) =>
    studio.documents.duplicate(file, title),
  ),
  /** Gives a document another title or address. Its old address stays, and links to it change. */
  renameDocument: call(
    z.strictObject({ file, title, address: z.string().max(300) }),
    (studio, { file, title, address }) => studio.documents.rename(file, title, address),
  ),
  /** What links to a document, and what else needs it. */
  dependents: call(z.strictObject({ file }), (studio, { file }) => studio.documents.dependents(file)),
  /** Puts a document into the bin. */
  deleteDocument: call(z.strictObject({ file }), (studio, { file }) => studio.documents.remove(file)),
  /** The documents that were deleted, the latest first. */
  bin: call(nothing, studio => studio.documents.binned()),
  restoreDocument: call(z.strictObject({ id: z.string().max(100) }), (studio, { id }) =>
    studio.documents.restore(id),
  ),
}
