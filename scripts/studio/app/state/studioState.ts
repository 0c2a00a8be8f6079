import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { type Identified, identify } from './identify.ts'

/** A document that was opened. */
export interface EditedDocument {
  file: string
  /** As its author has it now. */
  text: string
  /** As it is on disk, as far as the studio knows. */
  saved: string
  /** The digest of what is on disk. */
  digest: string
  problems: readonly Problem[]
  /** What it would cause in other documents. */
  others: readonly Problem[]
  /** What it caused in them when it was saved. */
  caused?: readonly Problem[]
  /** The text in which they were found. Their fixes fit no other. */
  checked?: string | undefined
  /** Its sections, and those of the version that its page shows, which is older while there is a mistake. */
  sections?: readonly Identified[]
  shown?: readonly Identified[]
  isShownOlder?: boolean
  /** What somebody else has saved since it was loaded, if it is not what this author has. */
  conflict?: { text: string; digest: string } | undefined
  /** When its unsaved work was done, as long as its author has not said whether to keep it. */
  restoredFrom?: string | undefined
}

/** One step that can be undone. */
interface Step {
  before: string
  after: string
  /** The field that was changed. Quick changes of one field are one step. */
  field: string
  /** In milliseconds since 1970. */
  at: number
}

/** What can be undone and redone in one document. */
export interface Steps {
  past: readonly Step[]
  future: readonly Step[]
}

export interface StudioState {
  documents: Readonly<Record<string, EditedDocument>>
  /** The file that is shown. */
  current: string | undefined
  /** By file: undo changes nothing that its author does not see. */
  steps: Readonly<Record<string, Steps>>
}

export type StudioAction =
  | { type: 'opened'; document: EditedDocument }
  | { type: 'edited'; file: string; text: string; field: string; at: number }
  /** The last step of the document that is shown. */
  | { type: 'undone' }
  | { type: 'redone' }
  /** `older`: the text that its page shows, where it is another one. */
  | {
      type: 'checked'
      file: string
      text: string
      problems: readonly Problem[]
      others: readonly Problem[]
      older?: string | undefined
    }
  | { type: 'saved'; file: string; text: string; digest: string }
  /** `since`: the digest of what was on disk, as far as the studio knew, when it asked. */
  | { type: 'changedOnDisk'; file: string; text: string; digest: string; since: string }
  | { type: 'settled'; file: string; text: string }
  | { type: 'kept'; file: string }
  | { type: 'closed'; file: string }

export const initialStudioState: StudioState = { documents: {}, current: undefined, steps: {} }

/** Milliseconds within which changes of one field are one step. */
const PAUSE = 1000

/** Steps of a document that are remembered. */
const MOST = 500

/** What the studio knows after something has happened. */
export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case 'opened':
      // What was loaded twice may have been changed since the first time.
      return {
        ...withDocument(state, state.documents[action.document.file] ?? action.document),
        current: action.document.file,
      }
    case 'edited':
      return edited(state, action)
    case 'undone': {
      const { file, past, future } = currentSteps(state)
      const step = past.at(-1)
      if (file === undefined || !step) return state
      const steps = { past: past.slice(0, -1), future: [step, ...future] }
      return withSteps(withText(state, file, step.before), file, steps)
    }
    case 'redone': {
      const { file, past, future } = currentSteps(state)
      const [step, ...later] = future
      if (file === undefined || !step) return state
      return withSteps(withText(state, file, step.after), file, { past: [...past, step], future: later })
    }
    case 'checked': {
      const document = state.documents[action.file]
      const { text: checked, problems, others, older } = action
      // The answer to a text that is no longer the current one comes too late.
      if (document?.text !== checked) return state
      const found = { ...document, problems, others, checked, isShownOlder: older !== undefined }
      if (older === undefined) return withDocument(state, { ...found, shown: identified(document) })
      // Work that is taken up again began from it.
      const shown = document.shown ?? identify([], sectionsIn(older) ?? [])
      const sections = document.shown ? identified(document) : identify(shown, sectionsIn(checked) ?? [])
      return withDocument(state, { ...found, shown, sections })
    }
    case 'saved': {
      const document = state.documents[action.file]
      const { text: saved, digest } = action
      if (!document) return state
      const caused = [...(document.caused ?? []), ...document.others]
      const ended = { conflict: undefined, restoredFrom: undefined }
      return withDocument(state, { ...document, saved, digest, caused, ...ended })
    }
    case 'changedOnDisk':
      return changedOnDisk(state, action)
    case 'settled': {
      const document = state.documents[action.file]
      if (!document?.conflict) return state
      const { text: saved, digest } = document.conflict
      const settled = { ...document, text: action.text, saved, digest, conflict: undefined }
      return withoutSteps(withDocument(state, settled), action.file)
    }
    case 'kept': {
      const document = state.documents[action.file]
      return document ? withDocument(state, { ...document, restoredFrom: undefined }) : state
    }
    case 'closed': {
      const { [action.file]: _, ...documents } = state.documents
      const current = state.current === action.file ? undefined : state.current
      return withoutSteps({ ...state, documents, current }, action.file)
    }
  }
}

