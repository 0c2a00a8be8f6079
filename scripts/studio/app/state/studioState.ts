import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { type Identified, identify } from './identify.ts'

/** A document that was opened. */
export interface EditedDocument {
  file: string
  /** As its author has it now. */
  text: string
  /** The text from which that was made, as far as the worker has it too: what differs was written here, or by others there. */
  known: string
  problems: readonly Problem[]
  /** What it would cause in other documents. */
  others: readonly Problem[]
  /** The text in which they were found. Their fixes fit no other. */
  checked?: string | undefined
  /** Its sections, and those of the version that its page shows, which is older while there is a mistake. */
  sections?: readonly Identified[]
  shown?: readonly Identified[]
  isShownOlder?: boolean
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
  /** `before`: the text that was changed. Others may have brought theirs in since it was rendered. */
  | { type: 'edited'; file: string; text: string; before: string; field: string; at: number }
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
  /** `before`: the text of this window into which somebody else has brought theirs. */
  | { type: 'joined'; file: string; text: string; before: string }
  | { type: 'closed'; file: string }

export const initialStudioState: StudioState = { documents: {}, current: undefined, steps: {} }

/** Milliseconds within which changes of one field are one step. */
const PAUSE = 1000

/** Steps of a document that are remembered. */
const MOST = 500

/** What the studio knows after something has happened. */
export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case 'opened': {
      const { document } = action
      const opened = state.documents[document.file]
      // Others may have changed it since it was shown last.
      const shown = opened ? { ...opened, checked: undefined } : document
      return { ...withDocument(state, shown), current: document.file }
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
      if (!document) return state
      // The answer to a text that is no longer the current one comes too late to say what is wrong.
      if (document.text !== checked) return withDocument(state, { ...document, known: checked })
      const found = {
        ...document,
        known: checked,
        problems,
        others,
        checked,
        isShownOlder: older !== undefined,
      }
      if (older === undefined) return withDocument(state, { ...found, shown: identified(document) })
      // Work that is taken up again began from it.
      const shown = document.shown ?? identify([], sectionsIn(older) ?? [])
      const sections = document.shown ? identified(document) : identify(shown, sectionsIn(checked) ?? [])
      return withDocument(state, { ...found, shown, sections })
    }
    case 'joined': {
      const { file, text, before } = action
      const document = state.documents[file]
      if (!document) return state
      // What was typed meanwhile is brought together with theirs when it is written.
      if (document.text !== before) return withDocument(state, { ...document, known: before })
      return withoutSteps(withDocument(state, { ...document, text, known: text }), file)
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

/** Undo does not go back behind what others have written: that would take their work away. */
const withoutSteps = (state: StudioState, file: string): StudioState => withSteps(state, file, NONE)

function edited(
  state: StudioState,
  { file, text, before, field, at }: Extract<StudioAction, { type: 'edited' }>,
): StudioState {
  const document = state.documents[file]
  if (!document || document.text === text) return state
  // What others have brought in meanwhile is not in that text, and not taken away by it either.
  const known = document.text === before ? document.known : before
  const { past } = state.steps[file] ?? NONE
  const last = past.at(-1)
  const goesOn = last && last.field === field && at - last.at < PAUSE
  const step: Step = { before: goesOn ? last.before : document.text, after: text, field, at }
  return withSteps(withDocument(state, { ...document, text, known }), file, {
    past: [...(goesOn ? past.slice(0, -1) : past), step].slice(-MOST),
    future: [],
  })
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
