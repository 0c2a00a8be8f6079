import { z } from 'zod'
import { newKinds } from '../../lib/authoring/newDocument.ts'
import { todayIn } from '../../lib/today.ts'
import { offeredKinds } from '../site/documentCalls.ts'
import { drawingOf, findIcons } from './fieldChoices.ts'
import { deleteFiles, restoreFile } from './files/changeFiles.ts'
import { listAttachments } from './files/fileUses.ts'
import { replaceFile } from './files/replaceFile.ts'
import { cropPicture, focusPicture, forgetFocus } from './pictures/changePicture.ts'
import { listPictures } from './pictures/listPictures.ts'
import { findCheckout } from './publish/Checkout.ts'
import { Forge } from './publish/Forge.ts'
import { lookForNews } from './publish/news.ts'
import { preparePublication, publishReviewed } from './publish/preparePublication.ts'
import { bringIn, pastPublications, takeBack } from './publish/publishSite.ts'
import { zipSite } from './publish/zipSite.ts'
import { type Studio, Turns } from './Studio.ts'

/** A call that the page of the studio can make: what it sends, as zod checks it, and what is done with it. */
interface Call<I extends z.ZodType, O> {
  input: I
  run(studio: Studio, input: z.infer<I>): Promise<O>
}

const call = <I extends z.ZodType, O>(
  input: I,
  run: (studio: Studio, input: z.infer<I>) => Promise<O>,
): Call<I, O> => ({ input, run })

/** The input of a call that needs none. */
const nothing = z.strictObject({})

/** The name of a document's file below the folder of pages. Studio refuses names that are no document's. */
const file = z.string().max(300)

const text = z.string().max(2_000_000)

/** The id of a window. It is a part of a file's name. */
const window = z.string().regex(/^[\w-]{1,64}$/)

/** Longer ones fit into no list and no browser's tab. */
const title = z.string().trim().max(150)

/** The path of a public file, as documents write it. */
const path = z.string().max(500)
const pixels = z.int().min(0).max(100_000)
const percent = z.int().min(0).max(100)
const area = z.strictObject({ left: pixels, top: pixels, width: pixels.min(1), height: pixels.min(1) })

/** The name or address of somebody. What git cannot keep of it is dropped or refused when it is published, in words. */
const line = z.string().trim().max(200)

const choices = z
  .record(z.string(), z.union([z.enum(['mine', 'theirs']), z.strictObject({ text })]))
  .optional()

/** The id of a commit. */
const commit = z.string().regex(/^[\da-f]{40,64}$/)

/** What is not published: documents and the name of all other files. */
const left = z.array(file).max(20_000).optional()

const publication = z.strictObject({
  left,
  message: z.string().trim().min(1).max(2000),
  author: z.strictObject({ name: line, email: line }).optional(),
  choices,
})

const words = z.string().max(200)

const query = z.strictObject({ words, matchesCase: z.boolean() })
const places = z.strictObject({ file, paths: z.array(z.array(z.union([z.string(), z.int()]))) })
const forge = new Forge()

const turns = new Turns()