const NONE: Steps = { past: [], future: [] }

/** What can be undone and redone in the document that is shown. */
export function currentSteps({ current, steps }: StudioState): Steps & { file: string | undefined } {
  return { file: current, ...((current !== undefined && steps[current]) || NONE) }
}

const withSteps = (state: StudioState, file: string, steps: Steps): StudioState => ({
  ...state,
  steps: { ...state.steps, [file]: steps },
})

/** Undo does not go back behind a version that others have saved: that would take their work away. */
const withoutSteps = (state: StudioState, file: string): StudioState => withSteps(state, file, NONE)

/** Whether a document has changes that are not on disk. */
export const isUnsaved = ({ text, saved }: EditedDocument): boolean => text !== saved

function edited(
  state: StudioState,
  { file, text, field, at }: Extract<StudioAction, { type: 'edited' }>,
): StudioState {
  const document = state.documents[file]
  if (!document || document.text === text) return state
  const { past } = state.steps[file] ?? NONE
  const last = past.at(-1)
  // What was saved is the end of a step.
  const goesOn = last && last.field === field && at - last.at < PAUSE && isUnsaved(document)
  const step: Step = { before: goesOn ? last.before : document.text, after: text, field, at }
  return withSteps(withText(state, file, text), file, {
    past: [...(goesOn ? past.slice(0, -1) : past), step].slice(-MOST),
    future: [],
  })
}

/** Without work of its own a document follows the disk; with it the author is to decide. */
function changedOnDisk(
  state: StudioState,
  { file, text, digest, since }: Extract<StudioAction, { type: 'changedOnDisk' }>,
): StudioState {
  const document = state.documents[file]
  // What was read before the author saved may arrive after it, and is older.
  if (!document || document.digest !== since || digest === since) return state
  const onDisk = { ...document, saved: text, digest, conflict: undefined }
  // An earlier text of this author was saved, although the answer to it was lost.
  const isOwn = state.steps[file]?.past.some(({ after }) => after === text)
  if (document.text === text || isOwn) return withDocument(state, onDisk)
  if (isUnsaved(document)) return withDocument(state, { ...document, conflict: { text, digest } })
  return withoutSteps(withDocument(state, { ...onDisk, text }), file)
}

function withDocument(state: StudioState, document: EditedDocument): StudioState {
  const before = state.documents[document.file]
  // What is no JSON at this moment has the same sections still.
  const found = before && before.text !== document.text ? sectionsIn(document.text) : undefined
  const changed =
    before && found ? { ...document, sections: identify(identified(before), found, before.shown) } : document
  return { ...state, documents: { ...state.documents, [document.file]: changed } }
}

const sectionsIn = (text: string): readonly unknown[] | undefined => {
  const { sections } = Object(valueOfText(text))
  return Array.isArray(sections) ? sections : undefined
}

const identified = ({ sections, text }: EditedDocument): readonly Identified[] =>
  sections ?? identify([], sectionsIn(text) ?? [])

/** Where the sections of a document are on its page, which may show an older version, and where those of the page are now. */
export interface Places {
  /** For each section that is on the page its index in the document, −1 for one that is gone. */
  sections: readonly number[]
  /** A path of the document in the version that is shown, and one of that version in the document. */
  onPage(path: Path): Path | undefined
  inDocument(path: Path): Path | undefined
}

export function placesOf(document: EditedDocument): Places {
  const sections = identified(document)
  const shown = document.shown ?? sections
  const indexes = shown.map(({ id }) => sections.findIndex(one => one.id === id))
  const movedTo = ([list, index, ...rest]: Path, to: number | undefined) =>
    list === undefined || index === undefined || to === -1 || to === undefined
      ? undefined
      : [list, to, ...rest]
  const isOfSection = ([list, index]: Path) => list === 'sections' && typeof index === 'number'
  return {
    sections: indexes.filter((_, at) => Object(JSON.parse(shown[at]?.written ?? '')).hidden !== true),
    onPage: path => (isOfSection(path) ? movedTo(path, indexes.indexOf(Number(path[1]))) : path),
    inDocument: path => (isOfSection(path) ? movedTo(path, indexes[Number(path[1])]) : path),
  }
}

function withText(state: StudioState, file: string, text: string): StudioState {
  const document = state.documents[file]
  return document ? withDocument(state, { ...document, text }) : state
}