/** What works with git comes one after the other, also of several windows. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> => turns.take('git', task)

/** Every call of the studio, by its name. Each is a POST request to `/_studio/api/<name>` with JSON both ways. */
export const calls = {
  /** All documents, with what is wrong with each. */
  list: call(nothing, async studio => studio.list()),
  /** Waits until something has changed since a revision, or for half a minute. */
  changes: call(z.strictObject({ since: z.int() }), (studio, { since }) => studio.changes(since)),
  /** A document. In a window it comes with what was not saved yet, with which its author goes on there. */
  open: call(
    z.strictObject({ file, window: z.strictObject({ id: window, before: window.optional() }).optional() }),
    (studio, input) =>
      studio.open(input.file, input.window && { id: input.window.id, before: input.window.before }),
  ),
  /** Shows a document as it is now, keeps it as unsaved work of a window, and says what is wrong with it. */
  preview: call(z.strictObject({ file, text, base: text, window }), (studio, input) =>
    studio.preview(input.file, input.text, input.base, input.window),
  ),
  /** Saves a document that nobody else has changed since it was loaded. */
  save: call(z.strictObject({ file, text, digest: z.string(), window }), (studio, input) =>
    studio.save(input.file, input.text, input.digest, input.window),
  ),

  // Adding, renaming, deleting and restoring documents.

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
  /** What was deleted, the latest first. */
  bin: call(nothing, studio => studio.documents.binned()),
  restoreDocument: call(z.strictObject({ id: z.string().max(100) }), (studio, { id }) =>
    studio.documents.restore(id),
  ),

  // Finding and replacing words.

  /** Every place in which words occur: in texts, in numbers, and in the names of what all pages share. */
  find: call(query, async (studio, input) => ({ found: await studio.documents.find(input) })),
  /** Replaces words in all chosen places or in none. */
  replace: call(
    z.strictObject({ query, replacement: z.string().max(200), chosen: z.array(places).max(10_000) }),
    (studio, { query, replacement, chosen }) => studio.documents.replace(query, replacement, chosen),
  ),
  takeBackReplacement: call(nothing, studio => studio.documents.takeBackReplacement()),

  // Pictures, and files that visitors download. What is added is no JSON and has an address of its own.

  /** All pictures, with what shows each. */
  pictures: call(nothing, studio => listPictures(studio)),
  /** All files that visitors download, with what leads to each. */
  attachments: call(nothing, studio => listAttachments(studio)),
  /** Names one file wherever another is named. */
  replaceFile: call(z.strictObject({ from: path, to: path }), (studio, { from, to }) =>
    replaceFile(studio, from, to),
  ),
  /** Puts files that nothing uses into the bin. */
  deleteFiles: call(z.strictObject({ paths: z.array(path).max(10_000) }), (studio, { paths }) =>
    deleteFiles(studio, paths, each => forgetFocus(studio, each)),
  ),
  restoreFile: call(z.strictObject({ id: z.string().max(100) }), (studio, { id }) => restoreFile(studio, id)),
  /** Stores a part of a picture as a picture of its own. */
  cropPicture: call(z.strictObject({ path, area }), (studio, { path, area }) =>
    cropPicture(studio, path, area),
  ),
  /** Sets the point around which a picture is cut wherever it is shown, or takes it away. */
  focusPicture: call(
    z.strictObject({ path, focus: z.strictObject({ x: percent, y: percent }).nullable() }),
    async (studio, { path, focus }) => {
      await focusPicture(studio, path, focus)
      return {}
    },
  ),

  // Publishing what was saved.

  /** What changes for visitors, and what prevents publishing. */
  preparePublication: call(z.strictObject({ left }), async (studio, { left }) =>
    preparePublication(studio.folders, (await studio.list()).documents, todayIn(studio.folders.pages), left),
  ),
  /** Sends what was saved and is chosen to the place that publishes it. */
  publish: call(publication, (studio, input) =>
    inTurn(async () =>
      publishReviewed(studio.folders, (await studio.list()).documents, {
        ...input,
        today: todayIn(studio.folders.pages),
      }),
    ),
  ),
  /** Where a publication is that was sent. */
  progress: call(z.strictObject({ commit }), async (studio, { commit }) => ({
    progress: await forge.progressOf(studio.folders, commit),
  })),
  /** What others have published meanwhile. */
  news: call(nothing, studio => inTurn(() => lookForNews(studio.folders))),
  /** Brings what others have published into the folders of this computer. */
  bringIn: call(z.strictObject({ choices }), (studio, { choices }) =>
    inTurn(async () => bringIn(studio.folders, { choices, unsaved: await studio.unsaved() })),
  ),
  /** The last publications that can be taken back. */
  past: call(nothing, async studio => {
    const checkout = await findCheckout(studio.folders)
    return { publications: checkout ? await pastPublications(checkout) : [] }
  }),
  /** Undoes a publication on this computer, or does it again. It is still to be published. */
  takeBack: call(z.strictObject({ id: commit, isAgain: z.boolean(), choices }), (studio, input) =>
    inTurn(() => takeBack(studio.folders, input)),
  ),
  /** The site as a ZIP file, to be put on any host. */
  downloadSite: call(nothing, studio => zipSite(studio.folders, `${studio.cache}/site`)),

  // What fields can choose from.

  /** Everything of the site that a link can lead to. */
  targets: call(nothing, async studio => ({ targets: await studio.targets() })),
  /** Icons by what they mean. */
  icons: call(z.strictObject({ words }), async (_, input) => ({ icons: findIcons(input.words) })),
  /** The drawing of an icon. */
  icon: call(z.strictObject({ name: words }), async (_, { name }) => ({ shape: drawingOf(name) })),
}

type Calls = typeof calls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = z.infer<Calls[N]['input']>
/** What a call answers, as JSON brings it to the page. */
export type CallOutput<N extends CallName> = Awaited<ReturnType<Calls[N]['run']>>
